const SHORT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment (ms since 1970) as people write it, in their own time zone. */
export function when(moment: number): string {
  return SHORT.format(moment);
}
