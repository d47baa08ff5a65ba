import { language, say } from './say.ts';

// Making one takes longer than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment (ms since 1970) to the second, so that matches can be told apart, in the person's own time zone and language; 0 for one that nobody knows. */
export function when(moment: number): string {
  if (moment === 0) return say('menu.someTime');
  const { tag } = language.value;
  const format =
    formats.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' });
  formats.set(tag, format);
  return format.format(moment);
}
