/** Boards of another size from the next round on. */
export const sizeWords = {
  'size.title': 'Size of the board',
  'size.use': 'Use {size}×{size} board',
  'size.now': '{size} by {size}: words of {count} letters and more.',
  'size.nowAny': '{size} by {size}: words of any length.',
  'size.next': '{size} by {size} from the next round on: words of {count} letters and more.',
  'size.nextAny': '{size} by {size} from the next round on: words of any length.',
} as const;
