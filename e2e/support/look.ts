import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, type PageScreenshotOptions } from '@playwright/test';
import { join } from 'node:path';

const WIDTHS = [1280, 390] as const;
export const THEMES = ['light', 'dark'] as const;
/** Every width and every theme once: how wide a page is says nothing about its colours. */
const LOOKS = [
  [1280, 'light'],
  [390, 'dark'],
] as const;

const arePicturesWanted = process.env['E2E_PICTURES'] !== undefined;
const FOLDER = join(import.meta.dirname, '../screenshots');

/**
 * Looks at the page in both widths, in one of the themes each: expects that nothing sticks out sideways and that axe
 * finds nothing serious. Where pictures are wanted, takes one of each width in each theme.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  await showEverything(page);
  for (const [width, colorScheme] of LOOKS) {
    await show(page, width, colorScheme);
    const overflow = await measureOverflow(page);
    expect(overflow, `${name} at ${width} px sticks out by ${overflow} px`).toBeLessThanOrEqual(0);
    expect(await findSerious(page), `${name} at ${width} px, ${colorScheme}`).toEqual([]);
  }
  await takeLooks(page, name);
}

/** A picture of each width in each theme, where pictures are wanted. */
export async function takeLooks(page: Page, name: string): Promise<void> {
  if (!arePicturesWanted) return;
  const file = name.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'root';
  for (const width of WIDTHS)
    for (const colorScheme of THEMES) {
      await show(page, width, colorScheme);
      await takePicture(page, `${file}-${width}-${colorScheme}`, { fullPage: true });
    }
}

/** The page in one of the themes, once its colours have gone over to it, with everything that it keeps for later. */
export async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await showEverything(page);
  await standStill(page);
}

async function show(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await standStill(page);
}

/** At which widths, phone to large screen, the page is wider than the window, and by how much; leaves it at 1280 px. */
export async function findOverflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 768, 1024, 1920, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // What comes later, or is measured by a script, may need a moment to fit.
    await page
      .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, {
        timeout: 15_000,
      })
      .catch(() => undefined);
    const overflow = await measureOverflow(page);
    if (overflow > 0) found.push(`${overflow} px at ${width} px`);
  }
  return found;
}

const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Into `e2e/screenshots`, for people to look at: only where E2E_PICTURES asks for them, because nothing compares them. */
export async function takePicture(
  page: Page,
  name: string,
  options: PageScreenshotOptions = {},
): Promise<void> {
  if (!arePicturesWanted) return;
  await page.screenshot({ path: join(FOLDER, `${name}.png`), ...options });
}

/** Draws what a page keeps for later, as if somebody moved on, and waits until the browser has nothing left to do. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    dispatchEvent(new Event('wheel'));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  });
}

/** Waits until colours have gone over to those of the theme: half-way, nothing contrasts with anything. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** What axe finds in the page itself, however slight; an application in a frame is a page of its own. */
export function findAll(page: Page): Promise<string[]> {
  return find(page, { iframes: false }, () => true);
}

/** The same of colours alone, where the page was looked at in another theme before. */
export function findColours(page: Page): Promise<string[]> {
  const runOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;
  return find(page, { iframes: false, runOnly: { ...runOnly, values: [...runOnly.values] } }, () => true);
}

function findSerious(page: Page): Promise<string[]> {
  return find(page, {}, (impact) => impact === 'serious' || impact === 'critical');
}

async function find(
  page: Page,
  options: Parameters<AxeBuilder['options']>[0],
  counts: (impact: string | null | undefined) => boolean,
): Promise<string[]> {
  // Without axe's preload: it fetches style sheets, which a preview's policy refuses. Of what passes, nothing is told.
  const axe = new AxeBuilder({ page }).options({ preload: false, resultTypes: ['violations'], ...options });
  // Reports of several frames are put together in a page of their own; one frame needs none.
  if (options.iframes === false) axe.exclude('iframe');
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => counts(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** How many colours a picture has, looked at here and there; 0 where it shows nothing. */
export function countColors(picture: Locator): Promise<number> {
  return picture.evaluate((image: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    if (!context || width === 0) return 0;
    context.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    return new Set(pixels.filter((_, place) => place % 7 === 0)).size;
  });
}
