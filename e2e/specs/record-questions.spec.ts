import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

const PROMPT = 'Track customers with name, phone and nickname';

async function addCustomer(app: FrameLocator, name: string, phone: string, nickname: string): Promise<void> {
  await app
    .getByRole('button', { name: /^add/i })
    .or(app.getByRole('link', { name: /^add/i }))
    .first()
    .click();
  await app.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await app.getByLabel('Phone').fill(phone);
  await app.getByLabel('Nickname').fill(nickname);
  await app.getByRole('button', { name: /^(save|add)/i }).click();
  await expect(app.getByText(name).first()).toBeVisible();
}

async function say(page: Page, message: string): Promise<void> {
  await page.getByLabel('Describe a change').fill(message);
  await page.keyboard.press('Enter');
}

async function addTwoCustomers(app: FrameLocator): Promise<void> {
  await addCustomer(app, 'Ada Byron', '020 7946 0001', '3');
  await addCustomer(app, 'Charles Babbage', '020 7946 0002', 'soon');
}

const receipts = (page: Page) => page.getByRole('group', { name: 'What changed' });
const columns = (app: FrameLocator) => app.getByRole('columnheader');

test('[MODEL-17] a field with values goes only when that is confirmed, and undo brings the values back', async ({
  page,
  openProject,
}) => {
  const { app } = await openProject(PROMPT);
  await addTwoCustomers(app);

  await say(page, 'remove the phone');
  const answers = page.getByRole('group', { name: '2 customers will lose Phone.' });
  await expect(answers.getByRole('button', { name: 'Remove Phone' })).toBeVisible();
  await page.reload();
  await expect(columns(app).filter({ hasText: 'Phone' })).toBeVisible();
  // Right before the composer, by keyboard.
  await page.getByLabel('Describe a change').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(answers.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');

  await expect(receipts(page)).toHaveCount(2);
  await expect(page.getByLabel('Describe a change')).toBeFocused();
  await expect(columns(app).filter({ hasText: 'Phone' })).toHaveCount(0);
  await expect(app.getByText('020 7946 0001')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo this change' }).click();
  await expect(app.getByText('020 7946 0001').first()).toBeVisible();
  await expect(app.getByText('020 7946 0002').first()).toBeVisible();
});

test('[MODEL-17] a conversion says what it does, and undo brings back what did not fit', async ({
  page,
  openProject,
}) => {
  const { app } = await openProject(PROMPT);
  await addTwoCustomers(app);

  await say(page, 'make nickname a number');
  await expect(page.getByText(/Nickname of 2 customers will become a number/).first()).toBeVisible();
  await say(page, 'go on');
  await expect(receipts(page)).toHaveCount(2);
  await expect(app.getByText('soon')).toHaveCount(0);
  await expect(app.getByText('Charles Babbage').first()).toBeVisible();
  // Of the two, one shows a nickname now.
  await say(page, 'remove the nickname');
  await expect(page.getByText('1 customer will lose Nickname.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Everything stays as it was.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo this change' }).click();
  await expect(app.getByText('soon').first()).toBeVisible();
});

test('[MODEL-17] nothing is asked where nobody has entered anything', async ({ page, openProject }) => {
  const { app } = await openProject(PROMPT);
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
  await say(page, 'remove the phone');
  await expect(receipts(page)).toHaveCount(2);
});
