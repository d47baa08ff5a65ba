/** Views of Boggle that are made by hand: for tables that no short match comes to. */
import type { Board } from '#games/boggle/board.ts';
import type { BoggleControls, BoggleData, BogglePlayer } from '#games/boggle/data.ts';
import { CLASSIC_DUEL, type BoggleRules } from '#games/boggle/rules.ts';
import type { Seat } from '#shared/match/entry.ts';
import type { View, Viewer } from '#shared/plugin/view.ts';

/** Squeak's table, as far as these tests need it. */
export const TABLE_RULES: BoggleRules = {
  ...CLASSIC_DUEL,
  letters: { by: 'cubes', set: 'new-4x4-1987' },
  minLength: 3,
  judge: 'lexicon',
};

export const BOARD: Board = { width: 4, height: 4, faces: [...'TEASRINGOULDPECH'] };

export const ANNA: Seat = { by: 'person', name: 'Anna' };
export const BEN: Seat = { by: 'person', name: 'Ben' };
export const LEARNER: Seat = { by: 'bot', bot: 'learner', name: 'Computer' };

export function level(strength: number): Seat {
  return { by: 'bot', bot: `level${strength}`, name: `Robin ${strength}` };
}

const CAN: BoggleControls = {
  startRound: false,
  ready: false,
  size: false,
  challenge: false,
  write: false,
  endRound: false,
  reject: false,
  difficulty: true,
  target: true,
  newGame: true,
  quit: true,
};

/** What is open to a host in each phase. */
const OPEN: Readonly<Record<BoggleData['phase'], Partial<BoggleControls>>> = {
  betweenRounds: { startRound: true, size: true },
  handOver: {},
  round: { write: true, endRound: true },
  review: { startRound: true, size: true, reject: true },
  gameOver: { startRound: true },
  quit: { difficulty: false, target: false, newGame: false, quit: false },
};

export interface ViewOptions {
  readonly seats?: readonly Seat[];
  readonly viewer?: Viewer;
  readonly data?: Partial<Omit<BoggleData, 'players' | 'can' | 'rules'>>;
  readonly rules?: Partial<BoggleRules>;
  /** What is special about each player, by seat. */
  readonly players?: readonly Partial<BogglePlayer>[];
  readonly can?: Partial<BoggleControls>;
}

export function viewOf({
  seats = [ANNA, LEARNER],
  viewer = 0,
  data = {},
  rules,
  players,
  can,
}: ViewOptions): View<BoggleData> {
  const phase = data.phase ?? 'round';
  const inForce: BoggleRules = { ...TABLE_RULES, ...rules };
  const scored = phase === 'review' || phase === 'gameOver';
  const all: BoggleData = {
    phase,
    round: phase === 'betweenRounds' ? 0 : 1,
    board: phase === 'betweenRounds' || phase === 'handOver' ? null : BOARD,
    rules: inForce,
    nextSize: inForce.size,
    nextMinLength: inForce.minLength,
    lexicon: 'English',
    lexiconChoice: 'english',
    host: viewer === 0,
    lastReview: false,
    asSetUp: true,
    turn: null,
    notWords: [],
    left: null,
    possible: scored ? [] : null,
    ledger: [],
    self: viewer === 'spectator' ? 0 : viewer,
    watching: viewer === 'spectator',
    sheets: seats.map((_, seat) => (seat === viewer ? '' : null)),
    lists: scored
      ? {
          common: [],
          seats: seats.map(() => ({ alone: [], common: [], invalid: [], rejected: [], all: [] })),
        }
      : null,
    players: seats.map((seat, i) => ({
      seat: i,
      seated: seat.by !== 'none',
      computer: seat.by === 'bot',
      writes: !(seat.by === 'bot' && seat.bot === 'learner'),
      awaited: seat.by === 'person',
      done: false,
      wordCount: 0,
      roundScore: 0,
      total: 0,
      result: null,
      feats: { bestRound: null, longest: '', lengths: [], found: 0, possible: 0, writing: 0 },
      ...players?.[i],
    })),
    target: 100,
    difficulty: 5,
    bounds: { target: { min: 1, max: 10_000 }, difficulty: { min: 1, max: 10 } },
    vocabularySize: 300,
    can: { ...CAN, ...OPEN[phase], ...can },
    revealed: null,
    ...data,
  };
  return {
    viewer,
    data: all,
    prompt: { key: 'prompt.round' },
    seats,
    standing: all.players.map(({ seat, total }) => ({ seat, score: total, won: false })),
    clocks: [],
    effects: [],
    turn: all.turn,
    over: phase === 'gameOver',
    final: phase === 'quit',
  };
}
