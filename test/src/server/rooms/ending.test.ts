import { describe, expect, it } from 'vitest';
import { checkRecord, readRecord } from '#shared/match/readRecord.ts';
import { latest } from '#shared/match/timeline.ts';
import { parsedJson } from '#shared/json.ts';
import { game } from '#test/kit/game/game.ts';
import { plugin as highCard } from '#test/kit/game/index.ts';
import { join, openTable, seatPeople, serveTables, type Player, type Served } from './served.ts';

let served: Served;

const KEEP = { type: 'play', move: { type: 'keep' } } as const;

async function begun(
  names: readonly string[],
  settings: Record<string, string | number | boolean> = { clock: 'none', pause: false },
): Promise<readonly [string, Player, Player, ...Player[]]> {
  served = await serveTables();
  const code = await openTable(served, { game: 'high-card', settings });
  const [ann, bob, ...others] = await seatPeople(served.url, code, names);
  if (ann === undefined || bob === undefined) throw new Error('Nobody sits there.');
  await ann.ask({ type: 'begin' });
  for (const each of [ann, bob, ...others]) await each.until('view');
  return [code, ann, bob, ...others];
}

/** Waits until everybody has seen what is there after entry `n`. */
async function seen(n: number, players: readonly Player[]): Promise<void> {
  for (const player of players) await player.until('view', (view) => view.n >= n);
}

describe('the end of a hosted match', () => {
  it('opens its whole record, and not before: it folds to the last view that everybody had', async () => {
    const [code, ann, bob] = await begun(['Ann', 'Bob']);
    expect(await served.tables.record(code, 'x')).toMatchObject({ code: 'table/not-over' });
    await ann.ask({ type: 'play', move: { type: 'swap' } });
    await bob.ask(KEEP);
    const quit = await bob.ask({ type: 'play', move: { type: 'quit' } });
    expect(quit.type).toBe('ack');
    const last = await ann.until('view', ({ view }) => view.final);
    expect(last.view.data).toMatchObject({ cards: [expect.any(Number), expect.any(Number)] });
    await ann.until('table', ({ table }) => table.phase === 'over');
    // Whoever leaves now leaves the record alone.
    await bob.ask({ type: 'leave' });
    const record = await served.tables.record(code, 'x');
    if (!record.ok) throw new Error(record.message);
    const read = readRecord(parsedJson(JSON.stringify(record.value)));
    if (!read.ok) throw new Error(read.message);
    const opened = checkRecord(highCard, game, read.value);
    if (!opened.ok) throw new Error(opened.message);
    expect(opened.value.log.map((entry) => 'move' in entry && entry.move.type)).toEqual([
      'swap',
      'keep',
      'quit',
    ]);
    const view: unknown = parsedJson(JSON.stringify(game.view(latest(opened.value), 0)));
    expect(view).toEqual(last.view);
  });

  it('is called by the host at any time, and the table does nothing more', async () => {
    const [code, ann, bob] = await begun(['Ann', 'Bob'], { clock: 'fast' });
    expect(await bob.ask({ type: 'end' })).toMatchObject({ code: 'seat/not-host' });
    expect(await ann.ask({ type: 'end' })).toMatchObject({ type: 'ack' });
    await bob.until('table', ({ table }) => table.phase === 'over' && table.ended !== null);
    expect(await bob.ask(KEEP)).toMatchObject({ code: 'table/ended' });
    const late = await join(served.url, code, { name: 'Dan' });
    expect(await late.until('err')).toMatchObject({ code: 'table/ended' });
    const record = await served.tables.record(code, 'x');
    expect(record).toMatchObject({ ok: true });
    // Past the turn's time, which stands still: the table is still asked, and answers.
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect(await served.tables.record(code, 'x')).toEqual(record);
    expect(await bob.ask({ type: 'leave' })).toMatchObject({ type: 'ack' });
    expect(await ann.ask({ type: 'rematch' })).toMatchObject({ type: 'ack' });
    expect(await served.tables.record(code, 'x')).toEqual(record);
  });

  it('leads to another table for the same people, one however often it is asked for', async () => {
    const [, ann, bob] = await begun(['Ann', 'Bob']);
    expect(await ann.ask({ type: 'rematch' })).toMatchObject({ code: 'table/not-over' });
    await ann.ask({ type: 'play', move: { type: 'quit' } });
    expect(await bob.ask({ type: 'rematch' })).toMatchObject({ code: 'seat/not-host' });
    const gap = ann.c + 5;
    ann.send({ type: 'cmd', c: gap, act: { type: 'rematch' } });
    expect(await ann.until('nack', ({ c }) => c === gap)).toMatchObject({ code: 'command/gap' });
    const first = ann.c + 1;
    for (const c of [first, first, first + 1]) ann.send({ type: 'cmd', c, act: { type: 'rematch' } });
    await ann.until('ack', ({ c }) => c === first + 1);
    await new Promise((resolve) => setTimeout(resolve, 150));
    const told = new Set(
      bob.messages.flatMap((message) =>
        message.type === 'table' && message.table.next !== null ? [message.table.next] : [],
      ),
    );
    expect(told.size).toBe(1);
    const next = bob.last('table')?.table.next ?? '';
    expect(await served.tables.info(next, 'x')).toMatchObject({
      ok: true,
      value: { game: 'high-card', phase: 'lobby', seated: 0, open: 4 },
    });
  });
});

