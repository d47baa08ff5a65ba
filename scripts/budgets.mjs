// What each part of the page may weigh, gzipped, in bytes: `sizes.mjs` weighs them.

/** Fonts are compressed in themselves and count as they are; of each only the Latin part is fetched for English. */
export const BUDGETS = {
  shell: 85_000,
  fonts: 130_000,
  devMode: 62_000,
  onDemand: 32_000,
  lexicon: 750_000,
  /** A game that has no numbers of its own: enough for Boggle, whose solver, bots and review make it the largest. */
  usualGame: { table: 44_000, onDemand: 36_000, worker: 20_000 },
  /** Games that need less, and shall stay so. */
  games: {
    pig: { table: 15_000, onDemand: 32_000, worker: 8_000 },
  },
};

/**
 * @typedef {object} GameBudget
 * @property {number} table What is fetched as its table opens, beyond the engine and the parts that games share.
 * @property {number} onDemand What is fetched when somebody asks for it: pages, dialogs, reviews.
 * @property {number} worker Each worker of its own, which has its code a second time.
 */

/**
 * @param {string} game
 * @param {{ readonly usualGame: GameBudget, readonly games: Readonly<Record<string, GameBudget>> }} budgets
 * @returns {GameBudget}
 */
export function budgetOf(game, { usualGame, games } = BUDGETS) {
  return Object.hasOwn(games, game) ? (games[game] ?? usualGame) : usualGame;
}
