import type { Page } from '@playwright/test';
import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

async function stay(page: Page): Promise<void> {
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toBeHidden();
}

test('[SCR-13] a connection that is not saved is left by no link, command, Back or Forward without a question', async ({
  page,
  signIn,
  pageErrors,
}) => {
  await signIn();
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Database' }).click();
  await page.getByRole('link', { name: 'Connect database' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Old shop');

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'App', exact: true })
    .click();
  await stay(page);
  await page.goBack();
  await stay(page);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await stay(page);
  await page.keyboard.press('ControlOrMeta+K');
  await page.getByRole('combobox', { name: 'Search projects and pages' }).fill('Profile');
  await page.getByRole('option', { name: /^Profile/ }).click();
  await stay(page);
  await expect(name).toHaveValue('Old shop');
  expect(new URL(page.url()).pathname).toBe('/database-connection');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/database$/);
  // The entry after it is still there, with an empty form that nothing holds.
  await page.goForward();
  await expect(name).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/\/database$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('[SCR-14] a table that is being typed is kept until it is saved, which asks nothing', async ({
  page,
  request,
  signIn,
}) => {
  const { projectId } = await makeProject(request, await signIn(), 'a client tracker with clients: name');
  await page.goto(`/database?project=${projectId}`);
  await page.getByRole('link', { name: 'New table' }).click();
  const name = page.getByRole('textbox', { name: 'Table name' });
  await name.fill('Order');
  await page.goBack();
  await stay(page);
  await expect(name).toHaveValue('Order');
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByLabel('Notifications').getByText('Table "Order" created')).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(/\/database\?/);
});
