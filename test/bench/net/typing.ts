/** Everybody writes: so many times a second in all, at random moments, round and round the seats. */
import type { Load, Options } from './options.ts';
import type { Player } from './player.ts';

/** ms between looks at the clock. */
const LOOK_MS = 4;
const LETTERS = 'etaoinsrhldcumfpgwybvk';
const WORD = { least: 3, most: 7 };

/** Writes for so many seconds; settles when the last is written, which is before it is answered. */
export function typeAll(
  players: readonly Player[],
  by: Options['by'],
  { rate, seconds }: Load,
): Promise<void> {
  const order = shuffled(players);
  const make = by === 'words' ? word : letter;
  const began = performance.now();
  let [due, written] = [gap(rate), 0];
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const gone = (performance.now() - began) / 1000;
      for (; due <= Math.min(gone, seconds); due += gap(rate)) {
        order[written % order.length]?.type(make());
        written += 1;
      }
      if (gone < seconds) return;
      clearInterval(timer);
      resolve();
    }, LOOK_MS);
  });
}

function word(): string {
  const length = WORD.least + Math.floor(Math.random() * (WORD.most - WORD.least + 1));
  return `${Array.from({ length }, anyLetter).join('')}\n`;
}

/** A letter, or the end of a word of five. */
function letter(): string {
  return Math.random() < 1 / 6 ? '\n' : anyLetter();
}

function anyLetter(): string {
  return LETTERS.charAt(Math.floor(Math.random() * LETTERS.length));
}

/** s until the next of events that come at random, so many a second on the average (exponential). */
function gap(rate: number): number {
  return -Math.log(1 - Math.random()) / rate;
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
