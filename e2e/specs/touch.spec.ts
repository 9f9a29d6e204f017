import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

const PLANTS = 'a plant log with name, last watered and notes';

test.describe('Where fingers do the work', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[SCR-01] no key is named that nobody has', async ({ page, request, signIn }) => {
    const account = await signIn();
    await makeProject(request, account, PLANTS);
    await page.goto('/app');
    await expect(page.getByRole('searchbox', { name: 'Search apps' })).toBeVisible();
    await expect(page.getByText('/', { exact: true })).toBeHidden();

    await page.getByRole('button', { name: /^Actions for/ }).tap();
    await expect(page.getByRole('button', { name: 'Rename', exact: true })).toBeVisible();
    await expect(page.getByText('F2', { exact: true })).toBeHidden();
  });
});

test('[SCR-01] where there is a keyboard, its keys are named', async ({ page, request, signIn }) => {
  const account = await signIn();
  await makeProject(request, account, PLANTS);
  await page.goto('/app');
  await expect(page.getByText('/', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await expect(page.getByText('F2', { exact: true })).toBeVisible();
});
