import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Plugin } from '#shared/plugin/contract.ts';
import { CLIENT_ACT_SCHEMA, type ClientAct, type RoomAct, type RoomEntry } from '#src/room/acts.ts';
import { TABLE_WANTED_SCHEMA } from '#src/room/protocol.ts';
import { refused, type ROOM_REFUSALS } from '#src/room/refusals.ts';
import { foldRoom, type Room } from '#src/room/room.ts';
import { readHosted, readName, readOpening, refuseAct } from '#src/room/roomDoor.ts';
import { plugin as highCard } from '#test/kit/game/index.ts';

const TOKEN = 'a'.repeat(64);
const OPEN: RoomAct = { type: 'open', game: 'high-card', rules: 1, settings: {}, places: 3, late: false };
const BOUNDS = { seats: 4, name: 24 };

/** Ann (s2, host), Bob (s3), a computer (s4), and what comes then. */
function roomOf(...acts: readonly RoomAct[]): Room {
  const begin: readonly RoomAct[] = [
    OPEN,
    { type: 'sit', name: 'Ann', token: TOKEN },
    { type: 'sit', name: 'Bob', token: TOKEN },
    { type: 'computer', bot: 'careful' },
  ];
  return foldRoom(
    [...begin, ...acts].map((act, i): RoomEntry => ({ n: i + 1, at: i, by: 's2', c: null, act })),
  );
}

const BEGIN: RoomAct = {
  type: 'begin',
  seed: 1,
  seats: ['Ann', 'Bob', 'Bot'].map((name) => ({ by: 'person', name })),
};
const END: RoomAct = { type: 'end' };

interface Case {
  readonly code: keyof typeof ROOM_REFUSALS | null;
  readonly act: ClientAct;
  readonly by?: string;
  readonly room?: Room;
  readonly here?: readonly string[];
  readonly plugin?: Plugin;
}

const begun = roomOf(BEGIN);
const settle = { type: 'settle', settings: {}, places: 3, late: false } as const;

const cases: readonly Case[] = [
  { code: 'seat/none', by: 's9', act: { type: 'ready', ready: true } },
  { code: 'seat/none', by: 's4', act: { type: 'begin' } },
  { code: 'seat/not-host', by: 's3', act: { type: 'begin' } },
  { code: 'seat/not-host', by: 's3', act: { type: 'remove', who: 's2' } },
  { code: 'seat/not-host', by: 's3', act: { type: 'yield', who: 's2' } },
  { code: 'seat/not-host', by: 's3', act: { type: 'computer', bot: 'careful' } },
  { code: 'seat/not-host', by: 's3', act: { type: 'standIn', who: 's2' } },
  { code: 'seat/not-host', by: 's3', act: settle },
  { code: 'seat/not-host', by: 's3', act: { type: 'host', who: 's3' } },
  { code: 'seat/not-host', by: 's3', act: { type: 'end' } },
  { code: 'seat/not-host', by: 's3', act: { type: 'rematch' } },
  { code: 'table/ended', room: roomOf(END), act: { type: 'ready', ready: true } },
  { code: 'table/ended', room: roomOf(BEGIN, END), act: { type: 'play', move: { type: 'keep' } } },
  { code: null, room: roomOf(END), act: { type: 'leave' } },
  { code: null, room: roomOf(BEGIN, END), act: { type: 'rematch' } },
  { code: 'name/empty', act: { type: 'rename', name: ' \u200b ' } },
  { code: 'name/long', act: { type: 'rename', name: 'x'.repeat(25) } },
  { code: 'name/unseen', act: { type: 'rename', name: 'A\u202eB' } },
  { code: 'begin/begun', room: begun, act: { type: 'rename', name: 'Ann' } },
  { code: 'seat/unknown', act: { type: 'remove', who: 's9' } },
  { code: 'seat/unknown', act: { type: 'remove', who: 's2' } },
  { code: null, act: { type: 'remove', who: 's4' } },
  { code: 'seat/computer', room: begun, act: { type: 'remove', who: 's4' } },
  { code: 'seat/unknown', act: { type: 'yield', who: 's9' } },
  { code: 'seat/computer', act: { type: 'yield', who: 's4' } },
  { code: 'seat/here', here: ['s3'], act: { type: 'yield', who: 's3' } },
  { code: null, act: { type: 'yield', who: 's3' } },
  { code: 'table/not-begun', act: { type: 'standIn', who: 's3' } },
  { code: 'seat/unknown', room: begun, act: { type: 'standIn', who: 's9' } },
  { code: 'seat/computer', room: begun, act: { type: 'standIn', who: 's4' } },
  { code: 'seat/here', room: begun, here: ['s3'], act: { type: 'standIn', who: 's3' } },
  { code: 'begin/begun', room: begun, act: { type: 'computer', bot: 'careful' } },
  { code: 'table/full', act: { type: 'computer', bot: 'careful' } },
  {
    code: 'computer/unknown',
    room: roomOf({ type: 'remove', who: 's4', bot: null }),
    act: { type: 'computer', bot: 'constructor' },
  },
  {
    code: null,
    room: roomOf({ type: 'remove', who: 's4', bot: null }),
    act: { type: 'computer', bot: 'careful' },
  },
  { code: 'begin/begun', room: begun, act: settle },
  { code: 'settle/places', act: { ...settle, places: 2 } },
  { code: 'settle/places', act: { ...settle, places: 5 } },
  { code: 'settle/late', act: { ...settle, late: true } },
  { code: null, act: settle },
  { code: 'begin/begun', room: begun, act: { type: 'begin' } },
  {
    code: 'begin/too-few',
    plugin: { ...highCard, seats: { ...highCard.seats, min: 4 } },
    act: { type: 'begin' },
  },
  { code: 'seat/unknown', act: { type: 'host', who: 's3' } },
  { code: 'seat/computer', act: { type: 'host', who: 's4' } },
  { code: null, here: ['s3'], act: { type: 'host', who: 's3' } },
  { code: 'table/not-begun', act: { type: 'rematch' } },
  { code: 'table/not-begun', act: { type: 'play', move: { type: 'keep' } } },
  { code: 'table/not-begun', act: { type: 'undo', undo: { type: 'agree' } } },
];

