/** The table as JSON, written anew only when something has changed that everybody sees of it: no move of a match does that. */
import type { Room } from '#src/room/room.ts';
import { tableViewOf } from '#src/room/tableView.ts';
import { openSeatsNow } from './joining.ts';
import type { Presence } from './presence.ts';

/** What writes it for a room of that code. `final`: the match has come to its end. */
export function createTableWriter(code: string, presence: Presence): (room: Room, final: boolean) => string {
  let written: readonly unknown[] = [];
  let text = '';

  return (room, final) => {
    const { game, settings, places, late, sitters, host, match, ended, next } = room;
    const told = [game, settings, places, late, sitters, host, match, ended, next, presence.learned, final];
    if (told.some((each, i) => each !== written[i])) {
      text = JSON.stringify(tableViewOf(code, room, presence, { final, open: openSeatsNow(room, final) }));
      written = told;
    }
    return text;
  };
}
