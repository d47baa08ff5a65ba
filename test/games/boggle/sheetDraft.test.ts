import { beforeEach, describe, expect, test } from 'vitest';
import type { BoggleEdit } from '#games/boggle/moves.ts';
import { SHEET_LIMIT } from '#games/boggle/rules.ts';
import { editText } from '#games/boggle/sheet.ts';
import { createSheetDraft, PACE_MS, type SheetDraft } from '#games/boggle/ui/sheetDraft.ts';

interface Desk {
  readonly draft: SheetDraft;
  /** Edits that went out, each with its time. */
  readonly sent: { readonly at: number; readonly edit: BoggleEdit }[];
  readonly complaints: string[];
  /** What the editor was told to show. */
  readonly shown: string[];
  left: number;
  answer: (edit: BoggleEdit) => Promise<string | null>;
  pass(ms: number): void;
}

let desk: Desk;

/** A draft with a clock moved by hand and a match that takes every edit. */
function setDesk(): Desk {
  let now = 0;
  let alarms: { readonly at: number; readonly then: () => void }[] = [];
  const sent: Desk['sent'] = [];
  const complaints: string[] = [];
  const shown: string[] = [];
  const made: Omit<Desk, 'draft'> = {
    sent,
    complaints,
    shown,
    left: 180_000,
    answer: () => Promise.resolve(null),
    pass(ms) {
      now += ms;
      made.left -= ms;
      const due = alarms.filter(({ at }) => at <= now);
      alarms = alarms.filter(({ at }) => at > now);
      for (const { then } of due) then();
    },
  };
  const draft = createSheetDraft({
    send(edit) {
      sent.push({ at: now, edit });
      return made.answer(edit);
    },
    now: () => now,
    left: () => made.left,
    wake(ms, then) {
      const alarm = { at: now + ms, then };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((other) => other !== alarm);
      };
    },
    changed: (text) => shown.push(text),
    refused: (sentence) => complaints.push(sentence),
  });
  return Object.assign(made, { draft });
}

beforeEach(() => {
  desk = setDesk();
  desk.draft.adopt('', 'round 1');
});

/** What the match has on the sheet once it has taken all that was sent. */
function delivered(): string {
  return desk.sent.reduce((text, { edit }) => editText(text, edit), '');
}

function type(text: string, every: number): void {
  for (const letter of text) {
    desk.draft.write(desk.draft.text() + letter);
    desk.pass(every);
  }
}

describe('how often changes go out', () => {
  test('at most four times in any second, and nothing is left behind', () => {
    type('the quick brown fox jumps over it', 40);
    desk.pass(PACE_MS);
    expect(delivered()).toBe('the quick brown fox jumps over it');
    const times = desk.sent.map(({ at }) => at);
    for (const from of times) {
      expect(times.filter((at) => at >= from && at < from + 1000).length).toBeLessThanOrEqual(4);
    }
  });

  test('at once while less than a second is left', () => {
    desk.left = 900;
    type('late', 30);
    expect(desk.sent.map(({ edit }) => edit.ins)).toEqual(['l', 'a', 't', 'e']);
  });

  test('what waits when the last second begins goes out then', () => {
    desk.draft.write('a');
    desk.left = 1100;
    desk.draft.write('ab');
    desk.pass(100);
    expect(delivered()).toBe('ab');
  });

  test('at once when somebody looks away', () => {
    desk.draft.write('a');
    desk.draft.write('ab');
    expect(delivered()).toBe('a');
    desk.draft.flush();
    expect(delivered()).toBe('ab');
  });
});

describe('what comes in meanwhile', () => {
  test('a view that is behind does not undo what was typed since', async () => {
    desk.draft.write('ca');
    desk.draft.write('cat');
    desk.draft.adopt('ca', 'round 1');
    await Promise.resolve();
    expect(desk.draft.text()).toBe('cat');
    desk.pass(PACE_MS);
    expect(delivered()).toBe('cat');
  });

  test('a new round empties the editor, whatever was not delivered', () => {
    desk.draft.write('c');
    desk.draft.write('cat');
    desk.draft.adopt('', 'round 2');
    desk.pass(PACE_MS);
    expect(desk.draft.text()).toBe('');
    expect(desk.shown.at(-1)).toBe('');
    expect(delivered()).toBe('c');
  });

  test('what stands in the match when the table opens is shown', () => {
    desk.draft.adopt('kept words', 'round 3');
    expect(desk.draft.text()).toBe('kept words');
    desk.draft.write('kept words a');
    expect(desk.sent.at(-1)?.edit).toMatchObject({ pos: 10, del: 0, ins: ' a' });
  });

  test('a refused change goes back to what stands, with the reason', async () => {
    desk.answer = () => Promise.resolve('Not now.');
    desk.draft.write('x');
    await Promise.resolve();
    await Promise.resolve();
    expect(desk.complaints).toEqual(['Not now.']);
    expect(desk.draft.text()).toBe('');
  });
});

test('more than the sheet holds is cut, and said in one sentence', () => {
  desk.draft.write('kept ');
  const sentence = desk.draft.write(`kept ${'x'.repeat(2 * SHEET_LIMIT)}`);
  expect(sentence).toBe('sheet/full');
  expect(desk.draft.text()).toHaveLength(SHEET_LIMIT);
  expect(desk.draft.text().startsWith('kept x')).toBe(true);
});

test('an edit that cannot be sent is said, and the next one goes out', async () => {
  desk = setDesk();
  desk.answer = () => Promise.reject(new Error('The line is dead.'));
  desk.draft.write('a');
  await Promise.resolve();
  await Promise.resolve();
  expect(desk.complaints).toEqual(['The line is dead.']);
  expect(desk.draft.text()).toBe('');
  desk.answer = () => Promise.resolve(null);
  desk.pass(PACE_MS);
  desk.draft.write('b');
  await Promise.resolve();
  desk.draft.adopt('bc', '');
  expect(desk.draft.text()).toBe('bc');
});
