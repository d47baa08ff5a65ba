import { distinctNames, nameKey } from '#shared/match/names.ts';
import type { Sitter } from '#shared/match/seating.ts';
import { say } from '#src/shell/say.ts';

/** What people of this device are called as long as they have not said: “You”, and from the second on “Player 2”. */
export function usualName(before: number): string {
  return before === 0 ? say('seats.you') : say('seats.player', { number: before + 1 });
}

/** Of several people nobody is “You” to all: whoever sat down so is a player by number, and no name is given twice. */
export function namedForAll(sitters: readonly Sitter[]): readonly Sitter[] {
  const people = sitters.flatMap((sitter) => (sitter.by === 'person' ? [sitter.name] : []));
  if (people.length < 2) return sitters;
  const you = nameKey(say('seats.you'));
  const made = people.map((name) => nameKey(name) === you);
  const names = distinctNames(
    people.map((name, i) => (made[i] === true ? say('seats.player', { number: i + 1 }) : name)),
    made,
  ).values();
  return sitters.map((sitter) =>
    sitter.by === 'person' ? { ...sitter, name: names.next().value ?? sitter.name } : sitter,
  );
}
