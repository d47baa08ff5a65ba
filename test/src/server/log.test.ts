import { expect, it } from 'vitest';

import { createLog, type LogEvent, type LogForm, type LogLevel } from '#src/server/log.ts';

function logged(event: LogEvent, form: LogForm = 'json', least: LogLevel = 'info', key = 'k'): string[] {
  const lines: string[] = [];
  createLog({ form, least, key, clock: () => 0, write: (line) => lines.push(line) })(event);
  return lines;
}

const OPENED: LogEvent = { level: 'info', event: 'table/opened', room: '7KR4MX', numbers: { seats: 4 } };

it('writes an event as one line of JSON with its time', () => {
  const [line = ''] = logged({ ...OPENED, who: 's3', code: 'table/full' });
  expect(JSON.parse(line)).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    level: 'info',
    event: 'table/opened',
    room: expect.stringMatching(/^[0-9a-f]{8}$/),
    who: 's3',
    code: 'table/full',
    seats: 4,
  });
});

it('writes it for people as text', () => {
  expect(logged(OPENED, 'text')[0]).toMatch(
    /^1970-01-01T00:00:00\.000Z info {2}table\/opened seats=4 room=[0-9a-f]{8}$/,
  );
});

it('never holds a table’s code, but the same mark for the same table and key', () => {
  for (const form of ['json', 'text'] as const) expect(logged(OPENED, form)[0]).not.toContain('7KR4MX');
  const sentence = 'Line 3 of /srv/rooms/7KR4MX.jsonl is damaged.';
  const [damaged = ''] = logged({ level: 'error', event: 'store/fault', sentence }, 'text');
  const mark = /room=(\w+)/.exec(logged(OPENED, 'text')[0] ?? '')?.[1] ?? '';
  expect(damaged).toContain(`sentence=Line 3 of /srv/rooms/${mark}.jsonl is damaged.`);
  expect(logged(OPENED)).toEqual(logged(OPENED));
  expect(logged(OPENED)).not.toEqual(logged(OPENED, 'json', 'info', 'another'));
});

it('says of an error where it was thrown and what it is, not what it quotes', () => {
  const error = Object.assign(new TypeError('No word QUIXOTRY\n    at seat Ann'), { code: 'EPIPE' });
  for (const form of ['json', 'text'] as const) {
    const [line = ''] = logged({ level: 'error', event: 'server/failed', error }, form);
    expect(line).toContain('TypeError');
    expect(line).toContain('EPIPE');
    expect(line).toContain('log.test.ts');
    expect(line).not.toMatch(/QUIXOTRY|Ann/);
  }
  expect(logged({ level: 'error', event: 'server/failed', error: 'QUIXOTRY' })[0]).not.toContain('QUIXOTRY');
});

it('leaves out what is less than wanted, or all of it', () => {
  expect(logged(OPENED, 'json', 'warn')).toEqual([]);
  expect(logged({ ...OPENED, level: 'warn' }, 'json', 'warn')).toHaveLength(1);
  expect(logged({ ...OPENED, level: 'error' }, 'off')).toEqual([]);
});
