/**
 * Style sheets that could not be fetched. The build asks for the style sheet of a part only once, and takes it for
 * fetched ever after: a part that is tried again would come without its styles, so those are fetched again here.
 */

/** By address. */
const missing = new Map<string, HTMLLinkElement>();
let fetching: Promise<void> | null = null;

/** Notes what fails in that page from now on, and fetches it again when the browser is online again. */
export function watchStyles(page: Document): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      missing.set(target.href, target);
      target.remove();
    },
    // An error of a link does not bubble.
    { capture: true },
  );
  page.defaultView?.addEventListener('online', () => {
    fetchMissingStyles().catch((error: unknown) => console.warn(error));
  });
}

/** Until no style sheet is missing; rejects with an Error where one cannot be fetched now either. */
export function fetchMissingStyles(): Promise<void> {
  fetching ??= fetchAll().finally(() => (fetching = null));
  return fetching;
}

async function fetchAll(): Promise<void> {
  await Promise.all([...missing.values()].map(fetchStyle));
}

function fetchStyle(failed: HTMLLinkElement): Promise<void> {
  // A link that has failed fetches nothing any more.
  const link = document.createElement('link');
  for (const { name, value } of failed.attributes) link.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      missing.delete(link.href);
      resolve();
    });
    link.addEventListener('error', () => {
      reject(new Error(`The style sheet ${link.href} could not be fetched.`));
    });
    document.head.append(link);
  });
}
