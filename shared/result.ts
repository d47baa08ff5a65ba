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

/** Characters of a message: what came in may be quoted in it, however long. */
const MESSAGE_LENGTH = 400;

/** A no, with its code and one sentence, fit to be shown: no control characters, and not without end. */
export function no<Code extends string>(code: Code, message: string): { readonly ok: false } & Refusal<Code> {
  return { ok: false, code, message: shown(message) };
}

function shown(message: string): string {
  const clean = message.replace(/\p{Cc}/gu, '\uFFFD');
  return clean.length <= MESSAGE_LENGTH ? clean : `${clean.slice(0, MESSAGE_LENGTH)}….`;
}
