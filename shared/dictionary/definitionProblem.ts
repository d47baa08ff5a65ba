/** Why a word cannot be looked up. */
import { no, type Refusal } from '#shared/result.ts';

export type DefinitionProblem = 'definitions/unreachable' | 'definitions/broken';

const SENTENCES: Readonly<Record<DefinitionProblem, string>> = {
  'definitions/unreachable': 'The definitions cannot be fetched now.',
  'definitions/broken': 'The definitions came damaged, so the word cannot be looked up.',
};

export function noDefinitions(code: DefinitionProblem): { readonly ok: false } & Refusal<DefinitionProblem> {
  return no(code, SENTENCES[code]);
}
