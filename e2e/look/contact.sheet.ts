import { join } from 'node:path';
import { everyPage, openPage } from '../support/every-page';
import { showTheme, THEMES } from '../support/look';
import { test } from '../support/test';

const WIDTHS = [390, 768, 1280, 1920];
const FOLDER = process.env['LOOK_FOLDER'] ?? '';

/** A picture of a whole page has the shell's strip where the page ends. */
const STRIP =
  'aside[aria-label="About this page"] { position: absolute !important; inset: auto 0 0 !important } body { position: relative }';

/** A page's name in a file's: '/app/:projectId' is 'app-projectId'. */
const nameOf = (pattern: string) => pattern.replace(/^\//, '').replace(/\W+/g, '-') || 'root';

for (const who of ['visitor', 'signedIn'] as const)
  for (const width of WIDTHS)
    // oxlint-disable-next-line playwright/expect-expect -- it takes pictures, for people to look at
    test(`${who} at ${width} px`, async ({ page, request, signIn }) => {
      test.setTimeout(900_000);
      await page.setViewportSize({ width, height: Math.max(844, Math.round(width * 0.6)) });
      for (const one of await everyPage(request, who, signIn)) {
        await openPage(page, one);
        for (const theme of THEMES) {
          await showTheme(page, theme);
          const name = `${who}.${nameOf(one.pattern)}.${width}.${theme}.jpg`;
          await page.screenshot({
            path: join(FOLDER, name),
            type: 'jpeg',
            quality: 70,
            fullPage: true,
            style: STRIP,
          });
        }
      }
    });
