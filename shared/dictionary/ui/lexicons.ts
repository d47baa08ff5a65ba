/** Lexicons for a component: English, and the lists of their own that this person keeps. The arcade provides them. */
import { inject, shallowRef, type InjectionKey, type Ref } from 'vue';
import type { Lexicon } from '#shared/dictionary/lexicon.ts';

/** A list that a person has loaded. */
export interface OwnLexicon {
  /** What a setting of kind `lexicon` holds for it. */
  readonly value: string;
  readonly title: string;
}

export interface Lexicons {
  /** By the value of a setting of kind `lexicon`, `english` above all. Rejects with an Error whose message is for people. */
  load(value: string): Promise<Lexicon>;
  /** Those kept now; empty until they are known. */
  readonly own: Readonly<Ref<readonly OwnLexicon[]>>;
}

export const LEXICONS: InjectionKey<Lexicons> = Symbol('lexicons');

/** Said in `setup`. Where nobody provides them there is none to load. */
export function useLexicons(): Lexicons {
  return inject(LEXICONS, none, true);
}

function none(): Lexicons {
  return { load: () => Promise.reject(new Error('There is no lexicon here.')), own: shallowRef([]) };
}
