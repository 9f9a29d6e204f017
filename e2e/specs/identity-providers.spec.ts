import type { APIRequestContext, Page } from '@playwright/test';
import type { IdentityServer } from '../support/identity-server';
import { changePages } from '../support/releases';
import { newAddress, PASSWORD, signUp, test } from '../support/identity-test';
import { expect, test as plain } from '../support/test';

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const provider = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Sign in with a provider' }).getByRole('button', { name });

interface Stored {
  readonly token: string;
  readonly refreshToken: string;
}

/** No address that the browser has kept carries a token, and none in its history a code. */
async function expectNoSecrets(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('tessera.session') ?? '') as Stored;
    const history = (
      globalThis as unknown as { navigation: { entries(): { url: string }[] } }
    ).navigation.entries();
    const loaded = performance.getEntries().map(({ name }) => name);
    return { stored, history: history.map(({ url }) => url), loaded };
  });
  for (const url of [page.url(), ...seen.history]) expect(url).not.toMatch(/[?&#](code|token|refreshToken)=/);
  for (const url of seen.loaded) {
    expect(url).not.toContain(seen.stored.token);
    expect(url).not.toContain(seen.stored.refreshToken);
  }
}

/** Tokens of a new account, as a provider's return of the older kind carries them. */
async function freshTokens(
  request: APIRequestContext,
  { mailbox }: IdentityServer,
): Promise<Record<string, string>> {
  const email = newAddress();
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const person = { firstname: 'Annie', lastname: 'Easley', email, password: PASSWORD };
  await request.post('/api/auth/register', { headers, data: person });
  const otp = await mailbox.takeCode(email);
  const answer = await request.post('/api/auth/verify-otp', { headers, data: { email, otp } });
  const { token, refreshToken, expiresIn } = (await answer.json()) as Stored & { expiresIn: number };
  return { token, refreshToken, expiresIn: String(expiresIn) };
}

test('[AUTH-09, OAU-02, OAU-05] Google signs a new person in; nothing secret stays in the history', async ({
  page,
  identity,
  pageErrors,
}) => {
  identity.google.person = {
    sub: newAddress(),
    email: newAddress('google'),
    email_verified: true,
    given_name: 'Katherine',
    family_name: 'Johnson',
  };
  await page.goto('/signin');
  await provider(page, 'Google').click();
  await expect(page).toHaveURL(/\/apphome$/);
  await expect(account(page)).toHaveAccessibleName('Account of Katherine Johnson');
  await expectNoSecrets(page);

  await page.goBack();
  expect(page.url()).not.toMatch(/code=|token=/);
  expect(pageErrors).toEqual([]);
});

test('[AUTH-09, OAU-02] GitHub signs in and comes back to the page that asked for it', async ({
  page,
  identity,
}) => {
  identity.joinGithub({
    id: Date.now() % 1_000_000,
    login: `hamilton-${String(Date.now())}`,
    name: 'Margaret Hamilton',
    email: newAddress('github'),
  });
  await page.goto('/signin?return=%2Fusage');
  await provider(page, 'GitHub').click();
  await expect(page).toHaveURL(/\/usage$/);
  await expect(account(page)).toHaveAccessibleName('Account of Margaret Hamilton');
  await expectNoSecrets(page);
});

test('[AUTH-09] Apple answers by a form from its own site, and the person is signed in', async ({
  page,
  identity,
}) => {
  identity.apple.person = {
    sub: newAddress(),
    email: newAddress('apple'),
    email_verified: true,
    given_name: '',
    family_name: '',
  };
  await page.goto('/signin');
  await provider(page, 'Apple').click();
  await expect(page).toHaveURL(/\/apphome$/);
  await expect(account(page)).toBeVisible();
  await expectNoSecrets(page);
});

test('[OAU-02] a verified address at Google opens the account that has it', async ({ page, identity }) => {
  const email = await signUp(page, identity);
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(/\/auth$/);
  identity.google.person = {
    sub: newAddress(),
    email,
    email_verified: true,
    given_name: 'Someone',
    family_name: 'Else',
  };
  await provider(page, 'Google').click();
  await expect(account(page)).toHaveAccessibleName('Account of Grace Hopper');
});

test('an address that GitHub has not verified does not sign in, and the page says why', async ({
  page,
  identity,
}) => {
  const email = await signUp(page, identity);
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(/\/auth$/);
  identity.joinGithub({ id: 77, login: 'mallory', name: 'Mallory', email, isVerified: false });
  await provider(page, 'GitHub').click();
  await expect(page.getByRole('alert')).toContainText('GitHub has not verified your email address.');
  await expect(page).toHaveURL(/\/auth$/);
});

test('[AUTH-08] declining at Google is said in words, and the query is cleared', async ({
  page,
  identity,
}) => {
  identity.google.isDeclining = true;
  await page.goto('/signin');
  await provider(page, 'Google').click();
  await expect(page.getByRole('alert')).toHaveText(
    'Authentication was cancelled or failed. Please try again.',
  );
  await expect(page).toHaveURL(/\/auth$/);
  identity.google.isDeclining = false;
});

test('[OAU-05] a state that is another site is ignored', async ({ page, identity }) => {
  identity.google.person = {
    sub: newAddress(),
    email: newAddress('google'),
    email_verified: true,
    given_name: 'Dorothy',
    family_name: 'Vaughan',
  };
  await page.goto('/signin?return=https%3A%2F%2Fevil.example%2F');
  await provider(page, 'Google').click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/apphome$/);
});

test('[OAU-01] /auth/success takes tokens, wipes them from the address, and leaves for /app', async ({
  page,
  identity,
  request,
}) => {
  const tokens = await freshTokens(request, identity);
  await page.goto(`/auth/success?${new URLSearchParams(tokens).toString()}`);
  await expect(page).toHaveURL(/\/app$/);
  await expect(account(page)).toBeVisible();
  await expectNoSecrets(page);
});

test('[OAU-01, OAU-04] returns without data fail visibly and end at /auth', async ({ page }) => {
  await page.goto('/auth/success');
  await expect(page.getByRole('alert')).toHaveText('Authentication failed: No token received');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('alert')).toHaveText('Authentication failed: No token received');

  await page.goto('/auth/callback');
  await expect(page.getByRole('alert')).toHaveText('No authentication data received');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('alert')).toHaveText('Failed to complete authentication');

  await page.goto('/auth/callback?code=never-issued');
  await expect(page).toHaveURL(/\/auth\/callback$/);
  await expect(page.getByRole('alert')).toBeVisible();
});

plain.describe('Without any provider', () => {
  for (const name of ['Google', 'GitHub', 'Apple'])
    plain(
      `[AUTH-08] ${name} is said not to be configured, where that was not known before`,
      async ({ page }) => {
        // Where the page knows, the button says so beforehand (newcomer.spec.ts).
        await changePages(page, (html) => html.replace(/,"answers":\{.*?\}\}/, ''));
        await page.route('**/api/auth/options', (route) => route.abort());
        await page.goto('/signin');
        // The way out is a page, too.
        await page.unroute('**/*');
        await provider(page, name).click();
        await expect(page.getByRole('alert')).toHaveText(
          `${name} sign-in is not configured on the server. Please contact support.`,
        );
        await expect(page).toHaveURL(/\/(signin|auth)$/);
      },
    );
});
