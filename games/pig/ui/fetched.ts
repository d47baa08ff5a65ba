/** The parts of the table that are fetched on demand. */
import { fetchedPart } from '#shared/plugin/ui/fetchedPart.ts';
import FetchingDialog from '#shared/plugin/ui/FetchingDialog.vue';

const gameOver = () => import('../GameOver.vue');
const gameCosts = () => import('../GameCosts.vue');

export const GameOver = fetchedPart(gameOver, FetchingDialog);
// It stands last, where nothing moves when it comes.
export const GameCosts = fetchedPart(gameCosts, null);

/** What an open table will ask for, even where the network is gone by then. */
export const LATER = [gameOver, gameCosts];
