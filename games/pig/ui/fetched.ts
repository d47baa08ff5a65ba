/** The parts of the table that are fetched on demand: what comes together in one piece is asked for together. */
import { fetchedPart } from '#shared/plugin/ui/fetchedPart.ts';
import FetchingDialog from '#shared/plugin/ui/FetchingDialog.vue';

const beside = () => import('./besideTable.ts');
const afterGame = () => import('./afterGame.ts');
const gameCosts = () => import('../GameCosts.vue');

// Only where it is theirs to choose.
export const DiceStepper = fetchedPart(() => import('../DiceStepper.vue'), null);

// What stands last, or beside, where nothing moves when it comes: nobody waits for it to play.
export const PigSide = fetchedPart(async () => ({ default: (await beside()).PigSide }));
export const GameTally = fetchedPart(async () => ({ default: (await beside()).GameTally }), null);
export const GameCosts = fetchedPart(gameCosts, null);

export const GameOver = fetchedPart(async () => ({ default: (await afterGame()).GameOver }), FetchingDialog);
export const NextGame = fetchedPart(async () => ({ default: (await afterGame()).NextGame }));

/** What an open table will ask for, even where the network is gone by then. */
export const LATER = [afterGame, gameCosts];
