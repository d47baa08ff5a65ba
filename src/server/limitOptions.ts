/** `--limit NAME=N`. */
import { no, yes, type Result } from '#shared/result.ts';
import { LIMITS, type Limits } from './limits.ts';

/** What a timer can wait for, in ms, and more than enough for everything else. */
const MOST = 2 ** 31 - 1;

/** The usual limits with those that were given in their place, or a sentence on the first that is none. */
export function readLimits(given: readonly string[]): Result<Limits, 'usage/limit'> {
  const limits = { ...LIMITS };
  for (const text of given) {
    const [, name = '', digits = ''] = /^([^=]*)=?(.*)$/s.exec(text) ?? [];
    if (!isLimit(name)) {
      return no('usage/limit', `There is no limit “${name}”. There are ${Object.keys(LIMITS).join(', ')}.`);
    }
    const value = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
    if (value < 1 || value > MOST) {
      return no('usage/limit', `--limit ${name}= takes a whole number from 1 to ${MOST}, not “${digits}”.`);
    }
    limits[name] = value;
  }
  if (limits.deadMs <= limits.pingMs) {
    return no(
      'usage/limit',
      `The limit deadMs (${limits.deadMs}) must be more than pingMs (${limits.pingMs}).`,
    );
  }
  return yes(limits);
}

function isLimit(name: string): name is keyof Limits {
  return Object.hasOwn(LIMITS, name);
}
