/** What somebody at a hosted match is asked first: whether to go, to end it for all, to take a seat from somebody. */
import { useRouter } from 'vue-router';
import type { SitterView } from '#src/room/tableView.ts';
import type { Question } from '#src/table/question.ts';
import { sayMatch } from './sayMatch.ts';
import type { MatchHere } from './useLinkedMatch.ts';
import type { OnlineMoves } from './useOnlineMoves.ts';
import { useTokens } from './useTokens.ts';

export interface OnlineQuestionsOptions {
  readonly here: MatchHere;
  readonly act: OnlineMoves['act'];
  /** Puts the question, worded anew in whatever language is spoken. */
  ask(worded: () => Question): void;
}

export interface OnlineQuestions {
  /** At once for whoever watches, and where all is over. */
  leave(): Promise<void>;
  end(): void;
  remove(sitter: SitterView): void;
}

export function useOnlineQuestions({ here, act, ask }: OnlineQuestionsOptions): OnlineQuestions {
  const { now, table, seat, isOver } = here;
  const router = useRouter();
  const tokens = useTokens();

  /** Stands up for good, or stops watching. */
  async function go(): Promise<void> {
    const { you, state } = now.value;
    if (you !== null && state.kind === 'open' && !(await act({ type: 'leave' }))) return;
    if (now.value.you !== null && table.value !== null) tokens.forget(table.value.code);
    await router.push('/');
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
      ask(() => ({
        title: sayMatch('end.title'),
        text: sayMatch('end.text'),
        keep: sayMatch('end.keep'),
        act: sayMatch('end.act'),
        does: () => act({ type: 'end' }),
      }));
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
