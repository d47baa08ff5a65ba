/** What stands beside the table. */
export { default as GameTally } from '../GameTally.vue';
export { default as PigSide } from '../PigSide.vue';
