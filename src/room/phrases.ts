/** What can be said at a table: there is no free chat, so that nobody has to watch over one. */
export const PHRASES = [
  'hello',
  'ready',
  'wait',
  'goodLuck',
  'wellPlayed',
  'closeOne',
  'thanks',
  'again',
  'goodbye',
] as const;

export type Phrase = (typeof PHRASES)[number];
