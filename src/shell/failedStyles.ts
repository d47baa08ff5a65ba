/**
 * Takes a style sheet that could not be fetched out of the page again. As long as its link stands there, whoever needs
 * it takes it for fetched: a part of the page that is tried again would come without its styles.
 */
export function dropFailedStyles(page: Document): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    // An error of a link does not bubble.
    { capture: true },
  );
}
