/** Why a page's link to a table has ended, or has turned something down, where the server has not said so itself. */
import { no, type Refusal } from '#shared/result.ts';
import { CLOSE } from '#src/room/protocol.ts';
import { ROOM_REFUSALS } from '#src/room/refusals.ts';

export const LINK_REFUSALS = {
  'link/taken-over': 'You have opened this table in another tab or window: your seat is there now.',
  'link/closed': 'This page has left the table.',
  'link/refused': 'The server does not let this page to the table.',
  'command/late':
    'What you did while the connection was lost came too late: the match has gone on without it.',
} as const;

export type LinkRefusalCode = keyof typeof LINK_REFUSALS;

export interface LinkEnd extends Refusal {
  /** Whether asking anew may help. */
  readonly again: boolean;
}

/** A move was made for a situation that is over by now. */
export const LATE: Refusal = plain(no('command/late', LINK_REFUSALS['command/late']));

/** The page has left of its own accord. */
export const LEFT: LinkEnd = endOf('link/closed', true);

/**
 * What a close code means where the page must not come back by itself; null where it tries again. `told`: what the server
 * said just before.
 */
export function endOfClose(
  code: number,
  told: (Refusal & { readonly retryMs?: number }) | null,
): LinkEnd | null {
  switch (code) {
    case CLOSE.takenOver:
      return endOf('link/taken-over', true);
    case CLOSE.version:
      return versionEnd();
    case CLOSE.origin:
      return told === null ? roomEnd('wire/origin', false) : { ...plain(told), again: false };
    case CLOSE.refused:
      return told === null
        ? endOf('link/refused', true)
        : { ...plain(told), again: told.retryMs !== undefined };
    default:
      return null;
  }
}

/** Why the server could not read a message: as it says, where it says so. */
export function unreadBy(told: Refusal | null): Refusal {
  return plain(told ?? no('wire/malformed', ROOM_REFUSALS['wire/malformed']));
}

/** The page and the server are of different versions. */
export function versionEnd(): LinkEnd {
  return roomEnd('wire/version', false);
}

function endOf(code: LinkRefusalCode, again: boolean): LinkEnd {
  return { ...plain(no(code, LINK_REFUSALS[code])), again };
}

function roomEnd(code: 'wire/origin' | 'wire/version', again: boolean): LinkEnd {
  return { ...plain(no(code, ROOM_REFUSALS[code])), again };
}

function plain({ code, message }: Refusal): Refusal {
  return { code, message };
}
