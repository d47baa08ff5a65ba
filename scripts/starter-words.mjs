/**
 * Writes games/boggle/starter-words.txt: the 300 words that the learning opponent knows at first.
 *
 *   node scripts/starter-words.mjs <folder with SCOWL's english-words.10>
 *
 * Rule: the words of SCOWL's level 10 that are of 3 to 5 letters a–z, without those below; of these, 300 spread evenly
 * over the alphabetical list. The same folder gives the same file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COUNT = 300;

/** Left out: what an opponent need not say first, and slips of the source. */
const LEFT_OUT = new Set([
  ...[
    'abuse',
    'arms',
    'army',
    'blame',
    'cums',
    'dead',
    'death',
    'die',
    'died',
    'dies',
    'dumb',
    'dying',
    'enemy',
  ],
  ...[
    'fat',
    'fatal',
    'gun',
    'hate',
    'hell',
    'hurt',
    'kill',
    'kills',
    'mad',
    'sex',
    'shoot',
    'tramp',
    'trash',
  ],
  ...['ugly', 'war', 'drug', 'drugs', 'slave', 'god', 'gods'],
  ...['char', 'flied', 'hes', 'payed', 'putt', 'putts'],
]);

const HEADER = `# The words that Boggle's learning opponent knows at first: 300 common words of 3 to 5 letters.
# Taken by scripts/starter-words.mjs from level 10 of SCOWL (Spell Checker Oriented Word Lists), version 2020.12.07,
# Copyright 2000-2011 by Kevin Atkinson. Its notice is in THIRD-PARTY.md.
`;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Say in which folder SCOWL’s english-words.10 is: node scripts/starter-words.mjs <folder>');
  process.exit(2);
}

const words = readFileSync(join(folder, 'english-words.10'), 'latin1')
  .split('\n')
  .filter((word) => /^[a-z]{3,5}$/.test(word) && !LEFT_OUT.has(word))
  .sort();
const chosen = Array.from({ length: COUNT }, (_, i) => words[Math.floor((i * words.length) / COUNT)]);

writeFileSync(
  new URL('../games/boggle/starter-words.txt', import.meta.url),
  `${HEADER}${chosen.join('\n')}\n`,
);
console.log(`${chosen.length} of ${words.length} words written.`);
