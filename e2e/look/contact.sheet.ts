import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { everyPage, openPage } from '../support/every-page';
import { showTheme, THEMES } from '../support/look';
import { test } from '../support/test';

const WIDTHS = [390, 768, 1280, 1920];
const FOLDER = process.env['LOOK_FOLDER'] ?? '';

/** A page's name in a file's: '/app/:projectId' is 'app-projectId'. */
const nameOf = (pattern: string) => pattern.replace(/^\//, '').replace(/\W+/g, '-') || 'root';

for (const who of ['visitor', 'signedIn'] as const)
  for (const width of WIDTHS)
    // oxlint-disable-next-line playwright/expect-expect -- it takes pictures, for people to look at
    test(`${who} at ${width} px`, async ({ page, request, signIn }) => {
      test.setTimeout(900_000);
      const height = Math.max(844, Math.round(width * 0.6));
      for (const one of await everyPage(request, who, signIn)) {
        await page.setViewportSize({ width, height });
        await openPage(page, one);
        for (const theme of THEMES) {
          await showTheme(page, theme);
          await growToTheEnd(page, width);
          const name = `${who}.${nameOf(one.pattern)}.${width}.${theme}.jpg`;
          await page.screenshot({ path: join(FOLDER, name), type: 'jpeg', quality: 70 });
        }
      }
    });

/** Makes the window as high as the page, which may grow by what it shows then, so that the strip is below it all. */
async function growToTheEnd(page: Page, width: number): Promise<void> {
  for (let height = 0, needed = 1; height < needed;) {
    // oxlint-disable-next-line playwright/no-networkidle -- what a page fetches once it is seen has no sign in common
    await page.waitForLoadState('networkidle');
    height = page.viewportSize()?.height ?? 0;
    needed = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height < needed) await page.setViewportSize({ width, height: needed });
  }
}
