import { expect, test } from '../support/test';

test('[MODEL-08] what a message adds comes with samples beside records of one’s own, and undo takes it all back', async ({
  page,
  openProject,
  pageErrors,
}) => {
  const { app } = await openProject('Track customers with name and town');
  const say = async (message: string) => {
    await page.getByLabel('Describe a change').fill(message);
    await page.keyboard.press('Enter');
  };
  await app.getByRole('link', { name: /^add/i }).first().click();
  await app.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Byron');
  await app.getByRole('button', { name: /^(save|add)/i }).click();
  await expect(app.getByText('Ada Byron').first()).toBeVisible();

  await say('add a status (lead, active, lost)');
  const table = app.getByRole('table');
  await expect(table.getByRole('row').filter({ hasText: 'Rosa Lindqvist' })).toContainText(
    /Lead|Active|Lost/,
  );
  await expect(table.getByRole('row').filter({ hasText: 'Ada Byron' })).not.toContainText(/Lead|Active|Lost/);
  await expect(app.getByRole('button', { name: 'By status' })).toBeVisible();

  await say('I want a suppliers table too: company, email, phone');
  await app.getByRole('link', { name: 'Suppliers' }).first().click();
  await expect(app.getByText('Northwind Supply').first()).toBeVisible();
  await expect(app.getByText('These are sample records.')).toBeVisible();

  await page.getByRole('button', { name: 'Undo this change' }).click();
  await app.getByRole('link', { name: 'Go to the start' }).click();
  await expect(app.getByRole('link', { name: 'Suppliers' })).toHaveCount(0);
  await expect(app.getByText('Ada Byron').first()).toBeVisible();
  expect(pageErrors).toEqual([]);
});
