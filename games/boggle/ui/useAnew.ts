/**
 * A new game takes the round that runs, and all points, from everybody: where several people sit, whoever begins one is
 * asked first.
 */
import { shallowRef, watch, type ShallowRef } from 'vue';
import { peopleOf } from '#shared/match/people.ts';
import type { View } from '#shared/plugin/view.ts';
import type { BoggleData } from '../data.ts';
import type { BoggleMove } from '../moves.ts';

export interface Question {
  /** What the new game would be played to, where that is what begins it. */
  readonly target: number | null;
  answer(start: boolean): void;
}

export interface Anew {
  /** What is being asked; null for nothing. */
  readonly question: ShallowRef<Question | null>;
  /** Whether to make the move: at once, unless it is asked about. */
  sure(move: BoggleMove): Promise<boolean>;
  /** Makes a move by a button, unless it is thought better of. */
  press(move: BoggleMove): Promise<void>;
}

export function useAnew(view: () => View<BoggleData>, act: (move: BoggleMove) => Promise<void>): Anew {
  const question = shallowRef<Question | null>(null);

  function playing(): boolean {
    const { data, seats } = view();
    const { phase, round } = data;
    return round > 0 && phase !== 'gameOver' && phase !== 'quit' && peopleOf(seats).length > 1;
  }

  /** A target that is refused begins nothing. */
  function begins(move: BoggleMove): boolean {
    const { min, max } = view().data.bounds.target;
    if (move.type === 'setTarget') return Number.isInteger(move.to) && move.to >= min && move.to <= max;
    return move.type === 'newGame';
  }

  // What was asked about has come to its end by itself.
  watch(playing, (still) => {
    if (!still) question.value?.answer(false);
  });

  function sure(move: BoggleMove): Promise<boolean> {
    if (!begins(move) || !playing()) return Promise.resolve(true);
    question.value?.answer(false);
    return new Promise((resolve) => {
      question.value = {
        target: move.type === 'setTarget' ? move.to : null,
        answer(start) {
          question.value = null;
          resolve(start);
        },
      };
    });
  }

  return {
    question,
    sure,
    async press(move) {
      if (await sure(move)) await act(move);
    },
  };
}
