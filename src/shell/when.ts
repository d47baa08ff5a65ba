import { say } from './say.ts';

const SHORT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment (ms since 1970) as people write it, in their own time zone; 0 for one that nobody knows. */
export function when(moment: number): string {
  return moment === 0 ? say('menu.someTime') : SHORT.format(moment);
}
