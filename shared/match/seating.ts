/** Who shall sit at a table, before the game is there to name the computers. */
import type { Game } from '#shared/plugin/contract.ts';
import { spell } from '#shared/plugin/words.ts';
import type { Seat } from './entry.ts';
import { distinctNames } from './names.ts';

/** Who takes a seat: a person by name, or a computer by its bot. */
export type Sitter =
  { readonly by: 'person'; readonly name: string } | { readonly by: 'bot'; readonly bot: string };

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

/** Their seats: computers are named as people read them, and nobody as another; a computer makes room for a person. */
export function seatsOf(game: Pick<Game, 'messages'>, sitters: readonly Sitter[]): readonly Seat[] {
  const names = distinctNames(
    sitters.map((sitter) =>
      sitter.by === 'person' ? sitter.name : spell('en', game.messages[`bot.${sitter.bot}`] ?? sitter.bot),
    ),
    sitters.map(({ by }) => by === 'bot'),
  );
  return sitters.map((sitter, seat) => ({ ...sitter, name: names[seat] ?? '' }));
}
