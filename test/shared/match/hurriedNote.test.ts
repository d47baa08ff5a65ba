import { describe, expect, it } from 'vitest';
import { readHurriedNote } from '#shared/match/hurriedNote.ts';

const entry = (n: number) => ({ n, at: n, by: 0, move: { type: 'play' } });

describe('what a page noted as it was put away', () => {
  it('is the time reached and the entries that were not stored yet', () => {
    const log = [entry(4), entry(5)];
    expect(readHurriedNote(JSON.stringify({ until: 900, log }))).toEqual({ until: 900, log });
  });

  it('was the time alone in earlier versions', () => {
    expect(readHurriedNote('900')).toEqual({ until: 900, log: [] });
  });

  it('ends where an entry is missing', () => {
    const note = { until: 9, log: [entry(4), entry(6)] };
    expect(readHurriedNote(JSON.stringify(note)).log).toEqual([entry(4)]);
  });

  it.each([null, '', 'x', '-1', '{"until":-1,"log":[]}', '{"until":1,"log":[{"n":0}]}', '[]', 'null'])(
    'says nothing when it is %j',
    (text) => {
      expect(readHurriedNote(text)).toEqual({ until: 0, log: [] });
    },
  );
});
