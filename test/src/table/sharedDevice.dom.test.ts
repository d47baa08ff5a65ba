import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineComponent, h } from 'vue';
import { readRecord } from '#shared/match/readRecord.ts';
import type { TableProps } from '#shared/plugin/contract.ts';
import { useSeatsHere } from '#shared/plugin/ui/seats.ts';
import { useShare } from '#shared/plugin/ui/share.ts';
import type { OpenedMatch } from '#src/table/openMatch.ts';
import { createPlace, GAMES, ID, type Place } from './seated.ts';

enableAutoUnmount(afterEach);

let place: Place;

beforeEach(() => {
  vi.useFakeTimers();
  place = createPlace();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table that says whose view it has, and lets each person here look as themselves. */
const seatTable = defineComponent({
  props: ['view', 'send'],
  setup(props: TableProps) {
    const seats = useSeatsHere();
    const share = useShare();
    const button = (name: string, click: () => unknown) =>
      h('button', { type: 'button', onClick: click }, name);
    return () =>
      h('div', [
        h('p', { class: 'shown' }, `${props.view.viewer} of ${seats.here.join()}: ${seats.shown.value}`),
        ...['keep', 'swap', 'rest', 'resume', 'quit'].map((type) => button(type, () => props.send({ type }))),
        ...props.view.seats.map(({ name }, seat) => button(`as ${name}`, () => seats.show(seat))),
        share.ready.value ? button('share from the table', share.open) : null,
      ]);
  },
});

const shown = (): string => place.page().get('.shown').text();

async function movers(): Promise<readonly unknown[]> {
  const record = readRecord(await place.store.read(ID));
  if (!record.ok) throw new Error(record.message);
  return record.value.log.map(({ by }) => by);
}

describe('people who share a device', () => {
  beforeEach(async () => {
    await place.deal(GAMES.highCard, ['person', 'careful', 'person']);
    await place.sit({ table: seatTable });
  });

  test('are shown the view of whoever’s turn it is, and move for that seat', async () => {
    expect(shown()).toBe('0 of 0,2: 0');
    await place.press('keep');
    // The computer’s turn: nobody else’s cards come into sight.
    expect(shown()).toBe('0 of 0,2: 0');
    await place.pass(1_000);
    expect(shown()).toBe('2 of 0,2: 2');
    await place.press('keep');
    expect(await movers()).toEqual([0, 1, 2]);
  });

  test('may look as themselves while it is nobody’s turn, and not before', async () => {
    await place.press('as Player 2');
    expect(shown()).toBe('0 of 0,2: 0');
    await place.press('rest');
    await place.press('as Player 2');
    expect(shown()).toBe('2 of 0,2: 2');
    await place.press('as Careful');
    expect(shown()).toBe('2 of 0,2: 2');
    await place.press('resume');
    expect(shown()).toBe('0 of 0,2: 0');
  });

  test('have one brief, for the first of them', async () => {
    await place.press('keep');
    await place.pass(1_000);
    expect((await place.head()).brief?.seat).toBe(0);
  });
});

test('a move is taken back by whoever of them has made it', async () => {
  await place.deal(GAMES.highCard, ['person', 'person']);
  await place.sit({ table: seatTable });
  await place.press('keep');
  expect(shown()).toBe('1 of 0,1: 1');
  await place.press('Take back');
  expect(await movers()).toEqual([0, 0]);
  expect(shown()).toBe('0 of 0,1: 0');
});

test('any of them ends the match, as the one whom the game lets', async () => {
  await place.deal(GAMES.highCard, ['person', 'person']);
  const firstQuits = (match: OpenedMatch): OpenedMatch => ({
    ...match,
    game: {
      ...match.game,
      legal: (view) => match.game.legal(view).filter(({ move }) => move.type !== 'quit' || view.viewer === 0),
    },
  });
  await place.sit({ table: seatTable, change: firstQuits });
  await place.press('keep');
  expect(shown()).toBe('1 of 0,1: 1');
  await place.press('Quit the match');
  document.querySelectorAll<HTMLElement>('dialog button').item(1).click();
  await flushPromises();
  expect(await movers()).toEqual([0, 0]);
});

test('where only computers play, a spectator looks', async () => {
  await place.deal(GAMES.highCard, ['careful', 'random']);
  await place.sit({ table: seatTable });
  expect(shown()).toBe('spectator of : spectator');
});

describe('a result', () => {
  /** The dialog is fetched at a press; on a busy machine that is no matter of a second. */
  const PATIENT = { timeout: 10_000 };
  const sharing = (match: OpenedMatch): OpenedMatch => ({
    ...match,
    game: {
      ...match.game,
      messages: {
        ...match.game.messages,
        'share.score': '{points} points',
        'share.aloud': 'I had {points}.',
      },
      share: ({ standing }) => ({
        lines: [{ key: 'share.score', params: { points: standing[0]?.score ?? 0 } }],
        aloud: [{ key: 'share.aloud', params: { points: standing[0]?.score ?? 0 } }],
      }),
    },
  });
  const field = (): string => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value ?? '';

  async function over(): Promise<void> {
    await place.deal(GAMES.highCard, ['person', 'person']);
    await place.sit({ table: seatTable, change: sharing });
    await place.press('quit');
  }

  test('is not offered before the end', async () => {
    await place.deal(GAMES.highCard, ['person', 'person']);
    await place.sit({ table: seatTable, change: sharing });
    expect(place.page().text()).not.toContain('Share result');
    expect(place.page().text()).not.toContain('share from the table');
  });

  test('is text to look at or to be read aloud, with a link to the same deal', async () => {
    vi.useRealTimers();
    await over();
    await place.press('Share result');
    await vi.waitFor(() => {
      expect(field()).toContain('points');
    }, PATIENT);
    const [head, line, link = ''] = field().split('\n');
    expect([head, line]).toEqual(['High Card', '0 points']);
    const { pathname, searchParams } = new URL(link);
    expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/high-card/new', { seed: '1' }]);
    document.querySelector<HTMLInputElement>('dialog [value=aloud]')?.click();
    await vi.waitFor(() => {
      expect(field()).toBe(`High Card. I had 0.\n${link}`);
    }, PATIENT);
  });

  test('is copied, or selected where that is not allowed', async () => {
    vi.useRealTimers();
    const write = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new DOMException('no'));
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: write } });
    await over();
    await place.press('share from the table');
    await vi.waitFor(() => place.press('Copy'), PATIENT);
    expect(write).toHaveBeenCalledWith(field());
    expect(document.querySelector('dialog')?.textContent).toContain('Copied.');
    await place.press('Copy');
    expect(document.querySelector('dialog')?.textContent).toContain('copy it yourself');
    expect(document.activeElement).toBe(document.querySelector('dialog textarea'));
    vi.unstubAllGlobals();
  });
});
