/** A move while somebody writes it: its form with what stands in each field, and the move that this makes. */
import { canonicalJson, parsedJson } from '#shared/json.ts';
import type { Bounds, Field, Literal, MoveForm } from './moveForm.ts';

/** What stands in a field. Numbers and JSON are kept as they are typed. */
export type Draft =
  | ({ readonly kind: 'text'; readonly text: string } & Bounds)
  | ({ readonly kind: 'whole' | 'number'; readonly text: string } & Bounds)
  | { readonly kind: 'flag'; readonly on: boolean }
  | { readonly kind: 'choice'; readonly options: readonly Literal[]; readonly picked: number }
  | { readonly kind: 'constant'; readonly value: Literal }
  | ({ readonly kind: 'list'; readonly item: Field; readonly items: readonly Draft[] } & Bounds)
  | { readonly kind: 'object'; readonly fields: readonly NamedDraft[] }
  | {
      readonly kind: 'maybe';
      readonly absent: 'missing' | 'null';
      readonly given: boolean;
      readonly inner: Draft;
    }
  | { readonly kind: 'json'; readonly text: string };

export interface NamedDraft {
  readonly name: string;
  readonly draft: Draft;
}

export interface MoveDraft {
  readonly type: string;
  readonly fields: readonly NamedDraft[];
}

/** What cannot be made a value of at all; what the game does not take is judged at its door. */
export type FormCode = 'form/not-a-number' | 'form/not-whole' | 'form/not-json';

/** The value of a field, or where it has none, and why. */
export type Written =
  | { readonly ok: true; readonly value: unknown }
  /** `at` names the field: `to`, or `steps.0.by` within lists and objects. */
  | { readonly ok: false; readonly code: FormCode; readonly at: string };

/** The form filled in as a move is; without one, with the least that each field takes. */
export function draftMove(form: MoveForm, move?: unknown): MoveDraft {
  return {
    type: form.type,
    fields: form.fields.map(({ name, field }) => ({ name, draft: draftOf(field, memberOf(move, name)) })),
  };
}

/** The move that a form makes: for the door to judge, whatever it says. */
export function moveFrom({ type, fields }: MoveDraft): Written {
  const written = objectFrom(fields, '');
  return written.ok ? { ok: true, value: { type, ...written.value } } : written;
}

/** A field with that value in it; `undefined` leaves it empty. */
export function draftOf(field: Field, value: unknown): Draft {
  switch (field.kind) {
    case 'text':
      return { ...field, text: typeof value === 'string' ? value : '' };
    case 'whole':
    case 'number':
      return { ...field, text: String(typeof value === 'number' ? value : nearestToZero(field)) };
    case 'flag':
      return { kind: 'flag', on: value === true };
    case 'choice':
      return {
        ...field,
        picked: Math.max(
          0,
          field.options.findIndex((option) => option === value),
        ),
      };
    case 'constant':
      return field;
    case 'list': {
      const items: readonly unknown[] = Array.isArray(value) ? value : [];
      return { ...field, items: items.map((item) => draftOf(field.item, item)) };
    }
    case 'object':
      return {
        kind: 'object',
        fields: field.fields.map(({ name, field: inner }) => ({
          name,
          draft: draftOf(inner, memberOf(value, name)),
        })),
      };
    case 'maybe': {
      const given = value !== undefined && (field.absent === 'missing' || value !== null);
      return { ...field, given, inner: draftOf(field.inner, given ? value : undefined) };
    }
    case 'json':
      return { kind: 'json', text: value === undefined ? '' : canonicalJson(value) };
  }
}

/** The value of one field; `at` is its name for a fault. */
export function valueOf(draft: Draft, at: string): Written {
  switch (draft.kind) {
    case 'text':
      return { ok: true, value: draft.text };
    case 'whole':
    case 'number': {
      const value = draft.text.trim() === '' ? NaN : Number(draft.text);
      if (!Number.isFinite(value)) return { ok: false, code: 'form/not-a-number', at };
      if (draft.kind === 'whole' && !Number.isInteger(value))
        return { ok: false, code: 'form/not-whole', at };
      return { ok: true, value };
    }
    case 'flag':
      return { ok: true, value: draft.on };
    case 'choice':
      return { ok: true, value: draft.options[draft.picked] };
    case 'constant':
      return { ok: true, value: draft.value };
    case 'list': {
      const values: unknown[] = [];
      for (const [i, item] of draft.items.entries()) {
        const written = valueOf(item, `${at}.${i}`);
        if (!written.ok) return written;
        values.push(written.value);
      }
      return { ok: true, value: values };
    }
    case 'object':
      return objectFrom(draft.fields, `${at}.`);
    case 'maybe':
      if (draft.given) return valueOf(draft.inner, at);
      return { ok: true, value: draft.absent === 'null' ? null : undefined };
    case 'json': {
      const value = parsedJson(draft.text);
      return value === undefined ? { ok: false, code: 'form/not-json', at } : { ok: true, value };
    }
  }
}

function objectFrom(
  fields: readonly NamedDraft[],
  place: string,
): { readonly ok: true; readonly value: Readonly<Record<string, unknown>> } | (Written & { ok: false }) {
  const entries: (readonly [string, unknown])[] = [];
  for (const { name, draft } of fields) {
    const written = valueOf(draft, `${place}${name}`);
    if (!written.ok) return written;
    // What is left out is not there at all: a closed schema tells that from `undefined`.
    if (written.value !== undefined) entries.push([name, written.value]);
  }
  return { ok: true, value: Object.fromEntries(entries) };
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}

/** An empty number field would be no move at all. */
function nearestToZero({ min, max }: Bounds): number {
  return Math.min(Math.max(0, min ?? 0), max ?? Infinity);
}
