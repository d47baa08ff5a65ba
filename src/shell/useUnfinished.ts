/** The matches that can be gone on with: what they are called, how they are resumed and deleted. */
import { computed, type ComputedRef } from 'vue';
import { useRouter } from 'vue-router';
import type { MatchHead } from '#shared/match/matchStore.ts';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import { isDone } from '#src/profile/isDone.ts';
import { NO_GAME } from '#src/profile/readHeads.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { boardOfDay } from './boardOfDay.ts';
import { useGameWords } from './gameWords.ts';
import { openedLid } from './lidMorph.ts';
import { reasonOf, say } from './say.ts';
import { when } from './when.ts';

type Titled = Pick<MatchHead, 'game'> & Partial<Pick<MatchHead, 'id' | 'origin'>>;

export interface Unfinished {
  /** Newest first. */
  readonly heads: ComputedRef<readonly MatchHead[]>;
  /** Reads the list; that it could not be read stands among the notices. It never rejects. */
  list(read?: () => Promise<void>): Promise<void>;
  /** Of a game, or of a match of it; a fork says that it is one, and a board of a day of which day. */
  titleOf(head: Titled): string;
  /** Where it is and how it stands, or when it was last played. */
  lineOf(head: MatchHead): string;
  /** Goes to its table; why it could not stands among the notices. It never rejects. */
  resume(head: MatchHead): Promise<void>;
  /** Says how it went; the sentence of a refusal stands among the notices as well. */
  remove(head: MatchHead): Promise<void>;
}

/** Of one game, or of all. */
export function useUnfinished(game?: string): Unfinished {
  const matches = useMatches();
  const router = useRouter();
  const announce = useAnnounce();
  const wordsOf = useGameWords();

  const heads = computed(() =>
    matches.heads.filter((head) => !isDone(head) && (game === undefined || head.game === game)),
  );

  async function list(read = matches.refresh): Promise<void> {
    try {
      await read();
    } catch (error) {
      fail(say('menu.unread', { why: reasonOf(error) }));
    }
  }

  function fail(sentence: string): void {
    announce(sentence, 'assertive');
    matches.notice(sentence);
  }

  function titleOf({ game: id, id: match = '', origin = null }: Titled): string {
    if (id === NO_GAME) return say('menu.damaged');
    const plugin = pluginOf(id);
    if (plugin === undefined) return say('menu.unknownGame', { game: id });
    const game = wordsOf(plugin.id, 'plugin.title', plugin.title);
    if (origin !== null) return say('history.forkOf', { game });
    const board = boardOfDay(id, match);
    return board === null ? game : say('history.ofDay', { game, board });
  }

  function lineOf(head: MatchHead): string {
    const { doing = null, left = null, line = null } = head.brief ?? {};
    if (doing !== null && left !== null) return say('menu.doingLeft', { doing, time: clockFace(left) });
    if (doing !== null) return line === null ? doing : say('menu.doingLine', { doing, line });
    return say('menu.lastPlayed', { when: when(head.touched) });
  }

  async function resume(head: MatchHead): Promise<void> {
    openedLid.value = `match ${head.id}`;
    matches.willResume(head.id);
    try {
      await router.push(`/match/${head.id}`);
    } catch (error) {
      fail(say('match.noLoad', { why: reasonOf(error) }));
    }
  }

  async function remove(head: MatchHead): Promise<void> {
    const removed = await matches.remove(head.id);
    announce(removed.ok ? say('menu.deleted') : removed.message, 'polite');
    if (!removed.ok) matches.notice(removed.message);
  }

  return { heads, list, titleOf, lineOf, resume, remove };
}

/** Time left (ms) as a clock shows it: 1:42, and 1:02:03 from an hour on. A second that has begun still counts. */
export function clockFace(left: number): string {
  const seconds = Math.ceil(Math.max(0, left) / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
