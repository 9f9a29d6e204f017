import type { Locator, Page } from '@playwright/test';
import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

const PLANTS = 'a plant log with name, last watered and notes';
const composerOf = (page: Page) => page.getByLabel('Describe a change');

async function topAndSize(target: Locator): Promise<readonly number[]> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return [box.x, box.y, box.height].map(Math.round);
}

test.describe('A change by chat while the preview shows a form', () => {
  test('[PRJ-02] leaves the focus to the chat and the form what is typed in it, without a question', async ({
    page,
    openProject,
  }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    const { app } = await openProject(PLANTS);
    await app.getByRole('link', { name: /^add/i }).first().click();
    await expect(app.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Monstera');

    await composerOf(page).click();
    await page.keyboard.type('add a rating from 1 to 5');
    await page.keyboard.press('Enter');
    await page.keyboard.type('and then');
    await expect(app.getByRole('radiogroup', { name: 'Rating' })).toBeVisible();
    await expect(app.getByLabel('Name')).toHaveValue('Monstera');
    await page.keyboard.type(' more');

    await expect(composerOf(page)).toBeFocused();
    await expect(composerOf(page)).toHaveValue('and then more');
    await expect(app.getByLabel('Name')).toHaveValue('Monstera');
    await expect(page.getByText(/has not shown itself/)).toBeHidden();
    expect(dialogs).toEqual([]);
  });
});

test.describe('The focus stays in the page', () => {
  test('[PRJ-03] a next change and an undo hand it to the composer, and an undo offers what fits again', async ({
    page,
    openProject,
  }) => {
    await openProject('a wine cellar with name and region');
    const chips = page.getByRole('list', { name: 'What to say next' }).getByRole('button');
    await expect(chips).toHaveCount(3);
    const before = await chips.allTextContents();
    await chips.first().click();
    await expect(composerOf(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'v2' })).toBeVisible();
    await expect(chips.filter({ hasText: before[0] ?? '' })).toHaveCount(0);
    await expect(composerOf(page)).toBeFocused();

    await page.getByRole('button', { name: 'Undo this change' }).click();
    await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible();
    await expect(composerOf(page)).toBeFocused();
    await expect.poll(() => chips.allTextContents()).toEqual(before);
  });

  test('[SCR-01] renaming and deleting hand it on to names, and a rename moves nothing', async ({
    page,
    request,
    signIn,
  }) => {
    const account = await signIn();
    await makeProject(request, account, PLANTS);
    await makeProject(request, account, 'a wine cellar with name and region');
    await page.goto('/app');
    const rows = page.getByRole('list', { name: 'Apps' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    const row = rows.first();
    const link = row.getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    const [place, rowPlace] = [await topAndSize(link), await topAndSize(row)];

    await link.focus();
    await page.keyboard.press('F2');
    const field = page.getByRole('textbox', { name: /^New name of/ });
    await expect(field).toBeFocused();
    expect(await topAndSize(field)).toEqual(place);
    expect(await topAndSize(row)).toEqual(rowPlace);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();

    await page.keyboard.press('F2');
    await page.keyboard.type('Herbs');
    await page.keyboard.press('Enter');
    const renamed = page.getByRole('link', { name: 'Herbs' });
    await expect(renamed).toBeFocused();

    await page.keyboard.press('Delete');
    await expect(rows).toHaveCount(1);
    await expect(rows.first().getByRole('link').first()).toBeFocused();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    await page.keyboard.press('Delete');
    await expect(page.getByRole('heading', { name: 'Apps', level: 1 })).toBeFocused();

    await page
      .getByRole('group', { name: '"Herbs" deleted' })
      .getByRole('button', { name: 'Undo' })
      .press('Enter');
    await expect(renamed).toBeFocused();
  });
});
