const ORIGIN = 'http://application.localhost';
/** Where an application keeps its records (`kit/data/storage.ts`). */
const STORAGE_KEY = 'tessera-app';
const VIEWPORT = { width: 1280, height: 800 };
/** The page puts together what a search looks through, a little at a time. */
const AT_REST_MS = 2500;

/** Opens an application that is one HTML file, with what it keeps. */
export async function openApplication(browser, html, { kept }) {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.route(`${ORIGIN}/**`, (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ status: 404, body: '' }),
  );
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [STORAGE_KEY, kept]);
  await page.goto(`${ORIGIN}/`);
  return { context, page };
}

/** Waits until a page that was just opened has nothing more to do. */
export async function firstOpened(page) {
  await page.locator('main h1').first().waitFor();
  await page.waitForTimeout(AT_REST_MS);
}
