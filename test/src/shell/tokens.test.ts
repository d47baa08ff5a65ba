import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coloursIn, contrast } from './contrast.ts';

const themes = coloursIn(readFileSync('src/shell/styles/tokens.css', 'utf8'));

/** Text on what it is written on: 4.5 : 1. */
const TEXT = [
  ['ink', 'ground'],
  ['ink', 'surface'],
  ['ink', 'ground-2'],
  ['ink-2', 'ground'],
  ['ink-2', 'ground-2'],
  ['ink-2', 'surface'],
  ['red', 'ground'],
  ['red', 'surface'],
  ['on-red', 'red'],
  ['leaf', 'ground'],
  ['leaf', 'surface'],
  ['leaf', 'leaf-soft'],
  ['ink', 'leaf-soft'],
  ['plum', 'ground'],
  ['plum', 'surface'],
  ['on-rose', 'rose'],
  ['tile-ink', 'tile'],
  ['tile-ink', 'sun'],
  ['on-sun', 'sun'],
  ['on-tray', 'tray'],
  ['on-tray', 'tray-2'],
  ['on-tray-2', 'tray'],
  ['on-tray-2', 'tray-2'],
] as const;

/** Controls, focus rings, signs, large text and what marks a state, on what they lie on: 3 : 1. */
const CONTROLS = [
  ['control', 'ground'],
  ['control', 'surface'],
  ['focus', 'ground'],
  ['focus', 'surface'],
  ['on-tray', 'tray'],
  ['on-tray-2', 'tray'],
  ['tile', 'tray'],
  ['tile', 'tray-2'],
  ['tile', 'lid-vermilion'],
  ['sun', 'tray'],
  ['sun', 'tray-2'],
  ['on-sun', 'sun'],
  ['tile-ink', 'lid-marigold'],
  ['on-tile-blue', 'tile-blue'],
  ['on-tile-red', 'tile-red'],
  ['on-tile-green', 'tile-green'],
  ['tile-blue', 'tile'],
  ['lid-pip', 'tile'],
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

it('the themes differ where they should, and are one where nothing says otherwise', () => {
  expect(themes.light.get('ground')?.lightness).toBeGreaterThan(0.9);
  expect(themes.dark.get('ground')?.lightness).toBeLessThan(0.3);
  expect(themes.light.get('sun')).toEqual(themes.dark.get('sun'));
});

describe('the measure itself', () => {
  it('gives black on white 21 and a colour on itself 1', () => {
    const white = { lightness: 1, chroma: 0, hue: 0 };
    const black = { lightness: 0, chroma: 0, hue: 0 };
    expect(contrast(black, white)).toBeCloseTo(21, 1);
    expect(contrast(white, white)).toBe(1);
  });
});
