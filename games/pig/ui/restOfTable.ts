/**
 * What a table does not need as it opens: what stands beside it, and what a game is followed by. None of it may import more
 * than types of what the table itself has, or that becomes a piece of its own for which the table waits.
 */
export { default as GameCosts } from '../GameCosts.vue';
export { default as GameOver } from '../GameOver.vue';
export { default as GameTally } from '../GameTally.vue';
export { default as NextGame } from '../NextGame.vue';
export { default as PigSide } from '../PigSide.vue';
