import { expect, test } from 'vitest';
import { TONES } from '#src/table/tones.ts';

test.each(Object.entries(TONES))(
  '“%s” is short, quiet and within what small speakers give',
  (_name, notes) => {
    expect(notes.length).toBeGreaterThan(0);
    for (const { at, length, hz, loudness } of notes) {
      expect(at + length).toBeLessThanOrEqual(1);
      expect(loudness).toBeGreaterThan(0);
      expect(loudness).toBeLessThanOrEqual(0.2);
      expect(hz).toBeGreaterThanOrEqual(160);
      expect(hz).toBeLessThanOrEqual(2000);
    }
  },
);

test('no two sounds are the same', () => {
  expect(new Set(Object.values(TONES).map((notes) => JSON.stringify(notes))).size).toBe(
    Object.keys(TONES).length,
  );
});
