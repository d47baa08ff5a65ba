/** The English lexicon in a page or a worker: fetched when it is first asked for, and once. */
import address from 'quoin:english.lexicon?url';
import type { Lexicon } from '#shared/dictionary/lexicon.ts';
import { readPacked } from '#shared/dictionary/packed.ts';

let loading: Promise<Lexicon> | null = null;

/** Rejects with an Error of one sentence when it cannot be had; asking again then tries again. */
export function loadEnglish(): Promise<Lexicon> {
  loading ??= fetchEnglish().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchEnglish(): Promise<Lexicon> {
  return readPacked(await fetchBytes());
}

async function fetchBytes(): Promise<Uint8Array> {
  let answer: Response;
  try {
    answer = await fetch(address);
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
  } catch {
    throw new Error(
      'The English word list could not be fetched: there is no connection to where Quoin comes from.',
    );
  }
  throw new Error(`The English word list could not be fetched: the server answered ${answer.status}.`);
}