describe('the door of a room', () => {
  it.each(cases.map((each) => [`${each.act.type} by ${each.by ?? 's2'}`, each.code, each] as const))(
    '%s: %s',
    (_name, code, { act, by = 's2', room = roomOf(), here = [], plugin = highCard }) => {
      const door = { room, plugin, bounds: BOUNDS, isHere: (who: string) => here.includes(who) };
      expect(refuseAct(door, by, act)).toEqual(code === null ? null : refused(code));
    },
  );

  it('says what is wrong with settings', () => {
    const door = { room: roomOf(), plugin: highCard, bounds: BOUNDS, isHere: () => false };
    const told = (settings: Record<string, number>) => refuseAct(door, 's2', { ...settle, settings });
    expect(told({ goal: 9 })).toMatchObject({ code: 'settings/out-of-range' });
    expect(told({ nonsense: 1 })).toMatchObject({ code: 'settings/unknown' });
    const own = { kind: 'lexicon', label: 'Words', default: 'english' } as const;
    const lists: Pick<Plugin, 'settings'> = { settings: { words: own } };
    expect(readHosted(lists, { words: `own:${'0'.repeat(16)}:Mine` })).toEqual(refused('settle/list'));
    expect(readHosted(lists, { words: 'english' }).ok).toBe(true);
  });

  it.each(['__proto__', 'constructor', 'prototype'])(
    'takes no setting called %s, which JSON can hold as any other',
    (name) => {
      const settings: unknown = JSON.parse(`{"${name}":1}`);
      const wanted = v.parse(TABLE_WANTED_SCHEMA, { game: 'high-card', settings });
      expect(readOpening(highCard, BOUNDS, { settings: wanted.settings })).toMatchObject({
        code: 'settings/unknown',
      });
      const act = v.parse(CLIENT_ACT_SCHEMA, { ...settle, settings });
      const door = { room: roomOf(), plugin: highCard, bounds: BOUNDS, isHere: () => false };
      expect(refuseAct(door, 's2', act)).toMatchObject({ code: 'settings/unknown' });
    },
  );

  it.each([{ goal: null }, { goal: [1] }, { goal: 'x'.repeat(2001) }, { ['x'.repeat(101)]: 1 }, [], 'x'])(
    'takes nothing for settings that holds what none can be: %j',
    (settings) => {
      expect(v.is(TABLE_WANTED_SCHEMA, { game: 'high-card', settings })).toBe(false);
    },
  );

  it('opens a table with what suits the game', () => {
    const usual = readOpening(highCard, BOUNDS, { settings: {} });
    expect(usual).toMatchObject({ ok: true, value: { places: 4, late: false } });
    expect(readOpening(highCard, { seats: 3, name: 24 }, { settings: {} })).toMatchObject({
      value: { places: 3 },
    });
    expect(readOpening(highCard, BOUNDS, { settings: {}, places: 17 })).toEqual(refused('settle/places'));
    expect(readOpening(highCard, BOUNDS, { settings: {}, late: true })).toEqual(refused('settle/late'));
  });

  it.each([
    ['Ann', 'Ann'],
    ['  Ann   B ', 'Ann B'],
    ['Zo\u0065\u0308', 'Zo\u00eb'],
    ['👩‍🚀', '👩‍🚀'],
    ['x'.repeat(24), 'x'.repeat(24)],
    ['x'.repeat(25), 'name/long'],
    ['𝒳'.repeat(24), '𝒳'.repeat(20)],
    ['a\u0000b', 'name/unseen'],
    ['a\u2066b', 'name/unseen'],
    ['a\ud800', 'a'],
    ['\u200b', 'name/empty'],
    ['', 'name/empty'],
  ])('reads the name “%s” as %s', (given, name) => {
    const read = readName(given, BOUNDS);
    expect(read.ok ? read.value : read.code).toBe(name);
  });
});
