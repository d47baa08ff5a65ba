/**
 * Pictures of screens, compared as a person would who steps back: in blocks of colour, so that another
 * version of the browser, which draws letters a little differently, is no other picture.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '..', '..', 'pictures');

/** Set by `npm run pictures`: what is seen becomes what is expected. */
const WRITES = process.env.QUOIN_PICTURES === 'write';

/** What is kept is a quarter as wide and high; it is compared in blocks of 4 × 4 of its pixels. */
const SHRINK = 4;
const BLOCK = 4;
/** A block has changed when one of its colours (0–255) differs by more. */
const TOLERANCE = 20;
/** So much of the picture may have changed: a line of text that breaks elsewhere is more. */
const MAY_CHANGE = 0.01;
/** How often a picture is looked at before it counts as different, and the time between in ms. */
const LOOKS = 4;
const LATE = 700;

interface Small {
  readonly webp: string;
  /** Red, green and blue of each block, row by row. */
  readonly blocks: readonly (readonly number[])[];
}

/**
 * Compares what stands on the page with the picture of that name, or keeps it. The page's clock stands still but for
 * what `settle` lets pass; what the page fetches comes in real time, and so it is looked at again before it counts as
 * different.
 */
export async function expectPicture(page: Page, name: string, settle: () => Promise<void>): Promise<void> {
  const file = join(FOLDER, `${name}.webp`);
  await settle();
  if (WRITES) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from((await seen(page)).webp, 'base64'));
    return;
  }
  expect(existsSync(file), `${name}: there is no picture yet; "npm run pictures" makes it.`).toBe(true);
  const kept = await shrink(page, readFileSync(file).toString('base64'), 'image/webp', 1);
  let changed = changedShare(await seen(page), kept);
  for (let look = 1; look < LOOKS && changed > MAY_CHANGE; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await settle();
    changed = changedShare(await seen(page), kept);
  }
  expect
    .soft(changed, `${name} looks different. If that is meant, "npm run pictures" keeps the new one.`)
    .toBeLessThanOrEqual(MAY_CHANGE);
}

async function seen(page: Page): Promise<Small> {
  return shrink(page, (await page.screenshot()).toString('base64'), 'image/png', SHRINK);
}

/** The share of blocks that differ; all of them when the sizes do. */
function changedShare(one: Small, other: Small): number {
  if (one.blocks.length !== other.blocks.length) return 1;
  const changed = one.blocks.filter((block, i) =>
    block.some((colour, c) => Math.abs(colour - (other.blocks[i]?.[c] ?? 0)) > TOLERANCE),
  );
  return changed.length / one.blocks.length;
}

/** The browser itself shrinks and reads the picture, on an empty page without the arcade's policy. */
async function shrink(page: Page, base64: string, type: string, by: number): Promise<Small> {
  const studio = await page.context().newPage();
  try {
    return await studio.evaluate(
      async ({ data, mime, factor, side }) => {
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
        const whole = await createImageBitmap(new Blob([bytes], { type: mime }));
        const [width, height] = [Math.round(whole.width / factor), Math.round(whole.height / factor)];
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        const brush = canvas.getContext('2d');
        if (brush === null) throw new Error('This browser cannot draw.');
        brush.imageSmoothingQuality = 'high';
        brush.drawImage(whole, 0, 0, width, height);
        const webp = canvas.toDataURL('image/webp', 0.85).split(',')[1] ?? '';
        const { data: pixels } = brush.getImageData(0, 0, width, height);
        const blocks: number[][] = [];
        for (let top = 0; top + side <= height; top += side) {
          for (let left = 0; left + side <= width; left += side) {
            const sums = [0, 0, 0];
            for (let i = 0; i < side * side; i += 1) {
              const at = ((top + Math.floor(i / side)) * width + left + (i % side)) * 4;
              for (const c of [0, 1, 2]) sums[c] = (sums[c] ?? 0) + (pixels[at + c] ?? 0);
            }
            blocks.push(sums.map((sum) => sum / (side * side)));
          }
        }
        return { webp, blocks };
      },
      { data: base64, mime: type, factor: by, side: BLOCK },
    );
  } finally {
    await studio.close();
  }
}
