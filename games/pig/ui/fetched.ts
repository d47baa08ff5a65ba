/** The parts of the table that are fetched on demand. */
import { fetchedPart } from '#shared/plugin/ui/fetchedPart.ts';
import FetchingDialog from '#shared/plugin/ui/FetchingDialog.vue';

const gameOver = () => import('../GameOver.vue');
const gameCosts = () => import('../GameCosts.vue');

// Only where it is theirs to choose.
export const DiceStepper = fetchedPart(() => import('../DiceStepper.vue'), null);
export const GameOver = fetchedPart(gameOver, FetchingDialog);
// What stands last, where nothing moves when it comes.
export const GameCosts = fetchedPart(gameCosts, null);
export const GameTally = fetchedPart(() => import('../GameTally.vue'), null);

/** What an open table will ask for, even where the network is gone by then. */
export const LATER = [gameOver, gameCosts];
