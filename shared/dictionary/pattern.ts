/**
 * Words by pattern: letters stand for themselves, `.` or `?` for any one letter, `*` for any run of letters, none too,
 * and `[aeiou]` for one of these; `[^aeiou]` for one of the others.
 */
import { no, yes } from '#shared/result.ts';
import type { Result } from '#shared/result.ts';
import type { Dawg } from './dawg.ts';
import { CODE_OF_A, LETTERS, bitsIn, lowestBit } from './letters.ts';
import type { Lexicon } from './lexicon.ts';
import { wordsAfter } from './wordNumbers.ts';

export type PatternProblem = 'pattern/empty' | 'pattern/too-long' | 'pattern/bracket' | 'pattern/sign';

/** The most characters of a pattern. */
export const MAX_PATTERN_LENGTH = 64;

/** What one place of a pattern takes: one of the letters of a mask, or a run of any. */
type Place = number | 'run';

const ANY_LETTER = (1 << LETTERS) - 1;

/** The words that fit the pattern, in alphabetical order and in any case, one at a time; or one sentence about it. */
export function wordsLike(lexicon: Lexicon, pattern: string): Result<Iterable<string>, PatternProblem> {
  const places = readPattern(pattern);
  return places.ok ? yes(matching(lexicon.dawg, places.value)) : places;
}

/** The words that begin with these letters, in lower case, in alphabetical order, one at a time; all after none. */
export function wordsWithPrefix(lexicon: Lexicon, letters: string): Iterable<string> {
  return wordsAfter(lexicon.dawg, letters);
}

function readPattern(pattern: string): Result<readonly Place[], PatternProblem> {
  const signs = pattern.trim().toLowerCase();
  if (signs === '') return no('pattern/empty', 'Write a pattern, such as c?t or *ing.');
  if (signs.length > MAX_PATTERN_LENGTH) {
    return no('pattern/too-long', `A pattern has at most ${MAX_PATTERN_LENGTH} characters.`);
  }
  const places: Place[] = [];
  for (let at = 0; at < signs.length; at++) {
    const sign = signs.charAt(at);
    if (sign === '*') {
      // A run after a run says no more, and would be tried in vain.
      if (places.at(-1) !== 'run') places.push('run');
    } else if (sign === '.' || sign === '?') {
      places.push(ANY_LETTER);
    } else if (sign === '[') {
      const [whole, not = '', letters = ''] = /^\[(\^?)([a-z]+)\]/.exec(signs.slice(at)) ?? [];
      if (whole === undefined) {
        return no('pattern/bracket', 'A bracket holds letters and is closed, such as [aeiou] or [^s].');
      }
      const mask = maskOf(letters);
      places.push(not === '' ? mask : ANY_LETTER & ~mask);
      at += whole.length - 1;
    } else if (/[a-z]/.test(sign)) {
      places.push(maskOf(sign));
    } else {
      return no(
        'pattern/sign',
        `“${[...signs.slice(at)][0] ?? sign}” has no meaning in a pattern: use letters, ? for one, * for any number, [aeiou] for one of several.`,
      );
    }
  }
  return yes(places);
}

function maskOf(letters: string): number {
  let mask = 0;
  for (const letter of letters) mask |= 1 << (letter.charCodeAt(0) - CODE_OF_A);
  return mask;
}

/**
 * Follows all ways of reading the pattern at once, as a set of places reached, so that a word is met once however many
 * runs could be stretched to fit it, and no further than some word begins and the pattern allows.
 */
function* matching(dawg: Dawg, places: readonly Place[]): Generator<string, void, undefined> {
  const { leadsOn, endsWord, firstTarget, targets } = dawg;

  /** Places from which one may go on at once: a run may be empty. */
  function settled(reached: ReadonlySet<number>): ReadonlySet<number> {
    const all = new Set(reached);
    for (const place of all) if (places[place] === 'run') all.add(place + 1);
    return all;
  }

  function after(reached: ReadonlySet<number>, letter: number): ReadonlySet<number> {
    const next = new Set<number>();
    for (const at of reached) {
      const place = places[at];
      if (place === 'run') next.add(at);
      else if (place !== undefined && ((place >>> letter) & 1) === 1) next.add(at + 1);
    }
    return settled(next);
  }

  function lettersFrom(reached: ReadonlySet<number>): number {
    let mask = 0;
    for (const at of reached) {
      const place = places[at];
      if (place !== undefined) mask |= place === 'run' ? ANY_LETTER : place;
    }
    return mask;
  }

  function* from(
    state: number,
    reached: ReadonlySet<number>,
    prefix: string,
  ): Generator<string, void, undefined> {
    const leads = leadsOn[state] ?? 0;
    const ends = endsWord[state] ?? 0;
    for (let rest = (leads | ends) & lettersFrom(reached); rest !== 0; rest &= rest - 1) {
      const letter = lowestBit(rest);
      const next = after(reached, letter);
      const spelt = prefix + String.fromCharCode(CODE_OF_A + letter);
      if (((ends >>> letter) & 1) === 1 && next.has(places.length)) yield spelt;
      if (((leads >>> letter) & 1) === 0) continue;
      const target = targets[(firstTarget[state] ?? 0) + bitsIn(leads & ((1 << letter) - 1))] ?? 0;
      yield* from(target, next, spelt);
    }
  }

  yield* from(0, settled(new Set([0])), '');
}
