/** The parts of the table that are fetched on demand. */
import { fetchedPart } from '#shared/plugin/ui/fetchedPart.ts';
import FetchingDialog from '#shared/plugin/ui/FetchingDialog.vue';

const scoreSheet = () => import('../ScoreSheet.vue');
const gameOver = () => import('../GameOverDialog.vue');
const wordsLeft = () => import('../WordsLeft.vue');
const newGame = () => import('../NewGameDialog.vue');
export const fetchReview = () => import('../Reviewing.vue');

export const NewGameDialog = fetchedPart(newGame, FetchingDialog);
export const ScoreSheet = fetchedPart(scoreSheet, FetchingDialog);
// Where it does not come, the review below it says who has won, and a new game begins by its button.
export const GameOverDialog = fetchedPart(gameOver, null);
// What stands last, where nothing moves when it comes.
export const GameOptions = fetchedPart(() => import('../GameOptions.vue'), null);
export const RulesCard = fetchedPart(() => import('../RulesCard.vue'));
export const SizeSwitch = fetchedPart(() => import('../SizeSwitch.vue'), null);
export const WordsLeft = fetchedPart(wordsLeft, null);

/** What an open table may ask for at any time, even where the network is gone by then. */
export const LATER = [scoreSheet, fetchReview, gameOver, wordsLeft, newGame];
