/** What of a view of Boggle these tests look at. */
import * as v from 'valibot';

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
