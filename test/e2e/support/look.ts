/** What every page must pass, wherever a journey comes by. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const THEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** CSS pixels: what a finger hits without aiming. */
const TARGET = 44;

/** What a theme changes is colours: these are the rules that look at them. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

declare global {
  interface Window {
    /** Left in the page by the first look at it; to bring it there costs as much as to look. */
    axe?: { run(page: Document, options: object): Promise<{ readonly violations: readonly Violation[] }> };
  }
}

export async function expectClean(page: Page, where: string): Promise<void> {
  await expectToKeep({ type: 'tag', values: TAGS }, page, where);
}

async function expectToKeep(
  runOnly: { readonly type: 'tag' | 'rule'; readonly values: string[] },
  page: Page,
  where: string,
): Promise<void> {
  const options = { runOnly, resultTypes: ['violations'] };
  const again = await page.evaluate(
    async (how) => (await window.axe?.run(document, how))?.violations,
    options,
  );
  const found = again ?? (await firstLook(page));
  expect(
    found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    where,
  ).toEqual([]);
}

async function firstLook(page: Page): Promise<readonly Violation[]> {
  // As there are no frames, the old way does, and opens no page of its own.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  return (await axe.withTags(TAGS).analyze()).violations;
}

/** Nothing on the page is wider than the window: no scrolling both ways. */
export async function expectNoSideways(page: Page, where: string): Promise<void> {
  const wider = await page.evaluate(
    () => (document.scrollingElement?.scrollWidth ?? NaN) - document.documentElement.clientWidth,
  );
  expect(wider, where).toBe(0);
}

/** The page as it stands, in both themes and both sizes. */
export async function expectCleanEverywhere(page: Page, where: string): Promise<void> {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await atRest(page);
      const look = `${where}, ${colorScheme}, ${viewport.width} × ${viewport.height}`;
      if (colorScheme === 'light') await expectClean(page, look);
      else await expectToKeep({ type: 'rule', values: OF_COLOUR }, page, look);
    }
    await expectNoSideways(page, `${where}, ${viewport.width} × ${viewport.height}`);
  }
}

/** What still fades has another contrast than it will have. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
}

/** Every control is large enough to touch; links in the middle of a sentence may be as high as their line. */
export async function expectLargeTargets(page: Page, where: string): Promise<void> {
  const small = await page.evaluate((least) => {
    /** The whole of what reacts: the label too, and the card that a link is spread over. */
    function sizeOf(control: HTMLElement): { width: number; height: number } {
      const spread = getComputedStyle(control, '::after');
      const isSpread = spread.content !== 'none' && spread.position === 'absolute';
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const boxes = [
        control,
        ...labels,
        ...(isSpread && control.offsetParent !== null ? [control.offsetParent] : []),
      ].map((element) => element.getBoundingClientRect());
      return {
        width: Math.round(Math.max(...boxes.map(({ width }) => width))),
        height: Math.round(Math.max(...boxes.map(({ height }) => height))),
      };
    }
    function isInSentence(control: HTMLElement): boolean {
      const around = control.parentElement?.textContent ?? '';
      const isInline = getComputedStyle(control).display === 'inline';
      return control instanceof HTMLAnchorElement && isInline && around.trim() !== control.innerText.trim();
    }
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.closest('.unseen, .unseen-until-focus') === null && !isInSentence(control))
      .map((control) => ({ control, ...sizeOf(control) }))
      .filter(({ width, height }) => height < least || width < least)
      .map(({ control, width, height }) => `${width} × ${height}: ${control.outerHTML.slice(0, 200)}`);
  }, TARGET);
  expect(small, where).toEqual([]);
}
