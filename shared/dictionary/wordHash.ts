/**
 * A hash of words by which two lists are told apart: the same words give the same hash in a page, a worker and Node.
 * It guards against mixing lists up, not against somebody who looks for two lists with one hash.
 */
import { inOrder } from './dawg.ts';

const LINE_END = 10;

/**
 * 64 bits as 16 hexadecimal digits, over the words in order of their code units, each once: neither the order in which
 * they are given nor a repetition matters.
 */
export function hashOfWords(words: Iterable<string>): string {
  // Two lanes of 32 bits, each a multiplication and a rotation a code unit; the multipliers are large primes.
  let high = 0x6a09e667;
  let low = 0xbb67ae85;
  const take = (unit: number): void => {
    high = Math.imul(rotated(high, 5) ^ unit, 0x9e3779b1);
    low = Math.imul(rotated(low, 13) ^ unit, 0x85ebca77);
  };
  for (const word of inOrder([...words])) {
    for (let i = 0; i < word.length; i++) take(word.charCodeAt(i));
    take(LINE_END);
  }
  const [first, second] = [stirred(high ^ rotated(low, 16)), stirred(low)];
  return hex(stirred(first ^ rotated(second, 11))) + hex(second);
}

function rotated(lane: number, by: number): number {
  return (lane << by) | (lane >>> (32 - by));
}

/** Every bit of the result depends on every bit of the lane. */
function stirred(lane: number): number {
  let mixed = Math.imul(lane ^ (lane >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}
