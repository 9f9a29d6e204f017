import type { Page } from '@playwright/test';
import { holdBack } from '../support/faults';
import { lookAt } from '../support/look';
import { startRelay } from '../support/relay';
import { startReleaseServer } from '../support/releases';
import { expect, test } from '../support/test';

const words = (page: Page) => page.getByText('This page has not loaded.');
const heading = (page: Page) => page.locator('[data-remote] h1').first();

/** What a visit needs is kept when the browser has nothing better to do. */
const untilKept = (page: Page) =>
  expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/version')))).toBe(true);

/** How many files are kept, and those of them that hold the text. */
const lookIntoKept = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const answers = (await Promise.all(stores.map((store) => store.matchAll()))).flat();
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    return { count: texts.length, found: texts.filter((kept) => kept.includes(wanted)).length };
  }, text);

/** A page whose own script is late or missing does not end loading as others do. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

test.describe('A page whose own script does not come', () => {
  for (const [what, script] of [
    ['the packages of the shell', '**/assets/vendor.*.js'],
    ['the shell', '**/assets/main.*.js'],
  ] as const)
    for (const path of ['/', '/apphome'])
      test(`[ERR-03] ${path} says so at once when ${what} cannot be had, and opens by Try again`, async ({
        page,
      }) => {
        await page.route(script, (route) => route.fulfill({ status: 404 }));
        await open(page, path);
        await expect(words(page)).toBeVisible({ timeout: 5000 });
        await page.unroute(script);
        await page.getByRole('link', { name: 'Try again' }).click();
        await expect(heading(page)).toBeVisible();
        await expect(words(page)).toBeHidden();
      });

  test('[ERR-03] says so after a while when it hangs, and goes on when it arrives after all', async ({
    page,
  }) => {
    const { fault, release } = holdBack();
    await page.route('**/assets/vendor.*.js', fault);
    await open(page, '/apphome');
    await expect(words(page)).toBeVisible();
    release();
    await expect(heading(page)).toBeVisible();
    await expect(words(page)).toBeHidden();
  });

  test('[ERR-03] says so even when the first script of all is missing', async ({ page }) => {
    await page.route(/\/assets\/(boot|main)\..*\.js/, (route) => route.fulfill({ status: 404 }));
    await open(page, '/pricing');
    await expect(words(page)).toBeVisible();
  });
});

test.describe('Without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[ERR-03] a page that was visited opens again, says so, and another comes with its own words', async ({
    page,
  }) => {
    const server = await startReleaseServer();
    try {
      await page.goto(`${server.url}/pricing`);
      await expect(heading(page)).toBeVisible();
      await untilKept(page);
      await server.close();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Pay for what gets made' })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Tessera cannot be reached' })).toBeVisible();
      await lookAt(page, 'offline');
      await page.goto(`${server.url}/auth`);
      await expect(page.locator('#main')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      await server.close();
    }
  });

  test('[SES-06] a reload behind the sign-in opens under the name that this tab knew, and says so', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn();
    await page.goto('/apphome');
    await page.getByLabel('Describe what you want to build').fill('half a prompt');
    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Tessera cannot be reached')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByLabel('Describe what you want to build')).toHaveValue('half a prompt');
    await context.setOffline(false);
    await expect(page.getByText('Tessera cannot be reached')).toBeHidden();
  });

  test('[SAFE-09] nothing of the API is kept', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/apphome');
    await expect(heading(page)).toBeVisible();
    await untilKept(page);
    await page.goto('/app');
    await expect(heading(page)).toBeVisible();
    const kept = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(stores.map((store) => store.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter((path) => !/^\/(?:assets|mf\/files|mf\/records)\/|^\/version$/.test(path))).toEqual(
      [],
    );
  });

  /** Files that a page may load after it has said what it needs: fonts, icons, the next section. */
  const LATECOMERS = 20;

  test('[ERR-03] a visit keeps what its page needs, however much earlier visits left', async ({ page }) => {
    await page.goto('/pricing');
    await expect(heading(page)).toBeVisible();
    await untilKept(page);
    await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const store = await caches.open(name);
      for (let number = 0; number < 500; number += 1)
        await store.put(`/assets/older.${number}.js`, new Response('// of another release'));
    });
    await page.reload();
    // 400, and what the page asks for while the others are counted.
    await expect.poll(async () => (await lookIntoKept(page, '')).count).toBeLessThanOrEqual(400 + LATECOMERS);
    // Opening it would tell nothing: the browser finds these files in its own store of answers, too.
    const lacking = await page.evaluate(async () => {
      const html = (await (await caches.match('/version'))?.text()) ?? '';
      const needed = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
      const kept = await Promise.all(needed.map((path) => caches.match(path)));
      return needed.filter((_path, index) => !kept[index]);
    });
    expect(lacking).toEqual([]);
  });

  test('[ERR-03] a file that arrived broken is not kept, and the whole one is', async ({ page, baseURL }) => {
    const relay = await startRelay(baseURL ?? '');
    const ending = '\n// not what was released';
    try {
      const failure = page.getByText('Error loading this section');
      // While the worker is not there yet, and is told afterwards what the page has asked for.
      let mend = relay.spoil(/^\/mf\/files\/mf-marketing\/.*\.js$/, ending);
      await page.goto(`${relay.url}/pricing`);
      await expect(failure).toBeVisible();
      await untilKept(page);
      expect(await lookIntoKept(page, ending)).toMatchObject({ found: 0 });
      mend();
      // While it is there, and hands every file to the page.
      mend = relay.spoil(/^\/mf\/files\/mf-auth\/.*\.js$/, ending);
      await page.goto(`${relay.url}/auth`);
      await expect(failure).toBeVisible();
      expect(await lookIntoKept(page, ending)).toMatchObject({ found: 0 });
      mend();
      for (const path of ['/auth', '/pricing']) {
        await page.goto(relay.url + path);
        await expect(heading(page)).toBeVisible();
      }
      relay.close();
      for (const path of ['/auth', '/pricing']) {
        await page.goto(relay.url + path);
        await expect(page.getByRole('group', { name: 'Tessera cannot be reached' })).toBeVisible();
        await expect(heading(page)).toBeVisible();
      }
    } finally {
      relay.close();
    }
  });

  test('[OAU-05] an address that works once is asked for once', async ({ page, baseURL }) => {
    const relay = await startRelay(baseURL ?? '');
    try {
      await page.goto(`${relay.url}/pricing`);
      await untilKept(page);
      // From here on every request goes through the worker.
      await page.reload();
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
      const back = '/auth/callback?code=works-once&state=of-this-browser';
      await page.goto(relay.url + back);
      await expect(heading(page)).toBeVisible();
      await untilKept(page);
      expect(relay.heard.filter((request) => request === `GET ${back}`)).toHaveLength(1);
    } finally {
      relay.close();
    }
  });
});
