/** Who took a round, at a table that is no duel with the computer; and what stands there when none did. */
export const headWords = {
  'head.unplayed': 'No round was played',
  'head.unfinished': 'Round {round} was not finished',
  'head.alone': {
    by: 'points',
    one: 'Round {round}: {points} point',
    other: 'Round {round}: {points} points',
  },
  'head.you': {
    by: 'points',
    one: 'You take round {round} with {points} point',
    other: 'You take round {round} with {points} points',
  },
  'head.other': {
    by: 'points',
    one: '{name} takes round {round} with {points} point',
    other: '{name} takes round {round} with {points} points',
  },
  'head.shared': {
    by: 'points',
    one: 'Round {round} is level at {points} point: {names}',
    other: 'Round {round} is level at {points} points: {names}',
  },
  'head.level': {
    by: 'points',
    one: 'Round {round}: {count} players are level at {points} point',
    other: 'Round {round}: {count} players are level at {points} points',
  },
} as const;
