/** Moves that take their time to arrive, in the order in which they were made. */
import { onScopeDispose } from 'vue';
import type { AnyMove } from '#shared/match/entry.ts';

/** Answers null when the move was taken, else the sentence to show. */
export type Deliver = (move: AnyMove) => Promise<string | null>;

interface Letter {
  readonly due: number;
  readonly post: () => void;
}

/**
 * Delivers each move `delay` ms later, none before an earlier one. When the scope ends, what is on its way arrives at
 * once, and so does what is sent after that: nothing anybody has made is lost.
 */
export function useLateSend(delay: () => number, deliver: Deliver): Deliver {
  let letters: readonly Letter[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;

  function postDue(until: number): void {
    const due = letters.filter((letter) => letter.due <= until);
    letters = letters.slice(due.length);
    for (const { post } of due) post();
    clearTimeout(timer);
    const [next] = letters;
    if (next === undefined) return;
    timer = setTimeout(() => postDue(next.due), Math.max(next.due - performance.now(), 0));
  }

  onScopeDispose(() => {
    left = true;
    postDue(Infinity);
  });

  return (move) => {
    const wait = delay();
    if (left || (wait === 0 && letters.length === 0)) return deliver(move);
    return new Promise((resolve, reject) => {
      const due = Math.max(performance.now() + wait, letters.at(-1)?.due ?? 0);
      letters = [...letters, { due, post: () => void deliver(move).then(resolve, reject) }];
      if (letters.length === 1) postDue(-Infinity);
    });
  };
}
