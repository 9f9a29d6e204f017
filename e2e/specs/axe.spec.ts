import { everyPage, openPage } from '../support/every-page';
import { findAll, findOverflows, showTheme, THEMES } from '../support/look';
import { expect, test } from '../support/test';

/** Each half in a test of its own: they run side by side. */
const HALVES = [0, 1];

for (const who of ['visitor', 'signedIn'] as const)
  for (const half of HALVES)
    test(`on every page axe finds nothing and nothing sticks out: ${who}, half ${half + 1} of ${HALVES.length}`, async ({
      page,
      request,
      signIn,
    }) => {
      test.setTimeout(600_000);
      const pages = await everyPage(request, who, signIn);
      expect(pages.length).toBeGreaterThan(10);
      for (const one of pages.filter((_, index) => index % HALVES.length === half)) {
        await openPage(page, one);
        expect.soft(await findOverflows(page), one.path).toEqual([]);
        for (const theme of THEMES) {
          await showTheme(page, theme);
          expect.soft(await findAll(page), `${one.path}, ${theme}`).toEqual([]);
        }
      }
    });
