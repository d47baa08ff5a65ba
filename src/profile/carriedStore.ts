/** What outlives a match, a note a game: given to the next match, and merged into when one ends. */
import * as v from 'valibot';
import type { Json } from '#shared/json.ts';
import type { Carry } from '#shared/plugin/contract.ts';
import { say } from '#src/shell/say.ts';
import type { BrowserNotes } from './browserNotes.ts';
import { parsedJson } from '#shared/json.ts';

/** What a match is given, and a sentence if something was wrong with what had been kept. */
export interface Loaded {
  readonly carried: Json;
  readonly warning: string | null;
}

/** What came of keeping something. */
export interface Keeping {
  /** Whether the browser has it, beyond this page. */
  readonly kept: boolean;
  /** What there is to say about it, or null. */
  readonly sentence: string | null;
}

/** A match that has ended, and what it began with and leaves behind. */
export interface Legacy {
  readonly match: string;
  readonly base: Json;
  readonly ours: Json;
}

export interface CarriedStore {
  load(game: GameName, carry: Carry | undefined): Loaded;
  /** Merges what a match leaves behind, once a match, however often it is asked to. */
  keep(game: GameName, carry: Carry, legacy: Legacy): Promise<Keeping>;
  /**
   * Puts another value in the place of what is kept, given what stands there at that moment. Answers a sentence when
   * it could not be kept. A match that still goes on merges into it when it ends.
   */
  replace(game: GameName, carry: Carry, by: (kept: Json) => Json): Promise<string | null>;
}

export interface GameName {
  readonly id: string;
  readonly title: string;
}

/** Runs work while no other tab runs work of the same name. */
export type Alone = <T>(name: string, work: () => T) => Promise<T>;

const KEPT = v.strictObject({
  value: v.unknown(),
  /** The last matches merged in, so that none counts twice. */
  matches: v.array(v.string()),
});

type Kept = v.InferOutput<typeof KEPT>;

interface Reading extends Loaded {
  readonly matches: readonly string[];
  /** Damaged data is still in its place, for want of another. */
  readonly stuck: boolean;
}

const MATCHES_REMEMBERED = 100;

export function createCarriedStore(notes: BrowserNotes, alone: Alone): CarriedStore {
  /** Instead of damaged data that cannot be set aside: it is never written over. */
  const meanwhile = new Map<string, Kept>();

  function read(game: GameName, carry: Carry): Reading {
    const afresh = { carried: carry.initial(), matches: [] };
    const text = notes.get(keyOf(game));
    if (text === null) return { ...afresh, warning: null, stuck: false };
    const sound = understood(carry, parsedJson(text));
    if (sound !== null) return { ...sound, warning: null, stuck: false };
    const since = understood(carry, meanwhile.get(keyOf(game))) ?? afresh;
    const stuck = !setAside(game, text);
    const warning = say(stuck ? 'storage.carriedStuck' : 'storage.carriedBad', { game: game.title });
    return { ...since, warning, stuck };
  }

  /** Answers whether the text is safe elsewhere now. */
  function setAside(game: GameName, text: string): boolean {
    const key = freeKey(game);
    if (!notes.set(key, text)) {
      // Remembered by this page alone it would not be safe.
      notes.remove(key);
      return false;
    }
    const since = meanwhile.get(keyOf(game));
    meanwhile.delete(keyOf(game));
    if (since === undefined) notes.remove(keyOf(game));
    else notes.set(keyOf(game), JSON.stringify(since));
    return true;
  }

  function write(game: GameName, { warning, stuck }: Reading, kept: Kept, unkept: string): Keeping {
    if (stuck) {
      meanwhile.set(keyOf(game), kept);
      return { kept: false, sentence: warning };
    }
    const done = notes.set(keyOf(game), JSON.stringify(kept));
    return { kept: done, sentence: done ? warning : unkept };
  }

  /** Never over what was set aside before. */
  function freeKey(game: GameName): string {
    let n = 1;
    while (notes.get(`quoin:set-aside:${game.id}:${n}`) !== null) n += 1;
    return `quoin:set-aside:${game.id}:${n}`;
  }

  return {
    load(game, carry) {
      if (carry === undefined) return { carried: null, warning: null };
      const { carried, warning } = read(game, carry);
      return { carried, warning };
    },
    keep(game, carry, { match, base, ours }) {
      return alone(keyOf(game), () => {
        const reading = read(game, carry);
        const { carried, matches } = reading;
        // One that is merged in may have stayed with this page for want of room: it is written again.
        const known = matches.includes(match);
        const value = known ? carried : carry.merge(base, carried, ours);
        const remembered = known ? [...matches] : [...matches, match].slice(-MATCHES_REMEMBERED);
        return write(game, reading, { value, matches: remembered }, say('storage.carriedUnkept'));
      });
    },
    replace(game, carry, by) {
      return alone(keyOf(game), () => {
        const reading = read(game, carry);
        // The matches stay remembered: one that has ended does not come back into the new value.
        const kept = { value: by(reading.carried), matches: [...reading.matches] };
        return write(game, reading, kept, say('kept.unkept')).sentence;
      });
    },
  };
}

function understood(carry: Carry, stored: unknown): Pick<Reading, 'carried' | 'matches'> | null {
  const kept = v.safeParse(KEPT, stored);
  const value = v.safeParse(carry.schema, kept.success ? kept.output.value : undefined);
  return kept.success && value.success ? { carried: value.output, matches: kept.output.matches } : null;
}

function keyOf(game: GameName): string {
  return `quoin:carried:${game.id}`;
}
