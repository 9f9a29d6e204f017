import type { Page } from '@playwright/test';
import { newAddress, signUp, test } from '../support/identity-test';
import { expect } from '../support/test';
import { lookAt } from '../support/look';

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });

/** Every answer of our server that the page has read since. */
function collectAnswers(page: Page): Promise<string>[] {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
  });
  return answers;
}

async function historyOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (globalThis as unknown as { navigation: { entries(): { url: string }[] } }).navigation
      .entries()
      .map(({ url }) => url),
  );
}

test('[OAU-03, OAU-05] a GitHub account is connected, shown and disconnected, and its token stays on the server', async ({
  page,
  identity,
  pageErrors,
}) => {
  const { github } = identity;
  const login = `hamilton-${String(Date.now())}`;
  identity.joinGithub({
    id: Date.now() % 1_000_000,
    login,
    name: 'Margaret Hamilton',
    email: newAddress('github'),
  });
  await signUp(page, identity);
  const answers = collectAnswers(page);
  await page.goto('/github');
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await expect(page).toHaveURL(/\/github$/);
  await expect(page.getByText(`Connected as ${login}`)).toBeVisible();
  await expect(account(page)).toHaveAccessibleName('Account of Grace Hopper');
  for (const url of await historyOf(page)) expect(url).not.toMatch(/[?&](code|state|token)=/);

  // The session goes on with the tokens that came along.
  await page.reload();
  await expect(page.getByText(`Connected as ${login}`)).toBeVisible();

  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('button', { name: 'Connect GitHub' })).toBeVisible();
  const asked = github.calls.findLast(({ path }) => path.endsWith('/user'));
  const token = String(asked?.headers['authorization']).replace(/^bearer /i, '');
  expect(token).toMatch(/^gho_/);
  expect(github.hasToken(token)).toBe(false);
  const texts = await Promise.all(answers);
  expect(texts.filter((text) => text.includes(token))).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('[OAU-03] declining at GitHub is said in words, and after three seconds at /github once more', async ({
  page,
  identity,
}) => {
  await signUp(page, identity);
  await page.goto('/github');
  identity.github.consenting.refuses = true;
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await expect(page).toHaveURL(/\/github-callback$/);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Authentication was cancelled or failed. Please try again.');
  // Three seconds, and a page of its own to load.
  await expect(page).toHaveURL(/\/github$/);
  await expect(alert).toHaveText('Authentication was cancelled or failed. Please try again.');
  await expect(page.getByRole('button', { name: 'Connect GitHub' })).toBeVisible();
  identity.github.consenting.refuses = false;
});

test('[OAU-03, OAU-04] a return that nobody began here connects nothing, and says so', async ({
  page,
  identity,
}) => {
  await signUp(page, identity);
  await page.goto('/github-callback');
  await expect(page.getByRole('alert')).toHaveText('No authorization code received');
  await page.goto('/github-callback?code=planted&state=planted');
  await expect(page.getByRole('alert')).toContainText('This connection was not begun here');
  await expect(page).toHaveURL(/\/github$/);
  await expect(page.getByRole('alert')).toHaveText('Failed to complete authentication');
  await expect(page.getByRole('button', { name: 'Connect GitHub' })).toBeVisible();
});

test('[OAU-04] someone who is not signed in is told so at /github-callback', async ({ page }) => {
  await page.goto('/github-callback?code=c&state=s');
  await expect(page.getByRole('alert')).toHaveText('User not authenticated or token expired');
  expect(new URL(page.url()).search).toBe('');
});

test('the pages of connecting GitHub look right: not connected, at work and connected', async ({
  page,
  identity,
}) => {
  await signUp(page, identity);
  await page.goto('/github');
  await expect(page.getByRole('button', { name: 'Connect GitHub' })).toBeVisible();
  await lookAt(page, 'github');
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
  await lookAt(page, 'github-connected');
  await page.route('**/api/github/oauth/exchange', () => undefined);
  await page.goto('/github-callback?code=c&state=s');
  await expect(page.getByText('Connecting your GitHub account…')).toBeVisible();
  await lookAt(page, 'github-callback-working');
});
