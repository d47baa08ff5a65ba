import { say } from './say.ts';

const SHORT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** A moment (ms since 1970) to the second, so that matches can be told apart, in the person's own time zone; 0 for one that nobody knows. */
export function when(moment: number): string {
  return moment === 0 ? say('menu.someTime') : SHORT.format(moment);
}
