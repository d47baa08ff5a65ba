import { inject } from 'vue';
import { SERVICES } from '#src/profile/services.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** The seats this browser keeps, among all else that it does. */
export function useTokens(): Tokens {
  const services = inject(SERVICES);
  if (services === undefined) throw new Error('The profile’s services are not provided.');
  return createTokens(services.notes, () => Date.now());
}
