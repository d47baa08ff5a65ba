/** The English lexicon's name. Written by `node scripts/lexicon.mjs`; what it is made of is in `data/`. */
import type { ResourceName } from '#shared/match/record.ts';

export const ENGLISH: ResourceName = { name: 'english', hash: 'f2f9c63dbe6360b2' };

/** What people call it. */
export const ENGLISH_TITLE = 'English';
