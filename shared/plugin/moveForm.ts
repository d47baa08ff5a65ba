/**
 * The forms of a game's moves, read off its valibot schema: a form a type of move, a field for each thing it says.
 *
 * Known limits: what a field cannot be made for (records, tuples, unions of shapes, recursion) is written as JSON.
 * Bounds are told, not judged: that is the schema's own part, at the door.
 */
import * as v from 'valibot';

/** What a choice is made from, and what a constant is. */
export type Literal = string | number | boolean | null;

/** The least and the most (of characters, of a value, of items), inclusive; null where there is no bound. */
export interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
}

export type Field =
  | ({ readonly kind: 'text' } & Bounds)
  | ({ readonly kind: 'whole' } & Bounds)
  | ({ readonly kind: 'number' } & Bounds)
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly options: readonly Literal[] }
  | { readonly kind: 'constant'; readonly value: Literal }
  | ({ readonly kind: 'list'; readonly item: Field } & Bounds)
  | { readonly kind: 'object'; readonly fields: readonly NamedField[] }
  /** May be left out (`missing`), or be null instead. */
  | { readonly kind: 'maybe'; readonly absent: 'missing' | 'null'; readonly inner: Field }
  | { readonly kind: 'json' };

export interface NamedField {
  readonly name: string;
  readonly field: Field;
}

export interface MoveForm {
  /** The move's `type`. */
  readonly type: string;
  /** Everything but the type, in the order of the schema. */
  readonly fields: readonly NamedField[];
}

/** What a schema of valibot may say of itself; its parts are schemas again. */
const NODE = v.object({
  type: v.string(),
  entries: v.exactOptional(v.record(v.string(), v.unknown())),
  options: v.exactOptional(v.array(v.unknown())),
  pipe: v.exactOptional(v.array(v.unknown())),
  wrapped: v.exactOptional(v.unknown()),
  item: v.exactOptional(v.unknown()),
  literal: v.exactOptional(v.unknown()),
});
type Node = v.InferOutput<typeof NODE>;

const LITERAL: v.GenericSchema<unknown, Literal> = v.union([
  v.string(),
  v.pipe(v.number(), v.finite()),
  v.boolean(),
  v.null(),
]);

/** Forms as deep as this; what lies deeper is JSON, so that a schema that contains itself ends. */
const DEPTH = 6;

/** The forms of `game.moves`, in the order of the schema. What is not a closed variant on `type` has none. */
export function formsOf(moves: unknown): readonly MoveForm[] {
  const node = nodeOf(moves);
  if (node === null) return [];
  if (node.type === 'variant' || node.type === 'union') return (node.options ?? []).flatMap(formsOf);
  const { type: tag, ...entries } = isClosed(node) ? (node.entries ?? {}) : {};
  const fields = Object.entries(entries).map(([name, inner]) => ({ name, field: fieldOf(inner, DEPTH) }));
  return typesOf(tag).map((type) => ({ type, fields }));
}

function typesOf(tag: unknown): readonly string[] {
  const options = literalsOf(tag) ?? [];
  return options.filter((option) => typeof option === 'string');
}

function fieldOf(schema: unknown, depth: number): Field {
  const node = nodeOf(schema);
  if (node === null || depth === 0) return { kind: 'json' };
  const options = literalsOf(schema);
  const [only] = options ?? [];
  if (options !== null && only !== undefined) {
    return options.length === 1 ? { kind: 'constant', value: only } : { kind: 'choice', options };
  }
  switch (node.type) {
    case 'string':
      return { kind: 'text', ...boundsOf(node, 'length') };
    case 'number':
      return { kind: has(node, 'integer', 'safe_integer') ? 'whole' : 'number', ...boundsOf(node, 'value') };
    case 'boolean':
      return { kind: 'flag' };
    case 'array':
      return { kind: 'list', item: fieldOf(node.item, depth - 1), ...boundsOf(node, 'length') };
    case 'object':
    case 'strict_object':
      return {
        kind: 'object',
        fields: Object.entries(node.entries ?? {}).map(([name, inner]) => ({
          name,
          field: fieldOf(inner, depth - 1),
        })),
      };
    case 'optional':
    case 'exact_optional':
    case 'undefinedable':
      return { kind: 'maybe', absent: 'missing', inner: fieldOf(node.wrapped, depth) };
    case 'nullable':
      return { kind: 'maybe', absent: 'null', inner: fieldOf(node.wrapped, depth) };
    case 'nullish':
      return {
        kind: 'maybe',
        absent: 'missing',
        inner: { kind: 'maybe', absent: 'null', inner: fieldOf(node.wrapped, depth) },
      };
    default:
      return { kind: 'json' };
  }
}

/** The values of a literal, a picklist, an enumeration, or a union of such; null for any other schema. */
function literalsOf(schema: unknown): readonly Literal[] | null {
  const node = nodeOf(schema);
  switch (node?.type) {
    case 'literal': {
      const literal = v.safeParse(LITERAL, node.literal);
      return literal.success ? [literal.output] : null;
    }
    case 'null':
      return [null];
    case 'picklist':
    case 'enum': {
      const options = v.safeParse(v.array(LITERAL), node.options);
      return options.success ? options.output : null;
    }
    case 'union': {
      const parts = (node.options ?? []).map(literalsOf);
      return parts.includes(null) ? null : [...new Set(parts.flatMap((part) => part ?? []))];
    }
    default:
      return null;
  }
}

function isClosed({ type }: Node): boolean {
  return type === 'strict_object' || type === 'object';
}

function nodeOf(schema: unknown): Node | null {
  const node = v.safeParse(NODE, schema);
  return node.success ? node.output : null;
}

/** A step of a pipe: a check, and what it asks for. */
const CHECK = v.object({ type: v.string(), requirement: v.number() });

function boundsOf({ pipe = [] }: Node, of: 'value' | 'length'): Bounds {
  let [min, max]: [number | null, number | null] = [null, null];
  for (const step of pipe) {
    const check = v.safeParse(CHECK, step);
    if (!check.success) continue;
    const { type, requirement } = check.output;
    if (type === `min_${of}` || type === of) min = Math.max(min ?? requirement, requirement);
    if (type === `max_${of}` || type === of) max = Math.min(max ?? requirement, requirement);
  }
  return { min, max };
}

function has({ pipe = [] }: Node, ...types: readonly string[]): boolean {
  return pipe.some((step) => types.includes(nodeOf(step)?.type ?? ''));
}
