import type { Page } from '@playwright/test';
import {
  answered,
  breakApi,
  breakScript,
  busy,
  hanging,
  pressUnlessGone,
  refused,
  walledOff,
  type Fault,
} from '../support/faults';
import { expect, test } from '../support/test';

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });
const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Tessera cannot be reached' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true });
const keptTokens = (page: Page) => page.evaluate(() => sessionStorage.getItem('tessera.session'));

/** The addresses that the page was at, and whether its document is still the same. */
async function watch(page: Page) {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  return { paths, isSameDocument: () => page.evaluate(() => 'isSameDocument' in globalThis) };
}

const FAULTS: readonly (readonly [string, Fault])[] = [
  ['is refused', refused],
  ['answers 503', answered(503)],
  ['answers 429', answered(429)],
  ['hangs', hanging],
  ['is a firewall that lets nobody through', walledOff],
  ['asks to wait for a minute', busy],
];

test.describe('A check of the session', () => {
  for (const [name, fault] of FAULTS) {
    test(`[SES-06] that ${name} at a reload leaves the page open under the name that the tab knew`, async ({
      page,
      signIn,
    }) => {
      await signIn();
      await page.goto('/usage');
      await expect(heading(page, 'Usage')).toBeVisible();
      const mend = await breakApi(page, fault);
      await page.reload({ waitUntil: 'commit' });
      await expect(banner(page)).toBeVisible();
      await expect(account(page)).toBeVisible();
      await expect(heading(page, 'Usage')).toBeVisible();
      expect(await keptTokens(page)).toContain('refreshToken');

      const { paths, isSameDocument } = await watch(page);
      await mend();
      await pressUnlessGone(tryAgain(page).first());
      await expect(banner(page)).toBeHidden();
      await expect(page).toHaveURL('/usage');
      expect(await isSameDocument()).toBe(true);
      expect(paths).toEqual([]);
    });

    test(`[SES-06] that ${name} in a tab that knows nobody says so, and opens the same page afterwards`, async ({
      page,
      signIn,
    }) => {
      await signIn();
      const mend = await breakApi(page, fault);
      const paths: string[] = [];
      page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
      await page.goto('/usage', { waitUntil: 'commit' });
      await expect(heading(page, 'Tessera cannot be reached')).toBeVisible();
      await expect(tryAgain(page)).toBeVisible();
      expect(await keptTokens(page)).toContain('refreshToken');
      await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));

      await mend();
      await pressUnlessGone(tryAgain(page));
      await expect(heading(page, 'Usage')).toBeVisible();
      await expect(account(page)).toBeVisible();
      expect(new Set(paths)).toEqual(new Set(['/usage']));
      expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    });
  }

  for (const status of [401, 403])
    test(`[SES-06] that is answered ${status} logs out`, async ({ page, signIn }) => {
      await signIn();
      await page.goto('/usage');
      await expect(heading(page, 'Usage')).toBeVisible();
      await breakApi(page, answered(status));
      await page.reload({ waitUntil: 'commit' });
      await expect(page).toHaveURL(/\/(?:signin.*)?$/);
      await expect(account(page)).toBeHidden();
      expect(await keptTokens(page)).toBeNull();
    });

  test('[SES-06] is made again by the page itself, and when the browser is online again', async ({
    page,
    signIn,
  }) => {
    await page.clock.install();
    await signIn();
    const mend = await breakApi(page, refused);
    await page.goto('/usage');
    await expect(heading(page, 'Tessera cannot be reached')).toBeVisible();
    await mend();
    await expect(heading(page, 'Usage')).toBeVisible();

    await page.context().setOffline(true);
    await expect(banner(page)).toBeVisible();
    await expect(heading(page, 'Usage')).toBeVisible();
    const { isSameDocument } = await watch(page);
    // Its timers stand still from here on: what happens is by the browser's word.
    await page.clock.pauseAt(Date.now() + 1000);
    await page.context().setOffline(false);
    await expect(banner(page)).toBeHidden();
    expect(await isSameDocument()).toBe(true);
  });

  test('[SES-06, ERR-02] that ends well reads again what a page could not read meanwhile', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/deploymentList');
    await expect(heading(page, /deployments/i)).toBeVisible();
    const mend = await breakApi(page, refused);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await expect(page.getByText('Your deployments could not be loaded')).toBeVisible();
    await mend();
    await pressUnlessGone(banner(page).getByRole('button', { name: 'Try again' }));
    await expect(page.getByText('Nothing is live yet.')).toBeVisible();
  });

  test('[SES-06, RT-01] that gets no answer keeps no public page from opening', async ({ page, signIn }) => {
    await signIn();
    await breakApi(page, refused);
    for (const path of ['/pricing', '/', '/signin']) {
      await page.goto(path);
      await expect(page.locator('#main h1:visible').first()).toBeVisible();
      await expect(page.getByText('cannot be reached')).toBeHidden();
      await expect(page).toHaveURL(path);
    }
  });

  for (const [name, fault] of [
    ['is missing', refused],
    ['hangs', hanging],
  ] as const)
    test(`[SES-06] whose code ${name} says so, and goes on when it is there`, async ({ page, signIn }) => {
      await signIn();
      const mend = await breakScript(page, 'XMLHttpRequest', fault);
      await page.goto('/usage', { waitUntil: 'commit' });
      await expect(heading(page, 'Tessera cannot be reached')).toBeVisible();
      await mend();
      await pressUnlessGone(tryAgain(page));
      await expect(heading(page, 'Usage')).toBeVisible();
    });
});
