/**
 * A lexicon as one file of bytes, as it is sent to a page: small once compressed, and read without building anything.
 *
 *     4 bytes   'QLX1'
 *     4 bytes   length of the head, little-endian
 *     head      JSON: name, title, hash, and how many states and targets there are and bytes in each part
 *     arcs      a byte for each letter of each state, states breadth first: letter, ends a word, leads on, last of its state
 *     shared    the states that are pointed to once more after they were first met, the most wanted first: as differences
 *     targets   for each letter that leads on: 0 for the next state not yet met, else 1 + the place in `shared`
 *     marks     a byte for each word in alphabetical order: level and rudeness
 *
 * Numbers in `shared` and `targets` take as many bytes as they need, 7 bits each. For 255,000 words with brotli this came
 * to 119 + 11 + 135 + 70 kB; state numbers instead of places take 175 kB instead of 146, masks instead of arcs 132
 * instead of 119, marks of four bits 66 instead of 70, in reverse order of spelling 66, and the words as text 550 instead
 * of all but the marks.
 */
import * as v from 'valibot';
import { createLexicon } from './createLexicon.ts';
import type { LexiconParts } from './createLexicon.ts';
import type { Dawg } from './dawg.ts';
import type { Lexicon } from './lexicon.ts';
import { bitsIn } from './wordNumbers.ts';

const MAGIC = 'QLX1';
const HEAD_AT = 8;

const ENDS = 32;
const LEADS = 64;
const LAST = 128;
const LETTER = 31;

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Head = v.object({
  name: v.string(),
  title: v.string(),
  hash: v.string(),
  states: Count,
  targets: Count,
  shared: Count,
  bytes: v.object({ arcs: Count, shared: Count, targets: Count, marks: Count }),
});

/** The bytes of a lexicon, for `readPacked`. */
export function packLexicon({ resource, title, dawg, marks }: LexiconParts): Uint8Array {
  const shared = sharedStates(dawg);
  const placeOf = new Map(shared.map((state, place) => [state, place + 1]));
  let met = 0;
  const targets = [...dawg.targets].map((target) => {
    if (target !== met + 1) return placeOf.get(target) ?? 0;
    met = target;
    return 0;
  });
  const differences = shared.map((state, i) => zigzag(state - (shared[i - 1] ?? 0)));
  const parts = {
    arcs: arcsOf(dawg),
    shared: varints(differences),
    targets: varints(targets),
    marks,
  };
  const head = new TextEncoder().encode(
    JSON.stringify({
      ...resource,
      title,
      states: dawg.leadsOn.length,
      targets: targets.length,
      shared: shared.length,
      bytes: {
        arcs: parts.arcs.length,
        shared: parts.shared.length,
        targets: parts.targets.length,
        marks: parts.marks.length,
      },
    } satisfies v.InferOutput<typeof Head>),
  );
  const start = new Uint8Array(HEAD_AT);
  start.set(new TextEncoder().encode(MAGIC));
  new DataView(start.buffer).setUint32(MAGIC.length, head.length, true);
  return joined([start, head, parts.arcs, parts.shared, parts.targets, parts.marks]);
}

/** The lexicon of these bytes. @throws Error with one sentence when they are not a whole packed lexicon. */
export function readPacked(bytes: Uint8Array): Lexicon {
  const { head, from } = readHead(bytes);
  let at = from;
  const next = (length: number): Uint8Array => bytes.subarray(at, (at += length));
  const arcs = next(head.bytes.arcs);
  const shared = readShared(next(head.bytes.shared), head.shared);
  const targets = readTargets(next(head.bytes.targets), head.targets, shared, head.states);
  const marks = next(head.bytes.marks);
  if (at !== bytes.length) throw notPacked();
  const dawg = readStates(arcs, head.states, targets);
  return createLexicon({
    resource: { name: head.name, hash: head.hash },
    title: head.title,
    dawg,
    marks,
  });
}

