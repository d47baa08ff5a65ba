/** What of Boggle's views and moves these tests look at, and ask for. */
import * as v from 'valibot';
import type { ClientAct } from '#src/room/acts.ts';

const WRITING = v.looseObject({
  phase: v.string(),
  self: v.number(),
  sheets: v.array(v.nullable(v.string())),
});

export type Writing = v.InferOutput<typeof WRITING>;

/** Null where it is none. */
export function readWriting(data: unknown): Writing | null {
  const read = v.safeParse(WRITING, data);
  return read.success ? read.output : null;
}

/** The own sheet, as far as it can be seen. */
export function ownSheet(writing: Writing | null): string {
  return writing?.sheets[writing.self] ?? '';
}

interface Move {
  readonly type: string;
  readonly [field: string]: string | number;
}

/** The asking for a move. */
export function play(move: Move): ClientAct {
  return { type: 'play', move };
}

const EDIT = v.looseObject({ type: v.literal('edit'), ins: v.string() });

/** What a move writes; null where it writes nothing. */
export function writtenBy(move: unknown): string | null {
  const read = v.safeParse(EDIT, move);
  return read.success ? read.output.ins : null;
}
