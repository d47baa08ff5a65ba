/** The forms in which a file can travel, the smallest first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The forms a client takes, best for us first, from its Accept-Encoding header (RFC 9110, 12.5.3).
 * `identity` is always among them: a client that forbids it still gets an answer it can show.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const weights = readWeights(header ?? '');
  const rest = weights.get('*') ?? 0;
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? rest;
  const taken = ENCODINGS.filter((encoding) => encoding !== 'identity' && weightOf(encoding) > 0);
  return [...taken.toSorted((a, b) => weightOf(b) - weightOf(a)), 'identity'];
}

function readWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (name !== '') weights.set(name, Number.isNaN(weight) ? 0 : weight);
  }
  return weights;
}
