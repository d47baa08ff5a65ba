/** What a game carries, as the lines of its text: one entry a line, and lines that begin with # only about it. */
import type { Json } from '#shared/json.ts';
import type { CarriedText } from '#shared/plugin/contract.ts';
import type { Result } from '#shared/result.ts';

/** The entries of what is carried, in the order of the text. */
export function entriesOf(text: CarriedText, carried: Json): readonly string[] {
  return text
    .format(carried)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Both together, by the game's own reader: the lines of one after those of the other. */
export function together(text: CarriedText, kept: Json, added: Json): Result<Json> {
  return text.parse(`${text.format(kept)}\n${text.format(added)}`);
}
