import { expect, test } from '../support/test';

const CASES = [
  {
    prompt: 'a museum visit log with museum, city, date, ticket price and highlights',
    fill: { Museum: 'Prado', City: 'Madrid', 'Ticket price': '15.50' },
    shown: ['Prado', 'Madrid', '15.50'],
  },
  {
    prompt:
      'track conference talks: title, event, status (idea, submitted, accepted, given), deadline and link',
    fill: { Title: 'Tiles all the way down', Event: 'FrontendConf', Link: 'https://example.com/talk' },
    shown: ['Tiles all the way down', 'FrontendConf', 'example.com/talk'],
  },
  {
    prompt:
      'an inventory of my camera gear with item name, serial number, purchase price in euros, warranty until and insured (yes/no)',
    fill: { 'Item name': 'Leica M6', 'Serial number': '2412345', 'Purchase price': '2499' },
    shown: ['Leica M6', '2412345', '2,499'],
  },
] as const;

for (const { prompt, fill, shown } of CASES)
  test(`[PRJ-02] builds what was described: ${prompt}`, async ({ openProject, pageErrors }) => {
    const { app } = await openProject(prompt);
    await app.getByRole('link', { name: /^add/i }).first().click();
    for (const [label, value] of Object.entries(fill))
      // In the form: the list that it takes the place of may name the same things.
      await app.locator('form').getByLabel(label).fill(value);
    await app.getByRole('button', { name: /^(save|add)/i }).click();
    for (const text of shown) await expect(app.getByText(text).first()).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

test('[PRJ-02] builds every list of a prompt that names several', async ({ openProject, pageErrors }) => {
  const { app } = await openProject(
    'Two lists: books with title, author and pages; and loans with book, borrower, due date and returned',
  );
  await app.getByRole('link', { name: /^add/i }).first().click();
  await app.getByLabel('Title').fill('Middlemarch');
  await app.getByLabel('Pages').fill('880');
  await app.getByRole('button', { name: /^(save|add)/i }).click();
  await expect(app.getByText('Middlemarch').first()).toBeVisible();
  await app.getByRole('link', { name: 'Loans', exact: true }).click();
  await expect(app.getByRole('heading', { name: 'Loans' })).toBeVisible();
  await app.getByRole('link', { name: /^add/i }).first().click();
  await app.getByLabel('Book').fill('Emma');
  await app.getByLabel('Borrower').fill('Grace');
  await app.getByRole('button', { name: /^(save|add)/i }).click();
  await expect(app.getByText('Grace').first()).toBeVisible();
  await expect(app.getByText('Middlemarch')).toBeHidden();
  expect(pageErrors).toEqual([]);
});

test('[PRJ-03] an edit by chat is a version; undo brings back code and data', async ({
  page,
  openProject,
}) => {
  const { app } = await openProject('a wine cellar with name, vintage year, region and notes');
  await app.getByRole('link', { name: /^add/i }).first().click();
  await app.getByLabel('Name').fill('Barolo');
  await app.getByLabel('Region').fill('Piemonte');
  await app.getByRole('button', { name: /^(save|add)/i }).click();
  await expect(app.getByText('Piemonte')).toBeVisible();

  await page.getByLabel('Describe a change').fill('remove the region');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Region' }).click();
  await expect(page.getByRole('button', { name: 'v2' })).toBeVisible();
  await expect(app.getByText('Barolo').first()).toBeVisible();
  await expect(app.getByText('Piemonte')).toBeHidden();

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('button', { name: 'v3' })).toBeVisible();
  await expect(app.getByText('Piemonte')).toBeVisible();
});

test('[PRJ-03] what is not understood changes nothing, and says which words', async ({
  page,
  openProject,
}) => {
  await openProject('a wine cellar with name, vintage year, region and notes');
  await page.getByLabel('Describe a change').fill('flurble the gronk');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/flurble/).nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'v1' })).toBeVisible();
});

test('[PRJ-02] lists what it did not build, and claims nothing', async ({ page, openProject }) => {
  await openProject(
    'a run log with distance, time and shoe, a chart of distance per week and reminders by email',
  );
  const card = page.getByRole('group', { name: 'What changed' });
  await expect(card.getByText(/chart of distance/i).first()).toBeVisible();
  await expect(card.getByText(/missing|not built/i).first()).toBeVisible();
});
