/** Whether a game that is being played is to make way for a new one. */
export const anewWords = {
  'anew.title': 'Start a new game?',
  'anew.titleTarget': 'Play to {target} from now on?',
  'anew.text':
    'It starts a new game for everybody at the table: the words of round {round} and all points of this game are gone.',
  'anew.keep': 'Keep this game',
  'anew.start': 'Start a new game',
} as const;