describe('taking back at a hosted table', () => {
  it('is done once all three agree', async () => {
    const [, ann, bob, cem] = await begun(['Ann', 'Bob', 'Cem']);
    if (cem === undefined) throw new Error('Nobody sits there.');
    await ann.ask(KEEP);
    const kept = await bob.ask(KEEP);
    await seen(kept.type === 'ack' ? kept.n : 0, [ann, bob, cem]);
    // Bob's own move he may take back alone; Ann's, with his after it, she has to ask for.
    expect(bob.last('view')?.undo).toEqual({ to: 1, alone: true, asked: null });
    expect(await ann.ask({ type: 'undo', undo: { type: 'back', to: 0 } })).toMatchObject({
      code: 'undo/not-yours',
    });
    expect(await ann.ask({ type: 'undo', undo: { type: 'agree' } })).toMatchObject({
      code: 'undo/nothing-asked',
    });
    expect(await ann.ask({ type: 'undo', undo: { type: 'ask', to: 0 } })).toMatchObject({ type: 'ack' });
    await cem.until('view', ({ undo }) => undo.asked?.by === 0 && undo.asked.waiting.length === 2);
    expect(await ann.ask({ type: 'undo', undo: { type: 'agree' } })).toMatchObject({ code: 'undo/agreed' });
    await bob.ask({ type: 'undo', undo: { type: 'agree' } });
    expect(bob.last('view')?.view.turn).toBe(2);
    await cem.ask({ type: 'undo', undo: { type: 'agree' } });
    await ann.until('view', ({ view, undo }) => view.turn === 0 && undo.asked === null);
    expect(await ann.ask(KEEP)).toMatchObject({ type: 'ack' });
  });

  it('is not done when somebody plays on instead', async () => {
    const [, ann, bob, cem] = await begun(['Ann', 'Bob', 'Cem']);
    if (cem === undefined) throw new Error('Nobody sits there.');
    await ann.ask(KEEP);
    await ann.ask({ type: 'undo', undo: { type: 'ask', to: 0 } });
    await bob.until('view', ({ undo }) => undo.asked !== null);
    await bob.ask(KEEP);
    await cem.until('view', ({ view, undo }) => view.turn === 2 && undo.asked === null);
    expect(await cem.ask({ type: 'undo', undo: { type: 'agree' } })).toMatchObject({
      code: 'undo/nothing-asked',
    });
  });

  it('never goes past a card that was drawn', async () => {
    const [, ann, bob] = await begun(['Ann', 'Bob']);
    const swap = await ann.ask({ type: 'play', move: { type: 'swap' } });
    await seen(swap.type === 'ack' ? swap.n : 0, [bob]);
    expect(ann.last('view')?.undo.to).toBeNull();
    expect(await ann.ask({ type: 'undo', undo: { type: 'back', to: 0 } })).toMatchObject({
      code: 'undo/chance',
    });
    expect(await ann.ask({ type: 'undo', undo: { type: 'ask', to: 0 } })).toMatchObject({
      code: 'undo/chance',
    });
  });
});
