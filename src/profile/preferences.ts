/** What a person prefers, as it is stored: each part on its own, so that one damaged part costs no other. */
import * as v from 'valibot';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'less'] as const;
/** Per cent of the usual size. */
export const TEXT_SIZES = [100, 115, 130, 150] as const;
/** Every limit of time is stretched by it. */
export const MORE_TIME = [1, 1.5, 2, 3, 5, 10] as const;
export const TIME_TALKS = ['all', 'last', 'none'] as const;

export const PREFERENCES = v.object({
  theme: v.fallback(v.picklist(THEMES), 'system'),
  /** Whether sounds are on. A phone buzzes either way. */
  sound: v.fallback(v.boolean(), true),
  motion: v.fallback(v.picklist(MOTIONS), 'system'),
  textSize: v.fallback(v.picklist(TEXT_SIZES), 100),
  moreTime: v.fallback(v.picklist(MORE_TIME), 1),
  /** Which milestones of a clock are announced. */
  timeTalk: v.fallback(v.picklist(TIME_TALKS), 'all'),
  /** Whether single keys and Alt chords do anything, a game’s own among them. */
  shortcuts: v.fallback(v.boolean(), true),
  /** BCP 47; a tag there is no translation for is English. */
  language: v.fallback(v.string(), 'en'),
  /** Hints for the first minute: no more of them, or those read already. */
  hintsOff: v.fallback(v.boolean(), false),
  hintsRead: v.fallback(v.array(v.string()), []),
});

export type Preferences = v.InferOutput<typeof PREFERENCES>;

/** Preferences from what was stored, whatever it is; what is missing or damaged takes its usual value. */
export function readPreferences(stored: unknown): Preferences {
  const isObject = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
  return v.parse(PREFERENCES, isObject ? stored : {});
}
