import { inject } from 'vue';
import type { BrowserNotes } from '#src/profile/browserNotes.ts';
import { SERVICES } from '#src/profile/services.ts';
import { createTokens, type Tokens } from './tokens.ts';
import { createUnsent, type Unsent } from './unsent.ts';

/** The seats this browser keeps, among all else that it does. */
export function useTokens(): Tokens {
  return createTokens(useNotes(), () => Date.now());
}

/** What was not sent from the seat at that table. `isMine`: whether the browser keeps that seat still. */
export function useUnsent(code: string, isMine: () => boolean): Unsent {
  return createUnsent(useNotes(), code, isMine);
}

function useNotes(): BrowserNotes {
  const services = inject(SERVICES);
  if (services === undefined) throw new Error('The profile’s services are not provided.');
  return services.notes;
}
