/**
 * The word list that a setting chooses: `english`, or one of a person's own as `own:HASH:TITLE`. The hash alone says
 * which words they are; the title is what people called the list then.
 *
 * An own list borrows from English how common its words are and which are not shown unasked, so a match that is played
 * with one needs both.
 */
import type { ResourceName } from '#shared/match/record.ts';
import type { Resources } from '#shared/plugin/resources.ts';
import { ENGLISH } from './english.ts';
import type { Lexicon } from './lexicon.ts';

/** What a setting says for the list that comes with the arcade. */
export const ENGLISH_VALUE = 'english';

/** A list of a person's own, as settings and records name it. */
export interface OwnListName {
  /** Of its words: 16 hexadecimal digits. */
  readonly hash: string;
  readonly title: string;
}

const OWN_VALUE = /^own:([0-9a-f]{16}):(.+)$/su;
const OWN_RESOURCE = /^own:(.+)$/su;

/** What a setting says for a list of one's own. */
export function valueOf({ hash, title }: OwnListName): string {
  return `own:${hash}:${title}`;
}

/** The own list that a setting names; null for English. */
export function ownListIn(value: string): OwnListName | null {
  const [, hash, title] = OWN_VALUE.exec(value) ?? [];
  return hash === undefined || title === undefined ? null : { hash, title };
}

/** The own list that a record names as a resource; null for any other. */
export function ownListOf({ name, hash }: ResourceName): OwnListName | null {
  const title = OWN_RESOURCE.exec(name)?.[1];
  return title === undefined ? null : { hash, title };
}

/** What has to be there before a match is played with that list. */
export function resourcesFor(value: string): readonly ResourceName[] {
  const own = ownListIn(value);
  return own === null ? [ENGLISH] : [{ name: `own:${own.title}`, hash: own.hash }, ENGLISH];
}

/** The list itself. @throws Error with one sentence where it has not been fetched. */
export function lexiconFor(value: string, resources: Resources): Lexicon {
  const [wanted = ENGLISH] = resourcesFor(value);
  const lexicon = resources[wanted.name];
  if (isLexicon(lexicon) && lexicon.resource.hash === wanted.hash) return lexicon;
  throw new Error(missingSentence(wanted));
}

/** Why a match cannot be opened: the sentence for a resource that is not here. */
export function missingSentence(resource: ResourceName): string {
  const own = ownListOf(resource);
  if (own !== null) {
    return `This match was played with the word list “${own.title}”, which is not on this device. Load that list and open it again.`;
  }
  return resource.name === ENGLISH.name
    ? 'This match was played with another edition of the English word list, which is not on this device.'
    : `This match was played with “${resource.name}”, which is not on this device.`;
}

function isLexicon(value: unknown): value is Lexicon {
  return (
    typeof value === 'object' && value !== null && 'resource' in value && 'has' in value && 'level' in value
  );
}
