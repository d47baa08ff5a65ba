/** What outlives a match, a note a game: given to the next match, and merged into when one ends. */
import * as v from 'valibot';
import type { Json } from '#shared/json.ts';
import type { Carry } from '#shared/plugin/contract.ts';
import { say } from '#src/shell/say.ts';
import type { BrowserNotes } from './browserNotes.ts';

/** What a match is given, and a sentence if something was wrong with what had been kept. */
export interface Loaded {
  readonly carried: Json;
  readonly warning: string | null;
}

/** A match that has ended, and what it began with and leaves behind. */
export interface Legacy {
  readonly match: string;
  readonly base: Json;
  readonly ours: Json;
}

export interface CarriedStore {
  load(game: GameName, carry: Carry | undefined): Loaded;
  /** Merges what a match leaves behind, once a match. Answers a sentence when it could not be kept. */
  keep(game: GameName, carry: Carry, legacy: Legacy): Promise<string | null>;
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

const MATCHES_REMEMBERED = 100;

export function createCarriedStore(notes: BrowserNotes, alone: Alone): CarriedStore {
  function read(game: GameName, carry: Carry): Loaded & { readonly matches: readonly string[] } {
    const text = notes.get(keyOf(game));
    if (text === null) return { carried: carry.initial(), warning: null, matches: [] };
    const kept = v.safeParse(KEPT, parsed(text));
    const value = v.safeParse(carry.schema, kept.success ? kept.output.value : undefined);
    if (kept.success && value.success) {
      return { carried: value.output, warning: null, matches: kept.output.matches };
    }
    if (notes.set(freeKey(game), text)) notes.remove(keyOf(game));
    return {
      carried: carry.initial(),
      warning: say('storage.carriedBad', { game: game.title }),
      matches: [],
    };
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
        const { carried, warning, matches } = read(game, carry);
        if (matches.includes(match)) return warning;
        const value = carry.merge(base, carried, ours);
        const remembered = [...matches, match].slice(-MATCHES_REMEMBERED);
        const kept = notes.set(keyOf(game), JSON.stringify({ value, matches: remembered }));
        return kept ? warning : say('storage.carriedUnkept');
      });
    },
  };
}

function keyOf(game: GameName): string {
  return `quoin:carried:${game.id}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
