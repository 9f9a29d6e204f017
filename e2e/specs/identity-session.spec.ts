import type { BrowserContext, Page } from '@playwright/test';
import { fillSignIn, PASSWORD, signInForm, signUp, test } from '../support/identity-test';
import { expect } from '../support/test';

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });

/** What the browser keeps when it is closed: cookies and local storage, but no session storage. */
async function reopen(context: BrowserContext): Promise<Page> {
  await Promise.all(context.pages().map((page) => page.close()));
  return context.newPage();
}

test('[SES-01, AUTH-03] a remembered person is signed in after the browser was closed, and no other one is', async ({
  page,
  identity,
  context,
}) => {
  const email = await signUp(page, identity);
  const forgotten = await reopen(context);
  const calls: string[] = [];
  forgotten.on('request', (request) => {
    if (request.url().includes('/api/auth/')) calls.push(request.url());
  });
  await forgotten.goto('/signin');
  await expect(forgotten.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(calls).toEqual([]);

  await fillSignIn(forgotten, email, PASSWORD);
  await forgotten.getByRole('checkbox', { name: 'Remember me' }).check();
  await signInForm(forgotten).getByRole('button', { name: 'Sign In' }).click();
  await forgotten.waitForURL(/\/apphome/);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name.includes('refresh'))).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });

  const remembered = await reopen(context);
  await remembered.goto('/apphome');
  await expect(account(remembered)).toBeVisible();

  await account(remembered).click();
  await remembered.getByRole('menuitem', { name: 'Logout' }).click();
  await remembered.waitForURL(/\/auth$/);
  const signedOut = await reopen(context);
  await signedOut.goto('/apphome');
  await expect(signedOut).toHaveURL(/\/$/);
});

test('[SAFE-09] a tab keeps nothing of its user when somebody else signs in beside it', async ({
  page,
  identity,
  context,
}) => {
  await signUp(page, identity);
  await expect(account(page)).toBeVisible();
  await page.evaluate(() => {
    (globalThis as { __stayed?: boolean }).__stayed = true;
  });
  const other = await context.newPage();
  const email = await signUp(other, identity);
  await expect.poll(() => page.evaluate(() => '__stayed' in globalThis).catch(() => true)).toBe(false);
  await expect(account(page)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('tessera.session'))).toContain(email);
});

test('[SES-11, SES-07] signing out in one tab reaches the other', async ({ page, identity, context }) => {
  const email = await signUp(page, identity);
  const other = await context.newPage();
  await other.goto('/signin');
  await fillSignIn(other, email, PASSWORD);
  await signInForm(other).getByRole('button', { name: 'Sign In' }).click();
  await expect(account(other)).toBeVisible();

  await account(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(account(other)).toBeHidden();
  await expect(other).toHaveURL(/\/$/);
  expect(await other.evaluate(() => sessionStorage.getItem('tessera.session'))).toBeNull();
});

test('[SES-02, SES-04] a session that the server has ended leads to /signin, and back to the page it ended on', async ({
  page,
  identity,
}) => {
  const email = await signUp(page, identity);
  // oxlint-disable-next-line playwright/no-networkidle -- a call of this page still under way would end the session itself
  await page.goto('/usage?tab=entries', { waitUntil: 'networkidle' });
  await expect(account(page)).toBeVisible();
  // The server forgets the session, and the access token that the page holds is none any more.
  await page.evaluate(async () => {
    const key = 'tessera.session';
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '') as { refreshToken: string };
    await fetch('/api/auth/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ refreshToken: stored.refreshToken }),
    });
    sessionStorage.setItem(key, JSON.stringify({ ...stored, token: 'run-out' }));
  });
  await page.reload();
  await expect(page).toHaveURL(/\/signin\?return=%2Fusage%3Ftab%3Dentries$/);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('tessera.session'))).toBeNull();

  await fillSignIn(page, email, PASSWORD);
  await signInForm(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/usage\?tab=entries$/);
  await expect(account(page)).toBeVisible();
});
