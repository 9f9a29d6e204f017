import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';

export const WIDTHS = [1280, 390] as const;
export const THEMES = ['light', 'dark'] as const;

const FOLDER = join(import.meta.dirname, '../screenshots');

/**
 * Looks at the page in both themes and both widths: takes a picture of each into `e2e/screenshots`, and expects
 * that nothing sticks out sideways and that axe finds nothing serious.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS)
    for (const colorScheme of THEMES) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: join(FOLDER, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${name} at ${width} px sticks out by ${overflow} px`).toBeLessThanOrEqual(0);
      // Without axe's preload: it fetches style sheets, which a preview's policy refuses.
      const { violations } = await new AxeBuilder({ page }).options({ preload: false }).analyze();
      const serious = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
      expect(serious, `${name} at ${width} px, ${colorScheme}`).toEqual([]);
    }
}
