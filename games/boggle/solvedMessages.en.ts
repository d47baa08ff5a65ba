/** What the page says that solves any board. */
export const solvedWords = {
  'solve.board': 'Board',
  'solve.board.hint':
    'The letters row by row. Q is a Qu cube, . a solid one, (in) a cube of two letters, (q) a Q alone. A space begins a new row where the board is not square.',
  'solve.empty': 'Type a board, or deal one: its words are found as you type.',
  'solve.fault.empty': 'A board needs at least one letter.',
  'solve.fault.bad-character':
    '“{token}” is no letter: write a to z, . for a solid cube, (in) for a double one.',
  'solve.fault.bracket': 'One to four letters stand between two brackets, as in (in).',
  'solve.fault.too-long': 'A board is written in {most} characters at most; this text has {length}.',
  'solve.fault.wrong-count': {
    by: 'count',
    one: '{count} cube makes no board yet.',
    other: '{count} cubes make no square; put a space after each row of another shape.',
  },
  'solve.fault.too-large': 'A board is at most {most} by {most}.',
  'solve.size': '{width} by {height}',

  'solve.deal': 'Deal',
  'solve.cubes': 'Cubes to deal',
  'solve.cubes.weights': 'Letters by weight, 4 × 4',
  'solve.cubes.classic-4x4-1976': 'Classic 4 × 4, 1976',
  'solve.cubes.new-4x4-1987': 'New 4 × 4, 1987',
  'solve.cubes.big-5x5-1979': 'Big Boggle 5 × 5, 1979',
  'solve.cubes.deluxe-master-5x5-1993-1997': 'Deluxe 5 × 5, 1993–1997',
  'solve.cubes.master-5x5-1993': 'Master 5 × 5, 1993, plain Q',
  'solve.cubes.big-5x5-2012': 'Big Boggle 5 × 5, 2012',
  'solve.cubes.super-big-6x6-2012': 'Super Big Boggle 6 × 6, 2012',

  'solve.min': 'Shortest word',
  'solve.list': 'Words',
  'solve.list.english': 'English',
  'solve.by': 'Grouped by',
  'solve.by.length': 'Length',
  'solve.by.commonness': 'How common',
  'solve.loading': 'The words are on their way …',
  'solve.retry': 'Try again',

  'solve.title': 'Words on this board',
  'solve.none': 'There is no such word on this board.',
  'solve.totals': { by: 'count', one: '{count} word, {points}', other: '{count} words, {points}' },
  'solve.points': { by: 'count', one: '{count} point', other: '{count} points' },
  'solve.longest': {
    by: 'count',
    one: 'Longest, of {count} letter: {words}',
    other: 'Longest, of {count} letters: {words}',
  },
  'solve.worth': { by: 'count', one: '{count} point', other: '{count} points' },
  'solve.level': 'How common: {group}',

  'solve.share': 'Copy a link to it',
  'solve.copied': 'The link is copied.',
  'solve.link': 'Link to this board',
  'solve.play': 'Play this board',
  'solve.turn': 'Turn the board a quarter',
} as const;
