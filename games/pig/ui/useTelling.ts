/**
 * What a table sounds like and what is said of it. An own throw is told as it lies; of another's turn how it ended, in
 * one sentence; then whose turn it is. Where a dialog tells who has won, it is not said twice.
 */
import { watch, type Ref } from 'vue';
import type { SeatIndex } from '#shared/match/entry.ts';
import { useAnnounce } from '#shared/plugin/ui/announce.ts';
import { useSeatsHere } from '#shared/plugin/ui/seats.ts';
import { useSound, type SoundName } from '#shared/plugin/ui/senses.ts';
import type { Say } from '#shared/plugin/ui/words.ts';
import type { Happening, PigData } from '../data.ts';
import type { TableWord } from '../tableMessages.en.ts';
import type { Sentences } from './useSentences.ts';
import type { Tumble } from './useTumble.ts';

/** What each happening sounds like once the dice lie. */
const SOUNDS: Readonly<Record<Happening['kind'], SoundName>> = {
  rolled: 'tick',
  pig: 'refuse',
  held: 'accept',
};

export function useTelling(
  shown: Readonly<Ref<PigData>>,
  thrown: Tumble['thrown'],
  sentences: Sentences,
  say: Say<TableWord>,
): void {
  const announce = useAnnounce();
  const play = useSound();
  const { here } = useSeatsHere();

  function isOwn(seat: SeatIndex, data: PigData): boolean {
    return !data.watching && (seat === data.self || here.includes(seat));
  }

  function tellHappening(now: PigData, before: PigData): readonly string[] {
    const { last } = now;
    if (last === null || now.n !== before.n + 1) return [];
    play(SOUNDS[last.kind]);
    const own = isOwn(last.by, now);
    if (last.kind === 'rolled') return own ? [sentences.thrown(last, now.turnTotal)] : [];
    const ended = sentences.ended(last);
    // Of ones alone it says so itself.
    if (!own || last.dice === null || last.dice.every((die) => die === 1)) return [ended];
    return [sentences.dice(last.dice), ended];
  }

  function tellTurn(now: PigData, before: PigData): readonly string[] {
    const anew = now.game !== before.game;
    if (now.phase === 'over' || now.phase === 'left') {
      return now.phase === 'over' && before.phase !== 'over' && now.watching ? [headline(now)] : [];
    }
    if (!anew && now.turn === before.turn) return [];
    return anew ? [say('said.newGame'), headline(now)] : [headline(now)];
  }

  function headline(data: PigData): string {
    return say('said.turn', { turn: sentences.headline(data) });
  }

  watch(thrown, (now) => {
    if (now !== null) play('shake');
  });
  watch(
    shown,
    (now, before) => {
      const sentence = [...tellHappening(now, before), ...tellTurn(now, before)].join(' ');
      if (sentence === '') return;
      // It must be heard before the turn passes.
      announce(sentence, now.phase === 'pig' && isOwn(now.turn, now) ? 'assertive' : 'polite');
    },
    { flush: 'sync' },
  );
}
