import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DuelOptions } from './duel.ts';
import { openTable, type TableKit } from './tableKit.ts';

enableAutoUnmount(afterEach);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function inRound(options: DuelOptions = {}): Promise<TableKit> {
  const table = openTable(options);
  await table.press('Start round');
  table.moves.length = 0;
  table.said.length = 0;
  return table;
}

describe('the text', () => {
  test('becomes edits, at most four a second', async () => {
    const table = await inRound();
    for (const text of ['c', 'ca', 'cat']) await table.write(text);
    expect(table.moves).toEqual([{ type: 'edit', pos: 0, del: 0, ins: 'c' }]);
    await table.wait(250);
    expect(table.moves.at(-1)).toEqual({ type: 'edit', pos: 1, del: 0, ins: 'at' });
    expect(table.match.data(table.now()).sheets[0]).toBe('cat');
  });

  test('counts as it stands when the time is up, also what is still being composed', async () => {
    const table = await inRound();
    await table.reach(179_200);
    table.field('Your words').dispatchEvent(new CompositionEvent('compositionstart'));
    for (const text of ['k', 'ka']) await table.write(text);
    await table.reach(180_000);
    expect([...table.listed('Not on the board'), ...table.listed('Your words only')]).toEqual(['ka']);
  });

  test('is not touched while an input method composes', async () => {
    const table = await inRound();
    const editor = table.field('Your words');
    editor.dispatchEvent(new CompositionEvent('compositionstart'));
    const written = vi.spyOn(editor, 'value', 'set');
    editor.dispatchEvent(new Event('input'));
    table.match.move(0, { type: 'edit', pos: 0, del: 0, ins: 'elsewhere' });
    await table.reach(0);
    expect(written).not.toHaveBeenCalled();
    editor.dispatchEvent(new CompositionEvent('compositionend'));
  });

  test('is sent at once when the editor is left', async () => {
    const table = await inRound();
    await table.write('a');
    await table.write('ab');
    table.field('Your words').dispatchEvent(new FocusEvent('blur'));
    await flushPromises();
    expect(table.match.data(0).sheets[0]).toBe('ab');
  });

  test('is refused beyond 10,000 characters in one sentence, and what fits stays', async () => {
    const table = await inRound();
    await table.write('x'.repeat(12_000));
    expect(table.field('Your words').value).toHaveLength(10_000);
    expect(table.wrapper.text()).toContain('A sheet holds at most 10,000 characters.');
    expect(table.said).toEqual(['A sheet holds at most 10,000 characters.']);
  });
});

describe('a typed word', () => {
  test('lights up its path while it is typed', async () => {
    const table = await inRound();
    await table.write(table.walk(3));
    expect(table.lit()).toHaveLength(3);
    expect(
      table.cells().some((cell) => /letter 3 of your word$/.test(cell.getAttribute('aria-label') ?? '')),
    ).toBe(true);
    expect(table.wrapper.text()).toContain('worth 1');
    await table.write('zzz9');
    expect(table.lit()).toEqual([]);
  });

  test('ends by Enter: it is listed with its points and said once', async () => {
    const table = await inRound();
    await table.write(table.walk(5));
    table.field('Your words').focus();
    expect(await table.key('Enter')).toBe(true);
    expect(table.listed('Your words')).toEqual([table.walk(5)]);
    expect(table.said).toEqual([`${table.walk(5)}, worth up to 2.`]);
    expect(table.heard.at(-1)).toBe('accept');
    expect(document.activeElement).toBe(table.field('Your words'));
    expect(table.lit()).toEqual([]);
  });

  test('ends by a space as well', async () => {
    const table = await inRound();
    await table.write(table.walk(3));
    await table.write(`${table.walk(3)} `);
    expect(table.listed('Your words')).toEqual([table.walk(3)]);
    expect(table.field('Your words').value).toBe(`${table.walk(3)}\n`);
  });

  test('that is not on the board says why, and stays on the list', async () => {
    const table = await inRound();
    await table.write('zzz');
    table.field('Your words').focus();
    await table.key('Enter');
    expect(table.said[0]).toMatch(/^zzz: there is no Z on the board\.$/);
    expect(table.heard.at(-1)).toBe('refuse');
    expect(table.wrapper.text()).toContain('no Z on the board');
  });

  test('that stands there already says so', async () => {
    const table = await inRound();
    await table.write(`${table.walk(3)}\n${table.walk(3)}`);
    expect(table.wrapper.text()).toContain('already');
    table.field('Your words').focus();
    await table.key('Enter');
    expect(table.said).toEqual([`${table.walk(3)} is written already.`]);
    expect(table.listed('Your words')).toEqual([table.walk(3)]);
  });
});

describe('the board', () => {
  test('writes into the same text by Space, and ends the word by Enter on its last letter', async () => {
    const table = await inRound();
    await table.key(' ', 0);
    await table.key(' ', 1);
    expect(table.lit()).toEqual([0, 1]);
    expect(table.field('Your words').value).toBe(table.walk(2));
    await table.key('Enter', 1);
    expect(table.field('Your words').value).toBe(`${table.walk(2)}\n`);
    expect(table.lit()).toEqual([]);
  });

  test('turns down a cell that does not follow, in words and with a sound', async () => {
    const table = await inRound();
    await table.key(' ', 0);
    await table.key(' ', 15);
    expect(table.field('Your words').value).toBe(table.walk(1));
    expect(table.heard.at(-1)).toBe('refuse');
    expect(table.said.at(-1)).toMatch(/^.u? does not follow there\.$/i);
  });

  test('takes letters that are typed while it has the focus', async () => {
    const table = await inRound();
    await table.key('q', 3);
    expect(table.field('Your words').value).toBe('q');
  });

  test('writes after what is being composed', async () => {
    const table = await inRound();
    const editor = table.field('Your words');
    editor.focus();
    editor.dispatchEvent(new CompositionEvent('compositionstart'));
    await table.write('zzka');
    await table.key(' ', 0);
    expect(editor.value).toBe(`zzka${table.walk(1)}`);
  });

  test('shows the path of a word of the list, also over the one being written, until the next letter', async () => {
    const table = await inRound();
    await table.write(`${table.walk(4)}\nzz9`);
    const [word] = [...document.querySelectorAll('button')].filter((each) =>
      each.textContent.trim().startsWith(table.walk(4)),
    );
    word?.click();
    await flushPromises();
    expect(table.lit()).toHaveLength(4);
    await table.write(`${table.walk(4)}\n${table.walk(2)}`);
    expect(table.lit()).toHaveLength(2);
  });
});

test('Clear takes the word out; behind a finished word it takes that up again', async () => {
  const table = await inRound();
  await table.write(`${table.walk(3)}\nabc`);
  await table.press('Clear');
  expect(table.field('Your words').value).toBe(`${table.walk(3)}\n`);
  await table.press('Back');
  expect(table.field('Your words').value).toBe(table.walk(3));
});
