import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { putLive } from '../support/deployments';
import { newAddress, signUp, test } from '../support/identity-test';
import type { Mailbox } from '../support/mailbox';
import { startProject } from '../support/projects';
import { expect } from '../support/test';

const PHONE = { width: 390, height: 844 } as const;
/** Nothing in it is personal, so that visitors may do everything unless the owner says otherwise. */
const READING = { prompt: 'a reading list with title, author and status (to read, reading, read)' };

const book = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });

/** The owner's own token, which the page has. */
async function tokenOf(page: Page): Promise<{ readonly token: string }> {
  const stored = await page.evaluate(() => sessionStorage.getItem('tessera.session'));
  return JSON.parse(stored ?? '{}') as { token: string };
}

/** The settings of the project: visitors may do nothing, anyone signs in, and editors see only their own books. */
async function letPeopleIn(page: Page, projectId: string): Promise<void> {
  await page.goto(`/create-project/${projectId}?tab=database`);
  await page.getByRole('button', { name: 'Nothing', exact: true }).click();
  await page.getByRole('radio', { name: /^Anyone with an email address/ }).check();
  await page.getByRole('checkbox', { name: 'Editors see only their own books' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // Two versions are made, each checked.
  await expect(page.getByText('Live after the next deployment')).toBeVisible();
}

/** Somebody in a browser of their own, who signs in by the mailed code. */
async function enter(
  browser: Browser,
  url: string,
  { mailbox, size }: { readonly mailbox: Mailbox; readonly size?: typeof PHONE },
): Promise<Page> {
  const page = await (await browser.newContext({ ...(size && { viewport: size }) })).newPage();
  const email = newAddress('reader');
  await page.goto(`${url}/#/books/new`);
  await expect(page.getByText('Only people with access can add books.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.takeCode(email));
  await page.getByRole('button', { name: 'Sign in' }).click();
  // Back where they came from.
  await expect(page.getByRole('heading', { level: 1, name: 'Add book' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Signed in as ${email}` })).toBeVisible();
  return page;
}

async function addBook(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(book(page, title)).toBeVisible();
}

test('[DATA-03] people sign in to a live app by a mailed code, each sees their own records, and the owner sees all', async ({
  page,
  request,
  browser,
  identity: { mailbox, ...identity },
}) => {
  await signUp(page, { mailbox, ...identity });
  const account = await tokenOf(page);
  const { projectId } = await startProject(request, account, READING);
  await letPeopleIn(page, projectId);
  const { url } = await putLive(request, account, projectId, `people-${randomUUID().slice(0, 8)}`);

  const ada = await enter(browser, url, { mailbox });
  const ben = await enter(browser, url, { mailbox, size: PHONE });
  await addBook(ada, 'Middlemarch');
  await addBook(ben, 'Emma');
  await expect(book(ada, 'Emma')).toBeHidden();
  await expect(book(ben, 'Middlemarch')).toBeHidden();

  await page.reload();
  await expect(page.getByRole('button', { name: /^Remove reader-/ })).toHaveCount(2);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open as owner' }).click();
  const owner = await opening;
  await expect(book(owner, 'Middlemarch')).toBeVisible();
  await expect(book(owner, 'Emma')).toBeVisible();
  await owner.getByRole('button', { name: /^Signed in as/ }).click();
  await expect(owner.getByText('Owner of this app')).toBeVisible();

  await ada.getByRole('button', { name: /^Signed in as/ }).click();
  await ada.getByRole('button', { name: 'Sign out' }).click();
  await expect(ada.getByText('Only people with access can see books.')).toBeVisible();
  await expect(ada.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

  await page
    .getByRole('button', { name: /^Remove reader-/ })
    .last()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(ben.getByText('You were signed out.')).toBeVisible();
  await expect(book(ben, 'Emma')).toBeHidden();
});