function readHead(bytes: Uint8Array): { readonly head: v.InferOutput<typeof Head>; readonly from: number } {
  if (bytes.length < HEAD_AT) throw notPacked();
  const decoder = new TextDecoder();
  if (decoder.decode(bytes.subarray(0, MAGIC.length)) !== MAGIC) throw notPacked();
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length, true);
  const from = HEAD_AT + length;
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), Head),
    decoder.decode(bytes.subarray(HEAD_AT, from)),
  );
  if (!parsed.success) throw notPacked();
  return { head: parsed.output, from };
}

function notPacked(): Error {
  return new Error('The word list is damaged or was cut off on its way.');
}

/** The states that are met more than once, the most often met first. */
function sharedStates({ leadsOn, targets }: Dawg): readonly number[] {
  const meetings = new Int32Array(leadsOn.length);
  for (const target of targets) meetings[target] = (meetings[target] ?? 0) + 1;
  return [...meetings.keys()]
    .filter((state) => (meetings[state] ?? 0) > 1)
    .sort((a, b) => (meetings[b] ?? 0) - (meetings[a] ?? 0) || a - b);
}

function readShared(bytes: Uint8Array, count: number): Int32Array {
  const states = readVarints(bytes, count);
  let state = 0;
  for (let i = 0; i < count; i++) {
    const folded = states[i] ?? 0;
    state += (folded >>> 1) ^ -(folded & 1);
    states[i] = state;
  }
  return states;
}

function readTargets(bytes: Uint8Array, count: number, shared: Int32Array, states: number): Int32Array {
  const targets = readVarints(bytes, count);
  let met = 0;
  for (let i = 0; i < count; i++) {
    const place = targets[i] ?? 0;
    const target = place === 0 ? ++met : (shared[place - 1] ?? 0);
    if (target < 1 || target >= states) throw notPacked();
    targets[i] = target;
  }
  return targets;
}

function arcsOf({ leadsOn, endsWord }: Dawg): Uint8Array {
  const arcs: number[] = [];
  leadsOn.forEach((leads, state) => {
    const ends = endsWord[state] ?? 0;
    // Only the root of no words at all has no letter; it has no arc either.
    for (let rest = leads | ends; rest !== 0; rest &= rest - 1) {
      const letter = bitsIn((rest & -rest) - 1);
      const last = (rest & (rest - 1)) === 0;
      arcs.push(
        letter |
          ((ends >>> letter) & 1 ? ENDS : 0) |
          ((leads >>> letter) & 1 ? LEADS : 0) |
          (last ? LAST : 0),
      );
    }
  });
  return Uint8Array.from(arcs);
}

function readStates(arcs: Uint8Array, count: number, targets: Int32Array): Dawg {
  const leadsOn = new Int32Array(count);
  const endsWord = new Int32Array(count);
  const firstTarget = new Int32Array(count);
  let state = 0;
  let leads = 0;
  let ends = 0;
  let filled = 0;
  for (const arc of arcs) {
    const bit = 1 << (arc & LETTER);
    if ((arc & ENDS) !== 0) ends |= bit;
    if ((arc & LEADS) !== 0) leads |= bit;
    if ((arc & LAST) === 0) continue;
    leadsOn[state] = leads;
    endsWord[state] = ends;
    firstTarget[state] = filled;
    filled += bitsIn(leads);
    leads = ends = 0;
    state++;
  }
  const isWhole = (state === count || arcs.length === 0) && filled === targets.length;
  if (!isWhole) throw notPacked();
  return { leadsOn, endsWord, firstTarget, targets };
}

/** Small numbers for small differences of either sign. */
function zigzag(difference: number): number {
  return (difference << 1) ^ (difference >> 31);
}

function varints(numbers: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  for (const number of numbers) {
    let rest = number;
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

function readVarints(bytes: Uint8Array, count: number): Int32Array {
  const numbers = new Int32Array(count);
  let filled = 0;
  let number = 0;
  let shift = 0;
  for (const byte of bytes) {
    number |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    numbers[filled++] = number;
    number = shift = 0;
  }
  if (filled !== count || shift !== 0) throw notPacked();
  return numbers;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
