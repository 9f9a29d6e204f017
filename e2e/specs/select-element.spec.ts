import type { Page } from '@playwright/test';
import { findAll } from '../support/look';
import { makeProject, saveFile } from '../support/projects';
import { expect, test } from '../support/test';

const ORDERS = 'an order tracker with orders: number, price, status (new, paid, shipped) and due date';

const toggle = (page: Page) => page.getByRole('button', { name: 'Select element', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Selected element' });
const about = (page: Page) => page.getByRole('group', { name: 'About' });

test('[SCR-02] a field is selected by mouse, renamed in the panel, and the rename undone', async ({
  page,
  openProject,
}) => {
  const { app } = await openProject(ORDERS);
  const price = app.getByRole('columnheader', { name: 'Price' });
  await expect(price).toBeVisible();

  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await price.hover();
  await expect(page.getByRole('button', { name: 'Select Field "Price"' })).toBeVisible();
  await price.click();

  await expect(panel(page).getByRole('heading', { name: 'Field "Price"' })).toBeFocused();
  await expect(about(page)).toContainText('Field "Price"');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  // The heading sorts when it is pressed; it was not.
  await expect(price).not.toHaveAttribute('aria-sort');

  await panel(page).getByLabel('Text').fill('Cost');
  await panel(page).getByRole('button', { name: 'Save' }).click();
  await expect(panel(page).getByText(/^Field Price of Order renamed to Cost$/)).toBeVisible();
  await expect(app.getByRole('columnheader', { name: 'Cost' })).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Field "Cost"' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'v2', exact: true })).toBeVisible();
  expect(await findAll(page)).toEqual([]);

  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(app.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Field Price of Order renamed to Cost').last()).toBeVisible();
});

test('[SCR-02] elements are gone through and selected by keyboard alone, and Escape leaves', async ({
  page,
  openProject,
}) => {
  const { app } = await openProject(ORDERS);
  await expect(app.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await page.keyboard.press('Alt+KeyS');
  await expect(page.getByRole('button', { name: 'First element' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(toggle(page)).toBeFocused();

  await page.keyboard.press('Alt+KeyS');
  await expect(page.getByRole('button', { name: 'First element' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Select Title "/ })).toBeFocused();
  const wanted = page.getByRole('button', { name: 'Select Field "Price"' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 300 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Field "Price"' })).toBeFocused();
});

test('[SCR-02] [PRJ-03] a message is about what is selected, and says so afterwards', async ({
  page,
  openProject,
}) => {
  const { app } = await openProject(ORDERS);
  await toggle(page).click();
  await app.getByRole('columnheader', { name: 'Price' }).click();
  await page.getByLabel('Describe a change').fill('rename it to Cost');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(app.getByRole('columnheader', { name: 'Cost' })).toBeVisible();
  await expect(about(page)).toBeHidden();
  await expect(page.getByRole('log').getByText('Field "Price"')).toBeVisible();
});

test('[SCR-02] what has nothing in the model can be talked about and not be changed by hand', async ({
  page,
  openProject,
}) => {
  const { app } = await openProject(ORDERS);
  await toggle(page).click();
  await app.getByText('Sort by').click();
  await expect(panel(page)).toContainText(
    'Nothing here can be changed by hand. Ask for the change in the chat.',
  );
  await expect(about(page)).toContainText('Text "Sort by"');
  await about(page).getByRole('button', { name: 'Remove Text "Sort by"' }).click();
  await expect(about(page)).toBeHidden();
});

/** An application that would select something for somebody, under a name that is code. */
const HOSTILE = `
const say = (message) => parent.postMessage({ tessera: 'preview/v1', ...message }, '*');
const target = { part: 'f1.1', page: 0, block: -1, view: null, text: '<img src=x onerror=alert(1)>', isButton: false };
const rect = { x: 0, y: 0, width: 50, height: 50 };
document.getElementById('root').textContent = 'Up';
say({ type: 'ready' });
say({ type: 'pick:taken', target, rect });
const button = document.createElement('button');
button.textContent = 'Once more';
button.onclick = () => say({ type: 'pick:taken', target, rect });
document.getElementById('root').append(button);
addEventListener('message', ({ data }) => {
  if (data && data.type === 'pick:start') say({ type: 'pick:taken', target: { ...target, part: null }, rect });
});
`;

test('[SCR-02] [SAFE-05] an application selects nothing by itself, and what it says is only ever text', async ({
  page,
  request,
  openProject,
}) => {
  const { account, projectId, app } = await openProject(ORDERS);
  await saveFile(request, account, projectId, { path: 'src/main.tsx', text: HOSTILE });
  await page.reload();
  await app.getByRole('button', { name: 'Once more' }).click();
  await expect(app.getByText('Up')).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(about(page)).toBeHidden();

  await toggle(page).click();
  await expect(about(page)).toContainText('Text "<img src=x onerror=alert(1)>"');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[SCR-02] a tap selects, and the panel moves a field', async ({ page, request, signIn }) => {
    const account = await signIn();
    const { projectId } = await makeProject(request, account, ORDERS);
    await page.goto(`/app/${projectId}`);
    await page.getByRole('button', { name: 'Preview', exact: true }).tap();
    const app = page.frameLocator('iframe[title^="Preview of"]');
    await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
    await toggle(page).tap();
    await app.getByRole('heading', { level: 1 }).tap();
    await expect(panel(page).getByRole('heading', { name: 'Table "Order"' })).toBeVisible();
    await panel(page).getByLabel('One of them').fill('Sale');
    await panel(page).getByLabel('All of them').fill('Sales');
    await panel(page).getByRole('button', { name: 'Save' }).tap();
    await expect(app.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible();
  });
});
