/**
 * A lexicon as one file of bytes, as it is sent to a page: small once compressed, and read in a few passes over arrays.
 *
 *     4 bytes   'QLX2'
 *     sum       32 bits: of all that follows, by which it shows whether that is whole
 *     length    32 bits: of the head, in bytes, a multiple of four
 *     head      JSON: name, title, hash, longest word, and how many there are in each part
 *     shared    32 bits each: the states that are pointed to once more after they were first met, the most wanted first,
 *               each as the difference from the one before
 *     counts    32 bits each: how many words the first states lead to (see wordNumbers.ts)
 *     targets   16 bits for each letter that leads on: 0 for the next state not yet met, else 1 + the place in `shared`
 *     skips     16 bits for each state: how far to its row in the automaton that boards are solved by (see rows.ts)
 *     arcs      8 bits for each letter of each state, states breadth first: letter, ends a word, leads on, last of its state
 *     marks     8 bits for each word in alphabetical order: how common and whether rude (see marks.ts)
 *
 * Integers are little-endian, as in the memory of every computer that runs a browser, so that they need not be decoded.
 * For 255,000 words with brotli this comes to 13 + 5 + 147 + 40 + 120 + 70 kB. Integers of 7 bits a byte would take 11 + 135
 * + 37; state numbers instead of places 175 instead of 147; masks instead of arcs 140 instead of 120; marks of four bits
 * 66 instead of 70; and the words as text 550 instead of all but the marks and skips.
 */
import * as v from 'valibot';
import { createLexicon } from './createLexicon.ts';
import type { LexiconParts } from './createLexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { packDawg, readDawg } from './packedDawg.ts';
import { placeRows, rowsAfter, skipsTo } from './rows.ts';
import { firstCounts } from './wordNumbers.ts';

const MAGIC = 'QLX2';
const OTHER_MAGIC = /^QLX\d$/;

/** With the counts of so many states a word's number takes some steps instead of 60,000, and 5 kB. */
const NEAR = 4096;

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Head = v.object({
  name: v.string(),
  title: v.string(),
  hash: v.string(),
  longest: Count,
  shared: Count,
  counts: Count,
  targets: Count,
  states: Count,
  arcs: Count,
  words: Count,
});
type Head = v.InferOutput<typeof Head>;

/** The bytes of a lexicon, for `readPacked`. @throws RangeError for one of millions of words, too large for its integers. */
export function packLexicon({ resource, title, dawg, marks, longest }: LexiconParts): Uint8Array {
  const { shared, targets, arcs } = packDawg(dawg);
  const counts = firstCounts(dawg, NEAR);
  const skips = skipsTo(placeRows(dawg.leadsOn), dawg.leadsOn);
  const text = JSON.stringify({
    ...resource,
    title,
    longest,
    shared: shared.length,
    counts: counts.length,
    targets: targets.length,
    states: dawg.leadsOn.length,
    arcs: arcs.length,
    words: marks.length,
  } satisfies Head);
  const head = padded(new TextEncoder().encode(text), ' '.charCodeAt(0));
  const body = padded(joined([shared, counts, targets, skips, arcs, marks]), 0);
  const summed = joined([Uint32Array.of(head.length), head, body]);
  return joined([new TextEncoder().encode(MAGIC), Int32Array.of(sumOf(wordsOf(summed))), summed]);
}

/**
 * The lexicon of these bytes. @throws Error with one sentence when they are not a whole packed lexicon, or are one of
 * another version.
 */
export function readPacked(bytes: Uint8Array): Lexicon {
  const words = readWhole(bytes);
  const [, length = 0] = words;
  let at = 2 * WORD;
  const from = (size: number): number => (at += size) - size;
  const head = readHead(new Uint8Array(words.buffer, from(length), length));
  const shared = new Int32Array(words.buffer, from(head.shared * WORD), head.shared);
  const counts = new Int32Array(words.buffer, from(head.counts * WORD), head.counts);
  const targets = new Uint16Array(words.buffer, from(head.targets * 2), head.targets);
  const skips = new Uint16Array(words.buffer, from(head.states * 2), head.states);
  const arcs = new Uint8Array(words.buffer, from(head.arcs), head.arcs);
  const marks = new Uint8Array(words.buffer, from(head.words), head.words);

  const dawg = readDawg({ shared, targets, arcs }, head.states);
  return createLexicon({
    resource: { name: head.name, hash: head.hash },
    title: head.title,
    dawg,
    marks,
    longest: head.longest,
    counts,
    rows: () => rowsAfter(skips, dawg.leadsOn),
  });
}

/** What stands behind the magic word, when that is ours and the sum is right. */
function readWhole(bytes: Uint8Array): Int32Array<ArrayBuffer> {
  const magic = new TextDecoder().decode(bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC) throw OTHER_MAGIC.test(magic) ? otherVersion() : notPacked();
  if (bytes.length % WORD !== 0) throw notPacked();
  const words = wordsOf(bytes.subarray(MAGIC.length));
  if (words[0] !== sumOf(words.subarray(1))) throw notPacked();
  return words;
}

function readHead(bytes: Uint8Array): Head {
  const text = new TextDecoder().decode(bytes);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Head), text);
  if (!parsed.success) throw notPacked();
  return parsed.output;
}

function notPacked(): Error {
  return new Error('The word list is damaged or was cut off on its way.');
}

function otherVersion(): Error {
  return new Error('The word list is of another version of Quoin: load the page anew.');
}

/** Bytes of an integer of 32 bits. */
const WORD = 4;

/** These bytes, a multiple of four, as integers in memory of their own: where they stand they may not be aligned. */
function wordsOf(bytes: Uint8Array): Int32Array<ArrayBuffer> {
  const words = new Int32Array(bytes.length / WORD);
  new Uint8Array(words.buffer).set(bytes);
  return words;
}

/** Another for any change of one word; for others by a chance of one in four billion the same. */
function sumOf(words: Int32Array): number {
  let sum = words.length;
  for (let i = 0; i < words.length; i++) sum = Math.imul(sum ^ (words[i] ?? 0), 0x9e3779b1);
  return sum;
}

/** The memory of these arrays, one after the other. */
function joined(parts: readonly ArrayBufferView[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of parts) {
    all.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return all;
}

/** The bytes, filled up to a multiple of four. */
function padded(bytes: Uint8Array, by: number): Uint8Array {
  const length = Math.ceil(bytes.length / WORD) * WORD;
  return joined([bytes, new Uint8Array(length - bytes.length).fill(by)]);
}
