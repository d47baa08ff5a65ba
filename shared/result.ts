/** Why something was turned down: a code from a closed union for programs, a sentence for people. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
}

/** What a function that may say no returns; nothing in Quoin throws for bad input. */
export type Result<Value, Code extends string = string> =
  { readonly ok: true; readonly value: Value } | ({ readonly ok: false } & Refusal<Code>);

/** A yes. */
export function yes<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** A no, with its code and one sentence. */
export function no<Code extends string>(code: Code, message: string): { readonly ok: false } & Refusal<Code> {
  return { ok: false, code, message };
}
