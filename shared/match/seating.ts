/** Who shall sit at a table, before the game is there to name the computers. */
import type { Game } from '#shared/plugin/contract.ts';
import { spell } from '#shared/plugin/words.ts';
import type { Seat } from './entry.ts';

/** Who takes a seat: a person by name, or a computer by its bot. */
export type Sitter =
  { readonly by: 'person'; readonly name: string } | { readonly by: 'bot'; readonly bot: string };

/** A name at a table is at most so long (UTF-16 units). */
export const NAME_LENGTH = 40;

/** A line-up (each `person` or a bot's name) as sitters; `personName` is asked with how many people sit before. */
export function sittersOf(
  lineup: readonly string[],
  personName: (before: number, seat: number) => string,
): readonly Sitter[] {
  return lineup.map((sitter, seat) => {
    if (sitter !== 'person') return { by: 'bot', bot: sitter };
    const before = lineup.slice(0, seat).filter((each) => each === 'person').length;
    return { by: 'person', name: personName(before, seat) };
  });
}

/** Their seats, the computers named as people read them: of several with one name the later ones are numbered. */
export function seatsOf(game: Pick<Game, 'messages'>, sitters: readonly Sitter[]): readonly Seat[] {
  const taken = new Set(sitters.flatMap((sitter) => (sitter.by === 'person' ? [sitter.name] : [])));
  return sitters.map((sitter) => {
    if (sitter.by === 'person') return sitter;
    const name = freeName(spell('en', game.messages[`bot.${sitter.bot}`] ?? sitter.bot), taken);
    taken.add(name);
    return { by: 'bot', bot: sitter.bot, name };
  });
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let n = 2; ; n += 1) {
    const numbered = `${name} (${n})`;
    if (!taken.has(numbered)) return numbered;
  }
}
