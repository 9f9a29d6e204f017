import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { putLive } from '../support/deployments';
import { startProject, type Start } from '../support/projects';
import { expect, test } from '../support/test';

const READING = { prompt: 'a reading list with title, author and status (to read, reading, read)' };

interface Caller {
  readonly token: string;
}

/** Puts an application live that keeps its records on the server. Gives its address. */
async function putSharedLive(request: APIRequestContext, account: Caller, start: Start): Promise<string> {
  const { projectId } = await startProject(request, account, start);
  return (await putLive(request, account, projectId, `shared-${randomUUID().slice(0, 8)}`)).url;
}

/** Two people, each with a browser of their own, in the same application. */
async function openTwice(browser: Browser, url: string): Promise<readonly [Page, Page]> {
  const open = async () => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return page;
  };
  return [await open(), await open()];
}

async function addBook(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: /^add /i }).first().click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
}

const bookIn = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });

test('[DATA-02, DATA-04] what one visitor enters, changes and deletes, the other sees, without samples and without a reload', async ({
  browser,
  request,
  signIn,
}) => {
  const url = await putSharedLive(request, await signIn(), READING);
  const [ada, ben] = await openTwice(browser, url);
  await expect(ada.getByText(/^No books yet/)).toBeVisible();

  await addBook(ada, 'Middlemarch');
  await expect(bookIn(ben, 'Middlemarch')).toBeVisible();
  await ben.getByRole('link', { name: 'Edit Middlemarch' }).click();
  await ben.getByLabel('Title').fill('Silas Marner');
  await ben.getByRole('button', { name: 'Save' }).click();
  await expect(bookIn(ada, 'Silas Marner')).toBeVisible();

  await ada.reload();
  await expect(bookIn(ada, 'Silas Marner')).toBeVisible();
  await ada.getByRole('button', { name: 'Delete Silas Marner' }).click();
  await ben.goto(url);
  await expect(bookIn(ben, 'Silas Marner')).toBeHidden();
  await ada.getByRole('button', { name: 'Undo' }).click();
  await expect(bookIn(ben, 'Silas Marner')).toBeVisible();
});

test('[DATA-04] two changes of one field are not lost silently: whoever comes second decides', async ({
  browser,
  request,
  signIn,
}) => {
  const url = await putSharedLive(request, await signIn(), READING);
  const [ada, ben] = await openTwice(browser, url);
  await addBook(ada, 'Emma');
  for (const page of [ada, ben]) await page.getByRole('link', { name: 'Edit Emma' }).click();
  await ada.getByLabel('Author').fill('Jane Austen');
  await ada.getByRole('button', { name: 'Save' }).click();
  await expect(ada.getByText('Book saved.').first()).toBeVisible();
  await ben.getByLabel('Author').fill('J. Austen');
  await ben.getByRole('button', { name: 'Save' }).click();
  const choice = ben.getByRole('alert').filter({ hasText: 'Jane Austen' });
  await expect(choice).toBeVisible();
  await expect(ben.getByLabel('Author')).toHaveValue('J. Austen');
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(ada.getByText('J. Austen').first()).toBeVisible();
});

test('[DATA-04] what is entered offline is kept over a reload of the connection, and sent later', async ({
  browser,
  request,
  signIn,
}) => {
  const url = await putSharedLive(request, await signIn(), READING);
  const [ada, ben] = await openTwice(browser, url);
  await ada.context().setOffline(true);
  await addBook(ada, 'Persuasion');
  await expect(ada.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await addBook(ada, 'Sanditon');
  await expect(bookIn(ben, 'Persuasion')).toBeHidden();
  await ada.context().setOffline(false);
  await expect(bookIn(ben, 'Persuasion')).toBeVisible();
  await expect(bookIn(ben, 'Sanditon')).toBeVisible();
  await expect(ada.getByText('You are offline')).toBeHidden();
});

test('[DATA-02] two people book one room at once: one gets it, the other is told', async ({
  browser,
  request,
  signIn,
}) => {
  const url = await putSharedLive(request, await signIn(), { templateId: 'room-booking' });
  const [ada, ben] = await openTwice(browser, url);
  await ada.getByRole('link', { name: 'Rooms', exact: true }).first().click();
  await ada.getByRole('link', { name: /^add /i }).first().click();
  await ada.getByLabel('Name').fill('Oak');
  await ada.getByLabel('Seats').fill('16');
  await ada.getByRole('button', { name: 'Save' }).click();
  await expect(ada.getByText('Room added.').first()).toBeVisible();

  for (const [page, purpose] of [
    [ada, 'Planning'],
    [ben, 'Interview'],
  ] as const) {
    await page.goto(`${url}/#/bookings/new`);
    await page.getByLabel('Purpose').fill(purpose);
    await page.getByLabel('Room').fill('Oak');
    await page.getByRole('option', { name: 'Oak' }).click();
    await page.getByLabel('From').fill('2031-05-06T09:00');
    await page.getByLabel('To', { exact: true }).fill('2031-05-06T10:00');
    await page.getByLabel('Booked by').fill('Someone');
  }
  await Promise.all([ada, ben].map((page) => page.getByRole('button', { name: 'Save' }).click()));
  const countOf = async (text: string) => {
    const counts = await Promise.all([ada, ben].map((page) => page.getByText(text).count()));
    return counts.filter((count) => count > 0).length;
  };
  // Only the one who was told still has a form, with everything that was typed.
  await expect.poll(() => countOf('The room is booked at that time.')).toBe(1);
  const isAda = (await ada.getByLabel('Purpose').count()) === 1;
  await expect((isAda ? ada : ben).getByLabel('Purpose')).toHaveValue(isAda ? 'Planning' : 'Interview');
  await expect((isAda ? ben : ada).getByText('Booking added.').first()).toBeVisible();
});

test('[DATA-02] visitors add to a table with email addresses, and do not see what is in it', async ({
  browser,
  request,
  signIn,
}) => {
  const prompt = 'a customer list with name, email and phone';
  const url = await putSharedLive(request, await signIn(), { prompt });
  const [ada, ben] = await openTwice(browser, url);
  await expect(ada.getByText('Only people with access can see customers.')).toBeVisible();
  await ada.getByRole('link', { name: 'Add customer' }).click();
  await ada.getByLabel('Name').fill('Grace Hopper');
  await ada.getByLabel('Email').fill('grace@example.com');
  await ada.getByRole('button', { name: 'Save' }).click();
  await expect(ada.getByRole('status').filter({ hasText: 'Sent. Thank you.' })).toBeAttached();
  for (const page of [ada, ben]) {
    await page.reload();
    await expect(page.getByText('Only people with access can see customers.')).toBeVisible();
    await expect(page.getByText('Grace Hopper')).toBeHidden();
  }
  const seen = await ben.evaluate(async () => (await fetch('/_data')).text());
  expect(seen).not.toContain('grace@example.com');
});
