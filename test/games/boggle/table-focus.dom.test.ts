import { enableAutoUnmount, mount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import BoggleTable from '#games/boggle/BoggleTable.vue';
import TableTools from '#games/boggle/TableTools.vue';
import { WATCHING } from '#shared/plugin/ui/watching.ts';
import { ref } from 'vue';
import { openTable, type TableKit } from './tableKit.ts';

enableAutoUnmount(afterEach);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A heading and a button of the page, such as the frame has them. */
function pageParts(): { readonly heading: HTMLElement; readonly button: HTMLElement } {
  const heading = document.createElement('h1');
  heading.tabIndex = -1;
  const button = document.createElement('button');
  document.body.append(heading, button);
  return { heading, button };
}

async function inRound(): Promise<TableKit> {
  const table = openTable({ vocabulary: [] });
  await table.press('Start round');
  return table;
}

/** The same table, come back to. */
function openAgain({ match, wrapper }: TableKit, watching = false): void {
  wrapper.unmount();
  pageParts().heading.focus();
  mount(BoggleTable, {
    attachTo: document.body,
    props: { view: match.view(1000), send: () => Promise.resolve(null) },
    global: { provide: { [WATCHING]: ref(watching) } },
  });
}

describe('a table that is come back to in the middle of a round', () => {
  test('has the focus where words are written', async () => {
    const table = await inRound();
    openAgain(table);
    expect(document.activeElement).toBe(table.field('Your words'));
  });

  test('has it on the board where a keyboard would come up', async () => {
    const table = await inRound();
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    openAgain(table);
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
  });

  test('leaves it where it is while it is only watched, and between rounds', async () => {
    const table = await inRound();
    openAgain(table, true);
    expect(document.activeElement?.tagName).toBe('H1');
    const before = openTable();
    openAgain(before);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  test('gets it back when the scores are closed', async () => {
    const table = await inRound();
    const { button } = pageParts();
    button.focus();
    table.wrapper.findComponent(TableTools).vm.$emit('closed');
    await table.wait(1);
    expect(document.activeElement).toBe(table.field('Your words'));
  });
});

describe('letters typed beside every field', () => {
  test('go to the sheet, and the focus with them', async () => {
    const table = await inRound();
    const { heading } = pageParts();
    heading.focus();
    expect(await table.key('t')).toBe(true);
    expect(table.field('Your words').value).toBe('t');
    expect(document.activeElement).toBe(table.field('Your words'));
  });

  test('stay where they are in another field, before a dialog, with Ctrl, and when no round runs', async () => {
    const table = await inRound();
    const { button } = pageParts();
    table.field('Target score').focus();
    expect(await table.key('t')).toBe(false);
    button.focus();
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.show();
    expect(await table.key('t')).toBe(false);
    dialog.remove();
    await table.reach(180_000);
    button.focus();
    expect(await table.key('t')).toBe(false);
    expect(table.match.data(table.now()).sheets[0]).toBe('');
  });
});
