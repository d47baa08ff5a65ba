/** What stands beside the table of Pig: how the computer plays, and whether an adviser speaks. */
export const sideWords = {
  'side.title': 'Opponent and adviser',

  'policy.title': 'How I play',
  'policy.titleOf': 'How {name} plays',
  'policy.titleMany': 'How the computers play',
  'policy.label': 'The computer’s policy',
  'policy.computer': 'Computer {seat}',
  'policy.option': '{policy}, {behind} behind',
  'policy.behind': 'Of 100 games against perfect play it wins {behind} fewer than its opponent.',
  'policy.best': 'In the long run nobody wins more than half of the games against it.',
  'policy.same': 'Against perfect play it wins as many games as its opponent.',
  'policy.even': 'Against perfect play it wins almost as many games as its opponent.',
  'policy.behindMany':
    'Behind: so many games fewer than its opponent, of 100 between two, against perfect play.',
  'policy.working': 'How strong that is, is being worked out.',
  'policy.next': 'From the next game on. In this one I play {policy}.',
  'policy.nextOf': 'From the next game on. In this one it plays {policy}.',
  'policy.random': 'I roll or hold as chance has it.',
  'policy.randomOf': '{name} rolls or holds as chance has it.',

  'scale.said': 'Behind perfect play, of 100 games: {list}.',
  'scale.point': '{policy} {behind}',
  'scale.more': '{names} and {count} more',
  'scale.optimal': 'perfect',
  'scale.keepPaceEndRace': 'keep pace',
  'scale.scoreBase_minusOwnScore': 'by the lead',
  'scale.fourScoringTurns': '4 turns',
  'scale.hold25': 'hold at 25',
  'scale.scoreBaseKeepPaceEndRace': 'score base',
  'scale.hold20': 'hold at 20',

  'adviser.title': 'Adviser',
  'adviser.on': 'On',
  'adviser.off': 'Off',

  'fault.sentence': 'The chances could not be worked out: {why}',
  'fault.retry': 'Try again',
} as const;
