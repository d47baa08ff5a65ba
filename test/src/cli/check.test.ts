import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MENDS } from '#shared/plugin/kit/clauses.ts';
import type { KitReport } from '#shared/plugin/kit/report.ts';
import { reportText } from '#src/cli/checkCommand.ts';
import { goldensIn } from '#src/cli/goldenFiles.ts';
import { goldensOf } from '#test/kit/goldens.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-check-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('what quoin check says', () => {
  const counts = {
    matches: 30,
    ended: 29,
    entries: 400,
    delays: 50,
    statesReached: 8,
    states: 9,
    transitionsReached: 10,
    transitions: 12,
    records: 6,
  };

  it('lists what was never reached, with the reason or the lack of one', () => {
    const report: KitReport = {
      findings: [
        {
          clause: 'chart/unreached',
          where: 'attic --rest',
          message: '“attic --rest” was never reached.',
          mend: MENDS['chart/unreached'],
        },
      ],
      counts,
      unreached: [
        { kind: 'state', name: 'attic', reason: 'It is locked.' },
        { kind: 'transition', name: 'attic --rest', reason: null },
      ],
      cut: 0,
    };
    expect(reportText('high-card', report).split('\n')).toEqual([
      'high-card: breaks promises (30 matches, 400 entries, 50 delays, 6 golden records; 8 of 9 states, 10 of 12 transitions reached)',
      '  chart/unreached (attic --rest): “attic --rest” was never reached.',
      `    ${MENDS['chart/unreached']}`,
      '  never reached by play or by a golden record:',
      '    state attic: It is locked.',
      '    transition attic --rest: no reason is given in check.ts',
    ]);
  });

  it('is one line where all is well', () => {
    const text = reportText('high-card', { findings: [], counts, unreached: [], cut: 2 });
    expect(text).toMatch(/^high-card: keeps every promise \(.*; 2 matches cut short by the time limit\)$/);
  });
});

describe('the golden records quoin check replays', () => {
  it('are those of the project', async () => {
    const goldens = await goldensIn('boggle');
    expect(goldens).toEqual({ ok: true, value: goldensOf('boggle') });
    expect(goldensOf('boggle').length).toBeGreaterThan(0);
  });

  it('may be missing, but not broken: the file is named', async () => {
    expect(await goldensIn('nothing', folder)).toEqual({ ok: true, value: [] });
    mkdirSync(join(folder, 'broken'));
    writeFileSync(join(folder, 'broken', 'notes.txt'), 'not a record');
    writeFileSync(join(folder, 'broken', 'one.json'), '{"record":');
    expect(await goldensIn('broken', folder)).toEqual({
      ok: false,
      code: 'golden/malformed',
      message: 'broken/one.json is not a golden record: npm run records writes them.',
    });
  });
});
