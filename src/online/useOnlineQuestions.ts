/** What somebody at a hosted match is asked first: whether to go, to end it for all, to take a seat from somebody. */
import { useRouter } from 'vue-router';
import type { Game, Send } from '#shared/plugin/contract.ts';
import type { ClientAct } from '#src/room/acts.ts';
import type { SitterView } from '#src/room/tableView.ts';
import type { Question } from '#src/table/question.ts';
import { sayMatch } from './sayMatch.ts';
import type { MatchHere } from './useLinkedMatch.ts';
import type { OnlineMoves } from './useOnlineMoves.ts';
import { useTokens } from './useTokens.ts';

export interface OnlineQuestionsOptions {
  readonly game: Pick<Game, 'legal'>;
  readonly here: MatchHere;
  readonly moves: Pick<OnlineMoves, 'act' | 'send'>;
  /** Puts the question, worded anew in whatever language is spoken. */
  ask(worded: () => Question): void;
}

export interface OnlineQuestions {
  /** At once for whoever watches, and where all is over. */
  leave(): Promise<void>;
  /** Ends the match by the game’s own move where it has one: then all is shown that was hidden. */
  end(): void;
  /** For the game’s table: a move of type `quit` ends the match for everybody, so it asks where others sit. */
  readonly send: Send;
  remove(sitter: SitterView): void;
}

export function useOnlineQuestions({ game, here, moves, ask }: OnlineQuestionsOptions): OnlineQuestions {
  const { now, view, table, seat, isOver } = here;
  const { act } = moves;
  const router = useRouter();
  const tokens = useTokens();

  /** Stands up for good, or stops watching. */
  async function go(): Promise<void> {
    const { you, state } = now.value;
    if (you !== null && state.kind === 'open' && !(await act({ type: 'leave' }))) return;
    if (now.value.you !== null && table.value !== null) tokens.forget(table.value.code);
    await router.push('/');
  }

  function hasCompany(): boolean {
    const { you } = now.value;
    return table.value?.sitters.some(({ id, by }) => by === 'person' && id !== you) ?? false;
  }

  function ending(): ClientAct {
    const quit = game.legal(view.value).find(({ move }) => move.type === 'quit');
    return quit === undefined ? { type: 'end' } : { type: 'play', move: quit.move };
  }

  /** What ends it is looked for when it is wanted: the match goes on while somebody is asked. */
  function askToEnd(by: () => ClientAct): void {
    ask(() => ({
      title: sayMatch('end.title'),
      text: sayMatch('end.text'),
      keep: sayMatch('end.keep'),
      act: sayMatch('end.act'),
      does: () => act(by()),
    }));
  }

  return {
    async leave() {
      if (seat.value === null || isOver.value) return go();
      ask(() => ({
        title: sayMatch('leave.title'),
        text: sayMatch('leave.seat'),
        keep: sayMatch('leave.keep'),
        act: sayMatch('leave.act'),
        does: go,
      }));
    },
    end() {
      askToEnd(ending);
    },
    async send(move) {
      if (move.type !== 'quit' || isOver.value || !hasCompany()) return moves.send(move);
      askToEnd(() => ({ type: 'play', move }));
      return null;
    },
    remove({ id, name }) {
      ask(() => ({
        title: sayMatch('remove.title', { name }),
        text: sayMatch('remove.text'),
        keep: sayMatch('remove.keep'),
        act: sayMatch('remove.act'),
        does: () => act({ type: 'remove', who: id }),
      }));
    },
  };
}
