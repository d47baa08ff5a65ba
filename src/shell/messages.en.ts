/** The arcade's own words, in three files by where they stand. A game's words stand in the game's folder. */
import type { Words } from '#shared/plugin/words.ts';
import { menuWords } from './menuMessages.en.ts';
import { pageWords } from './pageMessages.en.ts';
import { tableWords } from './tableMessages.en.ts';

export const words = { ...menuWords, ...pageWords, ...tableWords } satisfies Words;

export type WordKey = keyof typeof words;
