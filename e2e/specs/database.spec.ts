import { lookAt } from '../support/look';
import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

test('[SCR-12, PRJ-08] tables are designed by keyboard and list, saved as a version, shown in the app, and undone', async ({
  page,
  request,
  signIn,
  pageErrors,
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, 'a client tracker with clients: name, email');
  await page.goto(`/database?project=${projectId}`);
  const clients = page.getByRole('group', { name: /^Clients, \d+ columns/ });
  await expect(clients).toBeVisible();
  await page.getByRole('button', { name: 'Add table' }).click();
  await page.getByRole('textbox', { name: 'What one record is called' }).fill('Visit');
  await page.keyboard.press('Enter');

  // R begins a relation from the list, on the table that has the focus.
  await page.getByRole('group', { name: /^Visits, / }).focus();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Add link to Visits' });
  await dialog.getByRole('textbox', { name: 'Column name' }).fill('Client');
  await dialog.getByRole('combobox', { name: 'Links to' }).selectOption({ label: 'Clients' });
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await expect(page.getByRole('group', { name: 'Visits, 2 columns, links to Clients' })).toBeVisible();
  await lookAt(page, 'database-designer');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Review 2 changes' }).click();
  const review = page.getByRole('dialog', { name: 'Review the changes' });
  await expect(review.getByText('No record loses anything.')).toBeVisible();
  await review.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Show the app' }).click();
  await expect(page.getByText(/^Table Visit added with 1 field/).first()).toBeVisible();
  const app = page.frameLocator('iframe[title^="Preview of"]');
  await expect(app.getByRole('link', { name: 'Visits' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('button', { name: 'v3', exact: true })).toBeVisible();

  await page.goto(`/tablecreate?project=${projectId}`);
  await page.getByRole('textbox', { name: 'Table name' }).fill('Order');
  await expect(page.getByText(/CREATE TABLE "orders"/)).toBeVisible();
  await lookAt(page, 'table-create');
  expect(pageErrors).toEqual([]);
});
