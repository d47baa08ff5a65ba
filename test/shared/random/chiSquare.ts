/** Pearson's statistic of counts against weights in the same order. */
export function chiSquare(counts: readonly number[], weights: readonly number[]): number {
  const drawn = counts.reduce((sum, count) => sum + count, 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return counts.reduce((sum, count, i) => {
    const expected = (drawn * (weights[i] ?? 0)) / total;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}
