/** The parts of the table that are fetched after it, in one piece: they are there even where the network is gone by then. */
import { fetchedPart } from '#shared/plugin/ui/fetchedPart.ts';
import FetchingDialog from '#shared/plugin/ui/FetchingDialog.vue';

const rest = () => import('./restOfTable.ts');

export const PigSide = fetchedPart(async () => ({ default: (await rest()).PigSide }));
export const NextGame = fetchedPart(async () => ({ default: (await rest()).NextGame }));
export const GameOver = fetchedPart(async () => ({ default: (await rest()).GameOver }), FetchingDialog);
// What stands last, where nothing moves when it comes.
export const GameTally = fetchedPart(async () => ({ default: (await rest()).GameTally }), null);
export const GameCosts = fetchedPart(async () => ({ default: (await rest()).GameCosts }), null);

// Only where it is theirs to choose.
export const DiceStepper = fetchedPart(() => import('../DiceStepper.vue'), null);
