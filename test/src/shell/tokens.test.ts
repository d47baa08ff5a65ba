import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coloursIn, contrast } from './contrast.ts';

const css = readFileSync('src/shell/styles/tokens.css', 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
const themes = {
  light: coloursIn(light),
  dark: new Map([...coloursIn(light), ...coloursIn(dark)]),
};

/** Text on what it is written on: 4.5 : 1. */
const TEXT = [
  ['ink', 'ground'],
  ['ink', 'surface'],
  ['ink', 'ground-2'],
  ['ink-2', 'ground'],
  ['ink-2', 'surface'],
  ['red', 'ground'],
  ['red', 'surface'],
  ['leaf', 'ground'],
  ['leaf', 'surface'],
  ['tile-ink', 'tile'],
  ['tile-ink', 'sun'],
  ['on-sun', 'sun'],
  ['on-tray', 'tray'],
] as const;

/** Controls, focus rings and what marks a state, on what they lie on: 3 : 1. */
const CONTROLS = [
  ['control', 'ground'],
  ['control', 'surface'],
  ['focus', 'ground'],
  ['focus', 'surface'],
  ['tile', 'tray'],
  ['sun', 'tray'],
  ['on-sun', 'sun'],
] as const;

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const ratio = (one: string, other: string): number => {
    const [a, b] = [themes[theme].get(one), themes[theme].get(other)];
    if (a === undefined || b === undefined) throw new Error(`There is no colour ${one} or ${other}.`);
    return contrast(a, b);
  };

  it.each(TEXT)('%s can be read on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROLS)('%s can be told from %s', (control, ground) => {
    expect(ratio(control, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('the measure itself', () => {
  it('gives black on white 21 and a colour on itself 1', () => {
    const white = { lightness: 1, chroma: 0, hue: 0 };
    const black = { lightness: 0, chroma: 0, hue: 0 };
    expect(contrast(black, white)).toBeCloseTo(21, 1);
    expect(contrast(white, white)).toBe(1);
  });
});
