/** The English lexicon's name. Written by `node scripts/lexicon.mjs`; what it is made of is in `data/`. */
import type { ResourceName } from '#shared/match/record.ts';

export const ENGLISH: ResourceName = { name: 'english', hash: '1f3d7bb9f15d1296' };

/** What people call it. */
export const ENGLISH_TITLE = 'English';
