/** Why the table itself turns something down, whatever the game; the sentences stand here and nowhere else. */
export const TABLE_REFUSALS = {
  'match/over': 'The match is over.',
  'match/paused': 'The match is paused.',
  'move/malformed': 'That is not a move of this game.',
  'move/not-now': 'That move is not open now.',
  'move/failed': 'The game stumbled over that move. Nothing has changed.',
  'seat/unknown': 'There is no such seat.',
  'seat/not-yours': 'Only the host may do that.',
  'undo/not-allowed': 'This game has no taking back.',
  'undo/nowhere': 'There is no such moment to go back to.',
  'undo/not-yours': 'That would take back somebody else’s move. Ask the others first.',
  'undo/chance': 'What chance has shown cannot be taken back.',
  'undo/nothing-asked': 'Nobody has asked to go back.',
  'undo/agreed': 'You have agreed already.',
} as const;

export type TableRefusalCode = keyof typeof TABLE_REFUSALS;
