import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type PageScreenshotOptions } from '@playwright/test';
import { join } from 'node:path';

export const WIDTHS = [1280, 390] as const;
export const THEMES = ['light', 'dark'] as const;

const FOLDER = join(import.meta.dirname, '../screenshots');

/** The rules of axe that look at colours. All others find the same in every theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Looks at the page in both themes and both widths: expects that nothing sticks out sideways and that axe finds nothing
 * serious, in the first theme by all of its rules and in the other by those about colours. Takes a picture of each
 * where pictures are wanted.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  await showEverything(page);
  for (const width of WIDTHS)
    for (const colorScheme of THEMES) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await standStill(page);
      await takePicture(page, `${name}-${width}-${colorScheme}`, { fullPage: true });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${name} at ${width} px sticks out by ${overflow} px`).toBeLessThanOrEqual(0);
      const serious = await findSerious(page, colorScheme === THEMES[0] ? undefined : COLOUR_RULES);
      expect(serious, `${name} at ${width} px, ${colorScheme}`).toEqual([]);
    }
}

/** Into `e2e/screenshots`, for people to look at: only where E2E_PICTURES asks for them, because nothing compares them. */
export async function takePicture(
  page: Page,
  name: string,
  options: PageScreenshotOptions = {},
): Promise<void> {
  if (process.env['E2E_PICTURES'] === undefined) return;
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

async function findSerious(page: Page, rules: string[] | undefined): Promise<string[]> {
  // Without axe's preload: it fetches style sheets, which a preview's policy refuses.
  const axe = new AxeBuilder({ page }).options({ preload: false });
  if (rules) axe.withRules(rules);
  // Reports of several frames are put together in a page of their own; one frame needs none.
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
