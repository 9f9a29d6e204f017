import type { FrameLocator, Page } from '@playwright/test';
import { expect, test, WIDE } from '../support/test';

const PROMPT = 'Track tasks with title, due date, status (open, done)';

const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Preview of"]');

async function addTask(app: FrameLocator, title: string): Promise<void> {
  await app
    .getByRole('link', { name: /^add/i })
    .or(app.getByRole('button', { name: /^add/i }))
    .first()
    .click();
  await app.getByLabel('Title').fill(title);
  await app.getByRole('button', { name: /^(save|add)/i }).click();
  await expect(app.getByText(title).first()).toBeVisible();
}

/** The same project in another window of the browser. */
async function openAgain(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.setViewportSize(WIDE);
  await other.goto(page.url());
  await expect(preview(other).getByRole('heading', { level: 1 })).toBeVisible();
  return other;
}

test('[PRJ-02] a second window shows what the first one adds, and loses none of it', async ({
  page,
  openProject,
}) => {
  const { app: first } = await openProject(PROMPT);
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await openAgain(page);
  const second = preview(other);

  await addTask(first, 'Written in the first');
  await expect(second.getByText('Written in the first').first()).toBeVisible();
  await second.getByRole('button', { name: 'By status' }).click();
  await expect(second.getByRole('button', { name: 'By status' })).toHaveAttribute('aria-pressed', 'true');
  await addTask(second, 'Written in the second');
  await expect(first.getByText('Written in the second').first()).toBeVisible();
  await expect(other.getByText('Another window')).toHaveCount(0);

  for (const window of [page, other]) {
    await window.reload();
    await expect(preview(window).getByText('Written in the first').first()).toBeVisible();
    await expect(preview(window).getByText('Written in the second').first()).toBeVisible();
  }
});

test('[PRJ-02] two windows change different fields of one record, also from a form that was open', async ({
  page,
  openProject,
}) => {
  const { app: first } = await openProject(PROMPT);
  await addTask(first, 'Water the plants');
  const second = preview(await openAgain(page));
  for (const app of [first, second]) {
    await app.getByRole('link', { name: 'Water the plants' }).first().click();
    await app.getByRole('link', { name: 'Edit' }).click();
    await expect(app.getByLabel('Title')).toHaveValue('Water the plants');
  }

  await first.getByLabel('Title').fill('Water the roses');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByText('Water the roses').first()).toBeVisible();
  await second.getByLabel('Due date').fill('2031-05-04');
  await second.getByRole('button', { name: 'Save' }).click();

  for (const app of [first, second]) {
    await expect(app.getByText('Water the roses').first()).toBeVisible();
    await expect(app.getByText(/2031/).first()).toBeVisible();
  }
});
