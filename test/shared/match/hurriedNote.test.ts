import { describe, expect, it } from 'vitest';
import { readHurriedNote } from '#shared/match/hurriedNote.ts';

const entry = (n: number) => ({ n, at: n, by: 0, move: { type: 'play' } });

describe('what a page noted as it was put away', () => {
  it('is the time reached and the entries that were not stored yet', () => {
    const log = [entry(4), entry(5)];
    const note = { until: 900, final: true, brief: null, log };
    expect(readHurriedNote(JSON.stringify(note))).toEqual(note);
  });

  it('was the time alone in earlier versions, and then without what a list shows', () => {
    const rest = { final: false, brief: null, log: [] };
    expect(readHurriedNote('900')).toEqual({ until: 900, ...rest });
    expect(readHurriedNote('{"until":900,"log":[]}')).toEqual({ until: 900, ...rest });
  });

  it('keeps its entries when what a list shows is damaged', () => {
    const note = { until: 900, final: 'yes', brief: { doing: 3 }, log: [entry(4)] };
    const read = { until: 900, final: false, brief: null, log: [entry(4)] };
    expect(readHurriedNote(JSON.stringify(note))).toEqual(read);
  });

  it('ends where an entry is missing', () => {
    const note = { until: 9, log: [entry(4), entry(6)] };
    expect(readHurriedNote(JSON.stringify(note)).log).toEqual([entry(4)]);
  });

  it.each([null, '', 'x', '-1', '{"until":-1,"log":[]}', '{"until":1,"log":[{"n":0}]}', '[]', 'null'])(
    'says nothing when it is %j',
    (text) => {
      expect(readHurriedNote(text)).toEqual({ until: 0, final: false, brief: null, log: [] });
    },
  );
});
