/** Who one comes to a table as, when another page has asked already: handed over once, so that Back asks anew. */
import type { Coming } from '#src/online/tableLink.ts';

let handed: { readonly code: string; readonly coming: Coming } | null = null;

export function handOver(code: string, coming: Coming): void {
  handed = { code, coming };
}

/** What was handed over for that table; null for nothing, and for whoever asks again. */
export function takeOver(code: string): Coming | null {
  const taken = handed?.code === code ? handed.coming : null;
  handed = null;
  return taken;
}
