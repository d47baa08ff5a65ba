import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { game as bareBoggle } from '#games/boggle/game.ts';
import { plugin as bogglePlugin } from '#games/boggle/index.ts';
import { playMatch } from '#shared/match/play.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { draftMove, moveFrom, type Draft, type MoveDraft } from '#shared/plugin/moveDraft.ts';
import { formsOf, type MoveForm } from '#shared/plugin/moveForm.ts';
import { equip } from '#shared/plugin/resources.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { game as highCard } from '#test/kit/game/game.ts';
import { plugin as highCardPlugin } from '#test/kit/game/index.ts';
import { loadHere } from '#test/src/lexicon/loadHere.ts';

const boggle = await equip(bareBoggle, defaultsOf(bogglePlugin.settings), loadHere);
const steps = v.strictObject({ row: v.number(), by: v.exactOptional(v.picklist(['foot', 'boat'])) });

const EVERYTHING = v.variant('type', [
  v.strictObject({
    type: v.literal('say'),
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(12), v.toLowerCase()),
    initials: v.pipe(v.string(), v.length(2)),
    times: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(9)),
    weight: v.pipe(v.number(), v.minValue(0.5)),
    loud: v.boolean(),
    hue: v.picklist(['red', 'blue']),
    side: v.union([v.literal('left'), v.literal(2), v.null()]),
    version: v.literal(3),
    words: v.pipe(v.array(v.string()), v.maxLength(4)),
    path: v.array(steps),
    start: steps,
    seed: v.optional(v.number()),
    note: v.exactOptional(v.string()),
    to: v.nullable(v.pipe(v.number(), v.integer())),
    from: v.nullish(v.string()),
    rest: v.record(v.string(), v.number()),
  }),
  v.strictObject({ type: v.picklist(['up', 'down']), by: v.number() }),
  v.variant('kind', [v.strictObject({ type: v.literal('odd'), kind: v.literal('x') })]),
]);

/** Strings, numbers and shapes as the schema takes them. */
const step = fc.record(
  { row: fc.integer(), by: fc.constantFrom('foot', 'boat') },
  { requiredKeys: ['row'], noNullPrototype: true },
);
const said = fc.record(
  {
    type: fc.constant('say'),
    text: fc.string({ minLength: 1, maxLength: 12 }),
    initials: fc.string({ minLength: 2, maxLength: 2 }),
    times: fc.integer({ min: 1, max: 9 }),
    weight: fc.double({ min: 0.5, noNaN: true, noDefaultInfinity: true }),
    loud: fc.boolean(),
    hue: fc.constantFrom('red', 'blue'),
    side: fc.constantFrom('left', 2, null),
    version: fc.constant(3),
    words: fc.array(fc.string(), { maxLength: 4 }),
    path: fc.array(step),
    start: step,
    seed: fc.integer(),
    note: fc.string(),
    to: fc.option(fc.integer()),
    from: fc.option(fc.string()),
    rest: fc.dictionary(fc.constantFrom('a', 'b'), fc.integer(), { noNullPrototype: true }),
  },
  {
    requiredKeys: [
      'type',
      'text',
      'initials',
      'times',
      'weight',
      'loud',
      'hue',
      'side',
      'version',
      'words',
      'path',
      'start',
      'to',
      'rest',
    ],
    noNullPrototype: true,
  },
);

function formOf(moves: unknown, type: string): MoveForm {
  const form = formsOf(moves).find((each) => each.type === type);
  if (form === undefined) throw new Error(`There is no form of “${type}”.`);
  return form;
}

function fieldsOf(moves: unknown, type: string): Record<string, unknown> {
  return Object.fromEntries(formOf(moves, type).fields.map(({ name, field }) => [name, field]));
}

/** With something else in one field, as if it had been typed. */
function typed(draft: MoveDraft, name: string, inner: Draft): MoveDraft {
  return {
    ...draft,
    fields: draft.fields.map((field) => (field.name === name ? { name, draft: inner } : field)),
  };
}

test('Boggle’s moves have a form each, with the bounds of their schema', () => {
  expect(formsOf(boggle.moves).map(({ type }) => type)).toEqual([
    'startRound',
    'edit',
    'endRound',
    'reject',
    'takeBack',
    'ready',
    'challenge',
    'setSize',
    'setDifficulty',
    'setTarget',
    'newGame',
    'quit',
  ]);
  expect(fieldsOf(boggle.moves, 'startRound')).toEqual({});
  expect(fieldsOf(boggle.moves, 'setDifficulty')).toEqual({ to: { kind: 'whole', min: 1, max: 10 } });
  expect(fieldsOf(boggle.moves, 'reject')).toMatchObject({ word: { kind: 'text', min: 1 } });
  expect(fieldsOf(boggle.moves, 'newGame')).toEqual({
    seed: { kind: 'maybe', absent: 'missing', inner: { kind: 'whole', min: 0, max: 0xffffffff } },
  });
});

test('High Card’s moves have a form each', () => {
  expect(formsOf(highCard.moves).map(({ type, fields }) => [type, fields.length])).toEqual([
    ['keep', 0],
    ['swap', 0],
    ['rest', 0],
    ['resume', 0],
    ['again', 1],
    ['quit', 0],
  ]);
});

