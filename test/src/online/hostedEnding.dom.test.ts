/** How a hosted match ends, and what is left of it to whom. */
import { enableAutoUnmount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineComponent, h } from 'vue';
import { plugin as boggle } from '#games/boggle/index.ts';
import type { Send, TableProps } from '#shared/plugin/contract.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { plugin as highCard } from '#test/kit/game/index.ts';
import { plainTable } from '#test/src/table/seated.ts';
import { sitAtHosted, type Coming, type Hosted } from './hostedTable.ts';

enableAutoUnmount(afterEach);
beforeEach(() => {
  // Not in this DOM; what is in a popover can be pressed whether it is open or not.
  Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const QUIT = { type: 'play', move: { type: 'quit' } } as const;
const ASKED = 'End the match for everybody?';
const KEPT = 'Kept in your history.';

/** The server gives the record, and counts how often it is asked for it. */
function serve(hosted: Hosted): { asked: number } {
  const served = { asked: 0 };
  vi.stubGlobal('fetch', () => {
    served.asked += 1;
    return Promise.resolve(new Response(JSON.stringify(hosted.host.record())));
  });
  return served;
}

/** However long a real record takes to be folded. */
function until(hosted: Hosted, look: () => void): Promise<void> {
  return vi.waitFor(async () => {
    await hosted.pass(20);
    look();
  }, 20_000);
}

function leadsTo(hosted: Hosted, path: string): Promise<void> {
  return until(hosted, () => expect(hosted.router.currentRoute.value.fullPath).toBe(path));
}

describe('the host ends it', () => {
  test('with the game’s own Quit: it asks first where others sit, and nothing happens without a yes', async () => {
    const hosted = await sitAtHosted({ plugin: boggle });
    await hosted.press('Quit');
    expect(hosted.text()).toContain(ASKED);
    await hosted.press('Go on');
    expect(hosted.text()).not.toContain(ASKED);
    expect(hosted.acts).toEqual([]);
    expect(hosted.host.view(0).final).toBe(false);
    await hosted.press('Quit');
    await hosted.press('End it');
    expect(hosted.acts).toEqual([QUIT]);
    expect(hosted.host.view(0).final).toBe(true);
  });

  test('and is not asked at a table where nobody else sits', async () => {
    const hosted = await sitAtHosted({ plugin: boggle, lineup: ['person', 'learner'] });
    await hosted.tellTable({ sitters: [] });
    await hosted.press('Quit');
    expect(hosted.text()).not.toContain(ASKED);
    expect(hosted.acts).toEqual([QUIT]);
  });

  test('from the menu by the same move, so that all is shown; a game that has none is left as it stands', async () => {
    const hosted = await sitAtHosted({ plugin: boggle });
    await hosted.press('End the match');
    await hosted.press('End it');
    expect(hosted.acts).toEqual([QUIT]);
    hosted.page.unmount();
    const endless = {
      ...highCard,
      load: async () => ({ ...(await highCard.load()), legal: () => [] }),
    };
    const cards = await sitAtHosted({ plugin: endless, table: plainTable() });
    await cards.press('End the match');
    await cards.press('End it');
    expect(cards.acts).toEqual([{ type: 'end' }]);
  });

  test('in the middle: then nothing at the table can be used, and what it still sends is answered at once', async () => {
    const sends: Send[] = [];
    const table = defineComponent({
      props: ['view', 'send'],
      setup(props: TableProps) {
        sends.push(props.send);
        return () => h('button', 'keep');
      },
    });
    const hosted = await sitAtHosted({ plugin: highCard, table });
    expect(hosted.page.find('fieldset.still').attributes('disabled')).toBeUndefined();
    await hosted.tellTable({ phase: 'over', ended: 9000 });
    expect(hosted.page.find('fieldset.still').attributes('disabled')).toBeDefined();
    expect(hosted.page.find('fieldset.still').text()).toContain('keep');
    expect(await sends.at(-1)?.({ type: 'keep' })).toBe('The match is over.');
    expect(hosted.acts).toEqual([]);
  });

  test('and the table is not made anew where that is told before the last view: what is looked at stays', async () => {
    const hosted = await sitAtHosted({ plugin: boggle });
    serve(hosted);
    const table = hosted.page.find('.boggle-table').element;
    await hosted.tellTable({ phase: 'over', ended: 9000 });
    await hosted.host.send(0, { type: 'quit' });
    await until(hosted, () => expect(hosted.text()).toContain(KEPT));
    expect(hosted.page.find('.boggle-table').element).toBe(table);
    expect(hosted.page.find('.boggle-table').classes()).toContain('looking');
    expect(document.activeElement?.textContent).toBe('No round was played');
  });
});

describe('what is left of it', () => {
  async function over(coming: Partial<Coming>): Promise<{ hosted: Hosted; served: { asked: number } }> {
    const hosted = await sitAtHosted({ plugin: boggle, ...coming });
    const served = serve(hosted);
    await hosted.host.send(0, { type: 'quit' });
    await hosted.tellTable({ phase: 'over' });
    return { hosted, served };
  }

  test('whoever sat finds it in their history, as over and as themselves, and watches that one', async () => {
    const { hosted, served } = await over({ seat: 1 });
    await until(hosted, () => expect(hosted.text()).toContain(KEPT));
    const matches = useMatches();
    await matches.refresh();
    expect(matches.heads).toMatchObject([{ game: 'boggle', final: true, brief: { seat: 1 } }]);
    await hosted.press('Watch it again');
    await leadsTo(hosted, `/replay/${matches.heads[0]?.id ?? ''}?as=2`);
    expect(served.asked).toBe(1);
  });

  test('whoever watches keeps nothing, and watches the server’s', async () => {
    const { hosted } = await over({ seat: null });
    await hosted.press('Watch it again');
    await leadsTo(hosted, '/replay?table=ABC234');
    expect(await useMatches().store.list()).toEqual([]);
    expect(hosted.text()).not.toContain(KEPT);
  });

  test('what was ended in the middle opens in the replay alone, and is nobody’s to play on', async () => {
    const hosted = await sitAtHosted({ plugin: highCard, seat: 1, table: plainTable() });
    serve(hosted);
    await hosted.tellTable({ phase: 'over', ended: 9000 });
    await hosted.press('Watch it again');
    await leadsTo(hosted, '/replay?table=ABC234&as=2');
    expect(await useMatches().store.list()).toEqual([]);
  });

  test('where the browser keeps nothing it is watched all the same, and nothing is said to be kept', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const hosted = await sitAtHosted({ plugin: boggle });
    serve(hosted);
    const create = vi.spyOn(useMatches().store, 'create').mockRejectedValue(new Error('disc full'));
    await hosted.host.send(0, { type: 'quit' });
    await hosted.tellTable({ phase: 'over' });
    await until(hosted, () => expect(create).toHaveBeenCalled());
    await hosted.press('Watch it again');
    await leadsTo(hosted, '/replay?table=ABC234&as=1');
    expect(hosted.text()).not.toContain(KEPT);
  });
});
