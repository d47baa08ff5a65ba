/** What a game is followed by: who has seen its end finds at once what begins the next. */
export { default as GameOver } from '../GameOver.vue';
export { default as NextGame } from '../NextGame.vue';
