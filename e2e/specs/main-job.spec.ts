import { randomUUID } from 'node:crypto';
import type { FrameLocator, Page } from '@playwright/test';
import { buyCredits } from '../support/payment';
import { expect, test, WIDE } from '../support/test';

const PROMPT =
  'Build a guitar practice journal with song, composer, minutes, tempo, date practised, mastered and notes';

const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Preview of"]');

/** Fills in and saves one record of the generated application. */
async function addRecord(app: FrameLocator, song: string, minutes: string): Promise<void> {
  await app
    .getByRole('link', { name: /^add/i })
    .or(app.getByRole('button', { name: /^add/i }))
    .first()
    .click();
  // The list behind it has songs in its labels, too.
  await expect(app.getByRole('heading', { level: 1, name: /^Add/ })).toBeVisible();
  await app.getByLabel('Song').fill(song);
  await app.getByLabel('Minutes').fill(minutes);
  await app.getByLabel('Date practised').fill('2026-11-20');
  await app.getByLabel('Mastered').check();
  await app.getByRole('button', { name: /^(save|add)/i }).click();
  await expect(app.getByText(song).first()).toBeVisible();
}

test.use({ viewport: WIDE });

test('[PRJ-02, PRJ-03, PRJ-05, DATA-01, DEP-01, BIL-03] a stranger describes an application, uses it, changes it, pays and puts it live', async ({
  browser,
  page,
  pageErrors,
}) => {
  const name = `grace-journal-${randomUUID().slice(0, 8)}`;
  const email = `stranger-${randomUUID()}@example.com`;

  await test.step('signs up and enters the code', async () => {
    await page.goto('/signup');
    const form = page
      .getByRole('form', { name: /sign up/i })
      .or(page.locator('form').filter({ hasText: 'First name' }));
    await form.getByLabel('First name').fill('Grace');
    await form.getByLabel('Last name').fill('Hopper');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await form.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page).toHaveURL(/\/verify/);
    await page.getByRole('button', { name: 'Fill in' }).click();
    await expect(page).toHaveURL(/\/apphome/);
  });

  await test.step('describes an application and watches it being made', async () => {
    await expect(page.getByRole('heading', { name: 'What shall we make?' })).toBeVisible();
    await page.getByRole('textbox').fill(PROMPT);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/create-app\//);
    await expect(page.getByText('Understanding', { exact: true })).toBeVisible();
    await expect(page.getByText('Starting preview', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/app\/[0-9a-f-]{36}/);
    // The builder has a preview of its own: that of the page before goes in this moment.
    await expect(page.getByRole('button', { name: 'v1' })).toBeVisible();
  });

  const app = preview(page);

  await test.step('uses it in the preview: adds, edits, deletes, and finds the records after a reload', async () => {
    await addRecord(app, 'Asturias', '35');
    await addRecord(app, 'Lágrima', '20');
    await expect(app.getByRole('link', { name: 'Asturias', exact: true })).toBeVisible();

    await app.getByRole('link', { name: 'Edit Asturias' }).click();
    await app.getByLabel('Minutes').fill('50');
    await app.getByRole('button', { name: /^save/i }).click();
    await expect(app.getByText('50 min').first()).toBeVisible();

    await app.getByRole('link', { name: 'Practice sessions' }).click();
    const deletion = page.waitForResponse(/\/preview-records\/steps$/);
    await app.getByRole('button', { name: 'Delete Lágrima' }).click();
    await expect(app.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(app.getByRole('link', { name: 'Lágrima', exact: true })).toBeHidden();

    // Nobody reloads as soon as a script does: what changed is sent within a moment.
    await deletion;
    await page.reload();
    await expect(app.getByRole('link', { name: 'Asturias', exact: true })).toBeVisible();
    await expect(app.getByText('50 min').first()).toBeVisible();
    await expect(app.getByRole('link', { name: 'Lágrima', exact: true })).toBeHidden();
  });

  await test.step('changes it by chat, and the records are intact', async () => {
    await page.getByLabel('Describe a change').fill('add a difficulty rating from 1 to 5');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/field Difficulty/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'v2' })).toBeVisible();
    await expect(app.getByRole('columnheader', { name: /Difficulty/ })).toBeAttached();
    await expect(app.getByRole('link', { name: 'Asturias', exact: true })).toBeVisible();

    await app.getByRole('link', { name: 'Edit Asturias' }).click();
    await app.getByRole('radio', { name: /^4/ }).check();
    await app.getByRole('button', { name: /^save/i }).click();
    await expect(app.getByText(/4 (of|out of) 5/i).first()).toBeAttached();
  });

  await test.step('is told to buy credits, and buys them with a test card', async () => {
    await page.getByRole('link', { name: 'Deploy', exact: true }).click();
    await expect(page).toHaveURL(/\/deployment\/new\?project=/);
    await page.getByLabel('App name').fill(name);
    await page.getByRole('button', { name: 'Deploy', exact: true }).click();
    await expect(
      page.getByText('You need more than 1000 credits to deploy. Current balance: 50 credits.'),
    ).toBeVisible();
    await page
      .getByRole('link', { name: 'Purchase more credits to continue' })
      .or(page.getByRole('button', { name: 'Purchase more credits to continue' }))
      .click();
    await expect(page).toHaveURL(/\/add-credits/);
    await buyCredits(page);
    await expect(page.getByText('5,050').first()).toBeVisible();
  });

  await test.step('deploys, and opens the application at its own address', async () => {
    await page.getByRole('link', { name: /deploy now/i }).click();
    await expect(page).toHaveURL(/\/deployment\/new/);
    await page.getByLabel('App name').fill(name);
    await page.getByRole('button', { name: 'Deploy', exact: true }).click();
    await expect(page.getByText('Deployment Successful!')).toBeVisible();
    const address = page.getByRole('link', { name: new RegExp(`${name}\\.localhost`) });
    const [live] = await Promise.all([page.waitForEvent('popup'), address.click()]);
    await expect(live).toHaveURL(new RegExp(`^http://${name}\\.localhost`));
    await expect(live.getByRole('heading', { name: 'Practice sessions' })).toBeVisible();
    await live
      .getByRole('link', { name: /^add/i })
      .or(live.getByRole('button', { name: /^add/i }))
      .first()
      .click();
    await live.getByLabel('Song').fill('Recuerdos');
    await live.getByRole('button', { name: /^(save|add)/i }).click();
    await expect(live.getByText('Recuerdos').first()).toBeVisible();
    // Whoever else opens the address has the same records. [DATA-01]
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(live.url());
    await expect(visitor.getByText('Recuerdos').first()).toBeVisible();
    await visitor.context().close();
  });

  expect(pageErrors).toEqual([]);
});
