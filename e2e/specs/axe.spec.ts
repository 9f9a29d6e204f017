import { everyPage, openPage } from '../support/every-page';
import { findAll, findColours, findOverflows, showTheme, takeLooks } from '../support/look';
import { expect, test } from '../support/test';

/** Each part in a test of its own: they run side by side. */
const PARTS = [0, 1, 2];
const DESKTOP = { width: 1280, height: 800 } as const;
const PHONE = { width: 390, height: 800 } as const;

for (const who of ['visitor', 'signedIn'] as const)
  for (const part of PARTS)
    test(`on every page axe finds nothing and nothing sticks out: ${who}, part ${part + 1} of ${PARTS.length}`, async ({
      page,
      request,
      signIn,
      pageErrors,
    }) => {
      test.setTimeout(600_000);
      const pages = await everyPage(request, who, signIn);
      expect(pages.length).toBeGreaterThan(10);
      for (const one of pages.filter((_, index) => index % PARTS.length === part)) {
        await page.setViewportSize(DESKTOP);
        await openPage(page, one);
        expect.soft(await findOverflows(page), one.path).toEqual([]);
        await showTheme(page, 'light');
        expect.soft(await findAll(page), `${one.path}, light`).toEqual([]);
        // A theme changes colours and nothing else, a phone what there is.
        await showTheme(page, 'dark');
        expect.soft(await findColours(page), `${one.path}, dark`).toEqual([]);
        await page.setViewportSize(PHONE);
        await showTheme(page, 'dark');
        expect.soft(await findAll(page), `${one.path}, dark on a phone`).toEqual([]);
        await takeLooks(page, one.path);
        // An address of what there is not is answered by an error, which the browser writes down.
        const errors = pageErrors.splice(0).filter(() => !one.pattern.includes(':'));
        expect.soft(errors, one.path).toEqual([]);
      }
    });
