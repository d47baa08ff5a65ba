import { expect, test } from 'vitest';
import { dropFailedStyles } from '#src/shell/failedStyles.ts';

function link(rel: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  document.head.append(element);
  return element;
}

test('a style sheet that failed leaves the page, so that it is fetched anew; what else there is stays', () => {
  dropFailedStyles(document);
  const [failed, loaded, icon] = [link('stylesheet'), link('stylesheet'), link('icon')];
  let heard = 0;
  failed.addEventListener('error', () => (heard += 1));
  failed.dispatchEvent(new Event('error'));
  loaded.dispatchEvent(new Event('load'));
  icon.dispatchEvent(new Event('error'));
  expect([failed, loaded, icon].map((each) => each.isConnected)).toEqual([false, true, true]);
  // Whoever waits for it is told all the same.
  expect(heard).toBe(1);
});
