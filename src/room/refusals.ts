/** Why a table, or the server, turns something down; the sentences stand here and nowhere else. */
import { no, type Refusal } from '#shared/result.ts';

export const ROOM_REFUSALS = {
  'table/missing':
    'There is no table with that code. Codes are six letters and digits; a table that nobody used is closed after a while.',
  'table/full': 'All seats at this table are taken. You can watch.',
  'table/begun': 'The match at this table has begun, and nobody may sit down any more. You can watch.',
  'table/ended': 'This table is closed.',
  'table/rules': 'This table was opened with another version of the game: it cannot be played on.',
  'table/not-begun': 'The match has not begun yet.',
  'table/not-over': 'The match is not over yet: what happened in it stays secret until then.',
  'table/watchers': 'So many people watch this table already that nobody else can.',
  'table/crowded': 'This server has as many tables as it can hold. Try again later.',
  'table/broken': 'This table cannot be read any more: what is stored of it is damaged.',
  'seat/not-host': 'Only the host may do that.',
  'seat/none': 'You have no seat at this table.',
  'seat/unknown': 'There is nobody like that at this table.',
  'seat/lost':
    'Your seat at this table is not yours any more: the host has taken it back or given it away. Join with the code again.',
  'seat/here': 'They are here: nobody needs to play for them.',
  'seat/grace': 'They have only just gone. Wait a little: a computer can play for them then.',
  'seat/computer': 'That is a computer.',
  'begin/too-few': 'There are too few at the table for this game.',
  'begin/begun': 'The match has begun already.',
  'settle/places': 'So many seats cannot be at a table of this game.',
  'settle/late': 'In this game nobody can sit down once it has begun.',
  'settle/list': 'A hosted table plays with the word list of the arcade: the server does not have yours.',
  'settle/settings': 'Those settings cannot be played with.',
  'computer/unknown': 'There is no such computer player.',
  'name/empty': 'Please say what you want to be called.',
  'name/long': 'That name is too long.',
  'name/unseen': 'A name cannot hold characters that nobody sees.',
  'game/unknown': 'There is no such game here.',
  'rate/commands': 'That was too fast. Wait a moment.',
  'rate/tables': 'You have opened many tables in a short time. Wait a few minutes.',
  'rate/joins': 'Too many codes or seats were tried from here. Wait a minute.',
  'rate/sockets': 'Too many connections come from your address.',
  'rate/phrases': 'One thing after the other, please.',
  'wire/malformed': 'The server did not understand that message.',
  'wire/large': 'That message was too large.',
  'wire/version': 'This page is of another version than the server: load it again.',
  'wire/silence': 'Nothing was said for too long.',
  'wire/origin': 'This server takes connections from its own pages only.',
  'command/gap': 'A message before this one was lost. The page will send it again.',
  'store/away': 'The server cannot store anything just now. Your move is sent again by itself.',
  'server/restarting': 'The server is being restarted. The page comes back by itself.',
  'server/failed': 'The server stumbled over that. Nothing has changed.',
} as const;

export type RoomRefusalCode = keyof typeof ROOM_REFUSALS;

/** A refusal with its sentence. */
export function refused(code: RoomRefusalCode): { readonly ok: false } & Refusal<RoomRefusalCode> {
  return no(code, ROOM_REFUSALS[code]);
}
