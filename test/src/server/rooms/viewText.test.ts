import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { View, Viewer } from '#shared/plugin/view.ts';
import { createViewWriter, shareTexts, type ViewText } from '#src/server/rooms/viewText.ts';

/** A view before it is known who looks. */
type Shared = Omit<View, 'viewer'>;

/** Somebody looks at one of the views; `anew`: it is made of other objects than before, which say the same. */
interface Look {
  readonly viewer: Viewer;
  readonly which: number;
  readonly anew: boolean;
}

const prompt = fc.constantFrom({ key: 'prompt.x', params: { name: '“ \u2028 "' } }, { key: 'prompt.y' });
const name = fc.constantFrom('a', 'b', 'data', '"', '\u2028');
const rest = fc.record(
  {
    prompt,
    turn: fc.constantFrom(null, 0, 1),
    over: fc.boolean(),
  },
  { requiredKeys: ['prompt', 'over'] },
);

/** A few views, in whose data the same few objects stand. */
const views: fc.Arbitrary<readonly Shared[]> = fc
  .array(fc.oneof(fc.jsonValue(), fc.constant(undefined)), { minLength: 1, maxLength: 4 })
  .chain((parts) => {
    const part = fc.constantFrom(...parts);
    const data = fc.oneof(
      { weight: 4, arbitrary: fc.dictionary(name, part, { noNullPrototype: true }) },
      { weight: 1, arbitrary: fc.array(part, { maxLength: 3 }) },
      { weight: 1, arbitrary: fc.constantFrom(null, 0, '', 'x', true) },
    );
    return fc.array(fc.tuple(rest, data), { minLength: 1, maxLength: 4 });
  })
  .map((made) =>
    made.map(([own, data]) => ({
      seats: [{ by: 'person', name: 'Ann' }],
      standing: [],
      clocks: [],
      effects: [],
      final: false,
      data,
      ...own,
    })),
  );

const looks: fc.Arbitrary<readonly Look[]> = fc.array(
  fc.record({
    viewer: fc.constantFrom<Viewer>(0, 1, 2, 'spectator'),
    which: fc.nat(3),
    anew: fc.boolean(),
  }),
  { minLength: 1, maxLength: 30 },
);

/** Tells views apart that say something else, or leave out other members. */
function shapeOf(view: View): string {
  return JSON.stringify(view, (_, value: unknown) => (value === undefined ? 'left out' : value));
}

/** A view as JSON that is sent to nobody else. */
function jsonOf(view: ViewText): string {
  const { shared, own } = shareTexts([view]);
  return shared + own.join('');
}

describe('a view as it is sent', () => {
  it('is what JSON makes of it, whoever was shown what before', () => {
    fc.assert(
      fc.property(views, looks, (given, asked) => {
        const writer = createViewWriter();
        for (const view of viewsOf(given, asked)) {
          const written: unknown = JSON.parse(jsonOf(writer.write(view.viewer, view)));
          expect(written).toStrictEqual(JSON.parse(JSON.stringify(view)));
        }
      }),
    );
  });

  it('is what JSON makes of it also where it begins as those of others do', () => {
    fc.assert(
      fc.property(views, looks, (given, asked) => {
        const writer = createViewWriter();
        const all = viewsOf(given, asked);
        const { shared, own } = shareTexts(all.map((view) => writer.write(view.viewer, view)));
        const read = own.map((text): unknown => JSON.parse(shared + text));
        expect(read).toStrictEqual(all.map((view): unknown => JSON.parse(JSON.stringify(view))));
      }),
    );
  });

  it('is the very same while nothing changes for its viewer, and another when something does', () => {
    fc.assert(
      fc.property(views, looks, (given, asked) => {
        const writer = createViewWriter();
        const before = new Map<Viewer, { readonly view: View; readonly text: ViewText }>();
        for (const view of viewsOf(given, asked)) {
          const text = writer.write(view.viewer, view);
          const last = before.get(view.viewer);
          if (last !== undefined && shapeOf(view) === shapeOf(last.view)) expect(text).toBe(last.text);
          if (last !== undefined && JSON.stringify(view) !== JSON.stringify(last.view)) {
            expect(text).not.toBe(last.text);
          }
          before.set(view.viewer, { view, text });
        }
      }),
    );
  });

  it('has what all are shown written once', () => {
    let written = 0;
    const board = {
      toJSON() {
        written += 1;
        return 'TEAS';
      },
    };
    const writer = createViewWriter();
    const texts = ([0, 1, 'spectator'] as const).map((viewer) =>
      jsonOf(writer.write(viewer, { ...COMMON, viewer, data: { own: `of ${viewer}`, board } })),
    );
    for (const text of texts) expect(text).toContain('"board":"TEAS"');
    expect(new Set(texts).size).toBe(3);
    expect(written).toBe(1);
  });
});

const COMMON: Omit<Shared, 'data'> = {
  prompt: { key: 'prompt.x' },
  seats: [],
  standing: [],
  clocks: [],
  effects: [],
  over: false,
  final: false,
};

function viewsOf(given: readonly Shared[], asked: readonly Look[]): readonly View[] {
  return asked.flatMap(({ viewer, which, anew }) => {
    const shared = given[which % given.length];
    return shared === undefined ? [] : [{ ...(anew ? structuredClone(shared) : shared), viewer }];
  });
}
