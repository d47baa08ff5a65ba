import type { Router } from 'vue-router';

/** Whole addresses, with scheme and host, of the pages of a game: `linkTo('daily', { day })`. */
export function linksTo(
  router: Router,
  game: string,
): (page: string, query: Readonly<Record<string, string>>) => string {
  return (page, query) =>
    new URL(router.resolve({ path: `/${game}/${page}`, query: { ...query } }).href, location.href).href;
}
