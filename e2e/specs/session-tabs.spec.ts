import type { BrowserContext, Page } from '@playwright/test';
import { REFRESH_LEEWAY_SECONDS } from '@tessera/shared/contracts';
import { pressUnlessGone } from '../support/faults';
import { readPainted, recordPainted } from '../support/painted';
import { expect, test } from '../support/test';

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });
const stored = async (page: Page) =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('tessera.session'))) ?? '{}') as {
    token?: string;
    refreshToken?: string;
    expiresAt?: number;
  };

/** A new tab at the address, as if typed into it. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await recordPainted(tab);
  await tab.goto(path);
  return tab;
}

/** As the browser does with tabs that nobody looks at: nothing of theirs runs, and no message reaches them. */
async function putToSleep(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const asleep = new Promise((resolve) => session.once('Debugger.paused', resolve));
  await session.send('Debugger.enable');
  await session.send('Debugger.pause');
  void page.evaluate(() => undefined);
  await asleep;
  return () => session.detach();
}

test.describe('A new tab', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn();
    await page.goto('/usage');
    await expect(account(page)).toBeVisible();
  });

  test('[SES-11] at an address typed into it is signed in like the others, without the page of visitors', async ({
    context,
  }) => {
    const tab = await openTab(context, '/billing');
    await expect(account(tab)).toBeVisible();
    await expect(heading(tab, 'Billing')).toBeVisible();
    await expect(tab).toHaveURL('/billing');
    expect((await readPainted(tab)).remotes).toEqual(['mf-billing']);

    const home = await openTab(context, '/');
    await expect(home).toHaveURL('/apphome');
    await expect(account(home)).toBeVisible();
    await expect(home.locator('#main h1')).toBeVisible();
    expect((await readPainted(home)).remotes).toEqual(['mf-dashboard']);
  });

  test('[SES-11] by Ctrl and a click on a link is signed in too', async ({ page, context }) => {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Deployment' }).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(account(tab)).toBeVisible();
    await expect(tab).toHaveURL('/deploymentList');
  });

  test('[SES-11] and the others are all signed out by one', async ({ page, context }) => {
    const tab = await openTab(context, '/billing');
    await account(tab).click();
    await tab.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(tab).toHaveURL(/\/auth$/);
    await expect(page).toHaveURL(/\/$/);
    await expect(account(page)).toBeHidden();
    const next = await openTab(context, '/billing');
    await expect(next).toHaveURL(/\/$/);
    expect((await readPainted(next)).hasSpinner).toBe(false);
  });

  test('[SES-11, SES-01] finds nobody signed in when the others were all closed', async ({
    page,
    context,
  }) => {
    await page.close();
    const tab = await openTab(context, '/billing');
    await expect(tab).toHaveURL(/\/$/);
    expect(await stored(tab)).toEqual({});
  });

  test('[SES-11] says so when the one that is signed in is asleep, and opens its page when that wakes', async ({
    page,
    context,
  }) => {
    const wake = await putToSleep(page);
    const tab = await openTab(context, '/billing?tab=plan');
    await expect(heading(tab, 'You are signed in on another tab')).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/signin?return=%2Fbilling%3Ftab%3Dplan',
    );
    await wake();
    await pressUnlessGone(tab.getByRole('button', { name: 'Try again' }));
    await expect(heading(tab, 'Billing')).toBeVisible();
    expect((await readPainted(tab)).remotes).toEqual(['mf-billing']);
  });

  test('[SES-11] keeps one session with the others, also with one that slept while it was renewed', async ({
    page,
    context,
  }) => {
    const tab = await openTab(context, '/billing');
    await expect(account(tab)).toBeVisible();
    const before = await stored(page);
    await page.goto('about:blank');

    // The other tab is not there to hear of it.
    await tab.evaluate(() => {
      const session = JSON.parse(sessionStorage.getItem('tessera.session') ?? '') as object;
      sessionStorage.setItem('tessera.session', JSON.stringify({ ...session, expiresAt: 1 }));
      localStorage.setItem('tessera.signed-in', '1');
    });
    await tab.reload();
    await expect(account(tab)).toBeVisible();
    const renewed = await stored(tab);
    expect(renewed.refreshToken).not.toBe(before.refreshToken);
    // The server forgives a second use of a token for a while, and ends the session of all by a later one.
    const past = (REFRESH_LEEWAY_SECONDS + 1) * 1000;
    await new Promise((resolve) => setTimeout(resolve, past));

    await page.goto('/usage');
    await expect(account(page)).toBeVisible();
    expect((await stored(page)).token).toBe(renewed.token);
    await tab.reload();
    await expect(account(tab)).toBeVisible();
  });
});

test('[RT-02] a visitor of a protected address is sent to / with a way to sign in, and comes back to it', async ({
  page,
  signIn,
}) => {
  const { email, password } = await signIn();
  await page.addInitScript(() => sessionStorage.removeItem('tessera.session'));
  await page.goto('/usage?tab=entries');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Sign in to open that page').first()).toBeVisible();
  await page.getByLabel('Notifications').getByRole('button', { name: 'Sign In' }).click();
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/usage?tab=entries');
  await expect(account(page)).toBeVisible();
});
