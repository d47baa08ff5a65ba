/** What computers play by, by name: of the menu no more than that. How they play stands in `policies.ts`. */

/** All but perfect play, whose choice is no single threshold. */
export type ThresholdPolicy =
  | 'keepPaceEndRace'
  | 'scoreBase_minusOwnScore'
  | 'fourScoringTurns'
  | 'hold25'
  | 'scoreBaseKeepPaceEndRace'
  | 'hold20';

export type PolicyId = 'optimal' | ThresholdPolicy;

/** The strongest first, at Pig to 100. */
export const POLICIES: readonly PolicyId[] = [
  'optimal',
  'keepPaceEndRace',
  'scoreBase_minusOwnScore',
  'fourScoringTurns',
  'hold25',
  'scoreBaseKeepPaceEndRace',
  'hold20',
];
