/** What a guard or an action was given, less what the event says already. */
import { canonicalJson, type Json } from '#shared/json.ts';
import type { Entry } from '#shared/match/entry.ts';
import type { Step } from '#shared/match/steps.ts';

/** Parameters as they are shown. */
export interface Given {
  readonly brief: string;
  /** All of it, where that is longer; else null. */
  readonly all: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** What the event of a step carries: of a move its fields, who played it and when. */
export function carriedBy(step: Step | { readonly kind: 'entry'; readonly entry: Entry }): Fields {
  if (step.kind !== 'entry') return {};
  const { entry } = step;
  return { ...('move' in entry ? entry.move : entry.table), by: entry.by, at: entry.at };
}

/**
 * The members of `params` that are not the event's own, under the same name; an event in them (as `change: { type,
 * pos, at }`) loses them likewise. Null where none is left.
 */
export function withoutCarried(params: Json, carried: Fields): Json {
  if (typeof params !== 'object' || params === null || Array.isArray(params)) return params;
  const left = Object.entries(params).flatMap(([key, value]): readonly (readonly [string, Json])[] => {
    if (same(value, carried[key])) return [];
    const inner = isTheEvent(value, carried) ? withoutCarried(value, carried) : value;
    return inner === null && value !== null ? [] : [[key, inner]];
  });
  return left.length === 0 ? null : Object.fromEntries(left);
}

function isTheEvent(value: Json, { type }: Fields): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && same(value.type, type);
}

function same(value: Json, other: unknown): boolean {
  return other !== undefined && canonicalJson(value) === canonicalJson(other);
}
