import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paramsOfFault, readSettings, settingFromText } from '#shared/plugin/readSettings.ts';
import {
  defaultsOf,
  extremesOf,
  withMoreTime,
  withPastSettings,
  type Fields,
} from '#shared/plugin/settings.ts';

const FIELDS = {
  target: { kind: 'integer', label: 'Target score', min: 1, max: 10_000, default: 100 },
  clock: {
    kind: 'choice',
    label: 'Clock',
    options: [
      { value: 'slow', label: 'Slow' },
      { value: 'off', label: 'Off' },
    ],
    default: 'slow',
  },
  hints: { kind: 'flag', label: 'Hints', default: false },
} as const satisfies Fields;

describe('settings', () => {
  it('left out take their defaults', () => {
    expect(readSettings(FIELDS, {})).toEqual({
      ok: true,
      value: { target: 100, clock: 'slow', hints: false },
    });
    expect(readSettings(FIELDS, defaultsOf(FIELDS))).toMatchObject({ ok: true });
  });

  it.each([
    [{ target: 0 }, 'Target score is a whole number from 1 to 10,000.'],
    [{ target: 10_001 }, 'Target score is a whole number from 1 to 10,000.'],
    [{ target: 1.5 }, 'Target score is a whole number from 1 to 10,000.'],
    [{ target: NaN }, 'Target score is a whole number from 1 to 10,000.'],
    [{ target: '100' }, 'Target score is a whole number from 1 to 10,000.'],
    [{ clock: 'fast' }, 'Clock is one of Slow, Off.'],
    [{ hints: 1 }, 'Hints is on or off.'],
    [{ speed: 1 }, 'There is no setting “speed”.'],
    [{ toString: 1 }, 'There is no setting “toString”.'],
    [JSON.parse('{"__proto__":1}'), 'There is no setting “__proto__”.'],
    [{ constructor: 1 }, 'There is no setting “constructor”.'],
    [[], 'Settings are a list of names with values.'],
    ['target=5', 'Settings are a list of names with values.'],
    [null, 'Settings are a list of names with values.'],
  ])('refuse %j with a sentence', (given, sentence) => {
    expect(readSettings(FIELDS, given)).toMatchObject({ ok: false, message: sentence });
  });

  it('refused tell the fault as well, for whoever speaks another language', () => {
    expect(readSettings(FIELDS, { target: 0 })).toMatchObject({
      fault: { key: 'setting.integer', params: { label: 'Target score', min: 1, max: 10_000 } },
    });
    expect(readSettings(FIELDS, { speed: 1 })).toMatchObject({
      fault: { key: 'setting.unknown', params: { name: 'speed' } },
    });
    const read = readSettings(FIELDS, { clock: 'fast' });
    expect(read.ok ? null : paramsOfFault('ja', read.fault)).toMatchObject({ options: 'Slow Off' });
  });

  it('at their least and most are taken', () => {
    for (const [key, field] of Object.entries(FIELDS)) {
      for (const value of extremesOf(field)) {
        expect(readSettings(FIELDS, { [key]: value })).toMatchObject({ ok: true, value: { [key]: value } });
      }
    }
  });

  it('never come out wrong, whatever goes in', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (target, hints) => {
        const read = readSettings(FIELDS, { target, hints });
        const fits = Number.isInteger(target) && typeof hints === 'boolean';
        if (read.ok) expect(read.value).toEqual({ target, hints, clock: 'slow' });
        else expect(fits && typeof target === 'number' && target >= 1 && target <= 10_000).toBe(false);
      }),
    );
  });

  it('are read from text as a command line or a link gives them', () => {
    expect(settingFromText(FIELDS.target, ' 50')).toBe(50);
    expect(settingFromText(FIELDS.target, '5e3')).toBe('5e3');
    expect(settingFromText(FIELDS.target, '0x10')).toBe('0x10');
    expect(settingFromText(FIELDS.hints, 'on')).toBe(true);
    expect(settingFromText(FIELDS.hints, 'false')).toBe(false);
    expect(settingFromText(FIELDS.hints, 'maybe')).toBe('maybe');
    expect(settingFromText(FIELDS.clock, 'off')).toBe('off');
    // As the sentence of a fault calls it.
    expect(settingFromText(FIELDS.clock, 'Off')).toBe('off');
    expect(settingFromText(FIELDS.clock, 'fast')).toBe('fast');
  });
});

describe('limits of time', () => {
  const TIMED = {
    round: {
      kind: 'duration',
      label: 'Clock',
      min: 10,
      max: 1800,
      off: true,
      offered: [0, 180],
      default: 180,
      before: 180,
    },
    turn: { kind: 'duration', label: 'Turn', min: 5, max: 60, off: false, offered: [10], default: 10 },
    target: { kind: 'integer', label: 'Target score', min: 1, max: 100, default: 50 },
  } as const satisfies Fields;

  it.each([
    [{ round: 5 }, 'Clock is a number of seconds from 10 to 1,800, or 0 for no limit.'],
    [{ round: 1801 }, 'Clock is a number of seconds from 10 to 1,800, or 0 for no limit.'],
    [{ turn: 0 }, 'Turn is a number of seconds from 5 to 60.'],
  ])('refuse %j with a sentence', (given, message) => {
    expect(readSettings(TIMED, given)).toMatchObject({ ok: false, message });
  });

  it('may be off where the field says so', () => {
    expect(readSettings(TIMED, { round: 0 })).toMatchObject({ ok: true, value: { round: 0 } });
  });

  it('are stretched for whoever needs more time, as far as each may go; nothing else is', () => {
    const settings = { round: 180, turn: 10, target: 50 };
    expect(withMoreTime(TIMED, settings, 1.5)).toEqual({ round: 270, turn: 15, target: 50 });
    expect(withMoreTime(TIMED, settings, 10)).toEqual({ round: 1800, turn: 60, target: 50 });
    expect(withMoreTime(TIMED, { ...settings, round: 0 }, 10)).toMatchObject({ round: 0 });
  });

  it('stretched are settings still', () => {
    fc.assert(
      fc.property(
        fc.record({ round: fc.constantFrom(0, 10, 180, 1800), turn: fc.integer({ min: 5, max: 60 }) }),
        fc.constantFrom(1, 1.5, 2, 3, 5, 10),
        (settings, factor) => {
          const given = { target: 50, ...settings };
          expect(readSettings(TIMED, withMoreTime(TIMED, given, factor))).toMatchObject({ ok: true });
        },
      ),
    );
  });

  it('that there were not yet are filled into what was kept, and into nothing else', () => {
    expect(withPastSettings(TIMED, { turn: 10, target: 50 })).toEqual({ round: 180, turn: 10, target: 50 });
    expect(withPastSettings(TIMED, { round: 60 })).toEqual({ round: 60 });
    for (const odd of [null, 7, 'round', [1]]) expect(withPastSettings(TIMED, odd)).toBe(odd);
  });
});