test('a schema with everything in it is a form with everything in it', () => {
  const path = {
    kind: 'object',
    fields: [
      { name: 'row', field: { kind: 'number', min: null, max: null } },
      {
        name: 'by',
        field: { kind: 'maybe', absent: 'missing', inner: { kind: 'choice', options: ['foot', 'boat'] } },
      },
    ],
  };
  const text = { kind: 'text', min: null, max: null };
  expect(fieldsOf(EVERYTHING, 'say')).toEqual({
    text: { kind: 'text', min: 1, max: 12 },
    initials: { kind: 'text', min: 2, max: 2 },
    times: { kind: 'whole', min: 1, max: 9 },
    weight: { kind: 'number', min: 0.5, max: null },
    loud: { kind: 'flag' },
    hue: { kind: 'choice', options: ['red', 'blue'] },
    side: { kind: 'choice', options: ['left', 2, null] },
    version: { kind: 'constant', value: 3 },
    words: { kind: 'list', item: text, min: null, max: 4 },
    path: { kind: 'list', item: path, min: null, max: null },
    start: path,
    seed: { kind: 'maybe', absent: 'missing', inner: { kind: 'number', min: null, max: null } },
    note: { kind: 'maybe', absent: 'missing', inner: text },
    to: { kind: 'maybe', absent: 'null', inner: { kind: 'whole', min: null, max: null } },
    from: { kind: 'maybe', absent: 'missing', inner: { kind: 'maybe', absent: 'null', inner: text } },
    rest: { kind: 'json' },
  });
});

test('a type of several names is a form for each; one within another variant has its own', () => {
  expect(formsOf(EVERYTHING).map(({ type }) => type)).toEqual(['say', 'up', 'down', 'odd']);
  expect(moveFrom(draftMove(formOf(EVERYTHING, 'odd')))).toEqual({
    ok: true,
    value: { type: 'odd', kind: 'x' },
  });
});

test('what is no variant of closed objects has no forms, and a schema that contains itself ends in JSON', () => {
  expect(formsOf(v.string())).toEqual([]);
  expect(formsOf(null)).toEqual([]);
  const tree: v.GenericSchema = v.strictObject({ type: v.literal('t'), inner: v.lazy(() => tree) });
  expect(fieldsOf(tree, 't')).toEqual({ inner: { kind: 'json' } });
});

describe('a move that a form is filled in with comes out as it was', () => {
  test('whatever a schema lets in', () => {
    const form = formOf(EVERYTHING, 'say');
    fc.assert(
      fc.property(said, (move) => {
        const sound = v.parse(EVERYTHING, move);
        expect(moveFrom(draftMove(form, sound))).toEqual({ ok: true, value: sound });
      }),
    );
  });

  const games: readonly {
    readonly plugin: Pick<Plugin, 'id' | 'settings'>;
    readonly game: Game;
    readonly lineup: readonly string[];
  }[] = [
    { plugin: bogglePlugin, game: boggle, lineup: ['random', 'learner'] },
    { plugin: highCardPlugin, game: highCard, lineup: ['random', 'careful', 'random'] },
  ];
  test.each(games)('each legal move of random matches of $plugin.id', ({ plugin, game, lineup }) => {
    const forms = new Map(formsOf(game.moves).map((form) => [form.type, form]));
    const seen = new Set<string>();
    for (const seed of [1, 2, 3]) {
      const { timeline } = playMatch(plugin, game, {
        lineup,
        settings: defaultsOf(plugin.settings),
        seed,
        maxEntries: 60,
        untilOver: true,
        budget: 1,
      });
      for (const state of timeline.states) {
        for (const seat of lineup.keys()) {
          for (const { move } of game.legal(game.view(state, seat))) {
            const form = forms.get(move.type);
            expect(form === undefined ? null : moveFrom(draftMove(form, move))).toEqual({
              ok: true,
              value: move,
            });
            seen.add(move.type);
          }
        }
      }
    }
    expect(seen.size).toBeGreaterThan(2);
  });
});

test('an empty form has the least that each field takes', () => {
  expect(moveFrom(draftMove(formOf(boggle.moves, 'setTarget')))).toEqual({
    ok: true,
    value: { type: 'setTarget', to: 1 },
  });
  expect(moveFrom(draftMove(formOf(boggle.moves, 'newGame')))).toEqual({
    ok: true,
    value: { type: 'newGame' },
  });
});

test('what is no number and no JSON is told with its place; what is out of bounds is for the door', () => {
  const draft = draftMove(formOf(EVERYTHING, 'up'));
  const by = (text: string): Draft => ({ kind: 'number', min: null, max: null, text });
  expect(moveFrom(typed(draft, 'by', by('many')))).toEqual({
    ok: false,
    code: 'form/not-a-number',
    at: 'by',
  });
  expect(moveFrom(typed(draft, 'by', by(' ')))).toMatchObject({ code: 'form/not-a-number' });
  expect(moveFrom(typed(draft, 'by', by('-4.5')))).toEqual({ ok: true, value: { type: 'up', by: -4.5 } });

  const target = draftMove(formOf(boggle.moves, 'setTarget'));
  const to = (text: string): Draft => ({ kind: 'whole', min: 1, max: 10, text });
  expect(moveFrom(typed(target, 'to', to('2.5')))).toMatchObject({ code: 'form/not-whole', at: 'to' });
  expect(moveFrom(typed(target, 'to', to('-99')))).toEqual({
    ok: true,
    value: { type: 'setTarget', to: -99 },
  });

  const said = draftMove(formOf(EVERYTHING, 'say'));
  expect(moveFrom(typed(said, 'rest', { kind: 'json', text: '{' }))).toMatchObject({
    code: 'form/not-json',
    at: 'rest',
  });
  const row: Draft = { kind: 'object', fields: [{ name: 'row', draft: by('x') }] };
  const path: Draft = { kind: 'list', item: { kind: 'json' }, min: null, max: null, items: [row] };
  expect(moveFrom(typed(said, 'path', path))).toMatchObject({ at: 'path.0.row' });
});
