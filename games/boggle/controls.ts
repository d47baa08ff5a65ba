/** Which controls are enabled for a viewer: those whose moves are not refused, so that none is offered in vain. */
import { oncePerText } from '#shared/memo.ts';
import type { BoggleControls } from './data.ts';
import { another } from './legal.ts';
import { SIDE_NUMBERS, TARGET } from './limits.ts';
import type { BoggleMove } from './moves.ts';
import { refuse } from './refusing.ts';
import type { Told } from './refusing.ts';

/** The controls of whoever is told that. */
export function controlsOf(told: Told): BoggleControls {
  const { viewer, data } = told;
  // Who only watches has no seat, and every move is refused.
  const seat = viewer === 'spectator' ? -1 : viewer;
  const can = (move: BoggleMove): boolean => refuse(told, seat, move) === null;
  const reviews = data.phase === 'review' && data.players[seat]?.writes === true;
  const size = SIDE_NUMBERS.find((each) => each !== data.nextSize) ?? 4;
  return shared({
    startRound: can({ type: 'startRound' }),
    ready: can({ type: 'ready' }),
    size: can({ type: 'setSize', to: size }),
    // Both open although there may be no such word: whether there is, the lists say.
    challenge: reviews && data.rules.judge === 'challenge',
    reject: reviews && data.rules.judge !== 'lexicon',
    write: can({ type: 'edit', pos: 0, del: 0, ins: '' }),
    endRound: can({ type: 'endRound' }),
    difficulty: can({ type: 'setDifficulty', to: data.difficulty }),
    target: can({ type: 'setTarget', to: another(data.target, TARGET) }),
    newGame: can({ type: 'newGame' }),
    quit: can({ type: 'quit' }),
  });
}

/** The same object for the same controls: seats are mostly told the same, and a server writes that once for them. */
function shared(controls: BoggleControls): BoggleControls {
  let key = '';
  for (const can of Object.values(controls)) key += can ? '1' : '0';
  return (keptBy(key).controls ??= controls);
}

/** By a digit for each of their values, in order: a few dozen ever occur. */
const keptBy = oncePerText((): { controls: BoggleControls | null } => ({ controls: null }));
