import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { makeProject, saveFile } from '../support/projects';
import { expect, test, WIDE, type Account } from '../support/test';

const PROMPT = 'a plant log with name, last watered and notes';
const PHONE = { width: 390, height: 780 };

const versions = (page: Page) => page.getByRole('list', { name: 'Versions' });
const row = (page: Page, number: number) =>
  versions(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: `Compare v${number}` }) });
const older = (page: Page, number: number) =>
  page.getByText(`You are looking at v${number}`, { exact: true });
const newestIs = (page: Page, number: number): Locator =>
  page.getByRole('button', { name: `v${number}`, exact: true });

async function choose(page: Page, number: number, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for v${number}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function say(page: Page, message: string): Promise<void> {
  await page.getByLabel('Describe a change').fill(message);
  await page.keyboard.press('Enter');
}

async function dragBy(page: Page, line: Locator, distance: number): Promise<void> {
  const box = await line.boundingBox();
  if (!box) throw new Error('The line is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
}

/** A project with so many versions, all but the first saved by hand. */
async function makeVersions(request: APIRequestContext, account: Account, count: number): Promise<string> {
  const { projectId } = await makeProject(request, account, PROMPT);
  for (let number = 2; number <= count; number += 1) {
    await saveFile(request, account, projectId, { path: 'notes/plan.md', text: `Plan ${number}\n` });
  }
  return projectId;
}

test.describe('Versions', () => {
  test('[PRJ-03] a change is compared, named, pinned, looked at, restored and taken back', async ({
    page,
    openProject,
  }) => {
    await openProject(PROMPT);
    await say(page, 'add a difficulty rating from 1 to 5');
    await expect(newestIs(page, 2)).toBeVisible();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(row(page, 2)).toContainText('add a difficulty rating');

    await choose(page, 1, 'Name');
    await page.keyboard.type('Before the rating');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'v1 Before the rating' })).toBeFocused();
    await choose(page, 1, 'Pin');
    await expect(row(page, 1).getByText('Pinned')).toBeVisible();

    await page.getByRole('checkbox', { name: 'Compare v1' }).check();
    await page.getByRole('checkbox', { name: 'Compare v2' }).check();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    const comparison = page.getByRole('region', { name: 'Comparison' });
    await expect(comparison.getByRole('heading', { name: 'v1 → v2' })).toBeFocused();
    await expect(comparison.getByText(/^Field Difficulty .*added to Plant/)).toBeVisible();
    await expect(comparison.getByRole('table').first()).toContainText(/difficulty/i);
    await page.keyboard.press('n');
    await expect(comparison.locator('[data-change]:focus')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'v1 Before the rating' }).click();
    await expect(older(page, 1)).toBeVisible();
    await expect(page).toHaveURL(/version=1/);
    await page.getByRole('button', { name: 'Restore v1' }).click();
    await expect(page.getByText('v1 restored as v3').first()).toBeVisible();
    await expect(newestIs(page, 3)).toBeVisible();
    await expect(page).not.toHaveURL(/version=/);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(newestIs(page, 4)).toBeVisible();
  });

  test('[PRJ-03] the links to a version and to a comparison open them, and back leads back', async ({
    page,
    request,
    signIn,
  }) => {
    const account = await signIn();
    const projectId = await makeVersions(request, account, 3);
    await page.setViewportSize(WIDE);
    await page.goto(`/app/${projectId}?compare=2..3`);
    const comparison = page.getByRole('region', { name: 'Comparison' });
    await expect(
      comparison.getByText('The application itself is the same: its files were edited.'),
    ).toBeVisible();
    await expect(comparison.locator('del')).toHaveText('2');
    await expect(comparison.locator('ins')).toHaveText('3');
    await comparison.getByRole('button', { name: 'The other way round' }).click();
    await expect(page).toHaveURL(/compare=3\.\.2/);
    await page.goBack();
    await expect(comparison.getByRole('heading', { name: 'v2 → v3' })).toBeVisible();

    await page.goto(`/app/${projectId}?version=2`);
    await expect(older(page, 2)).toBeVisible();
    await page.getByRole('button', { name: 'Back to v3' }).click();
    await expect(older(page, 2)).toBeHidden();
    await page.goBack();
    await expect(older(page, 2)).toBeVisible();
    await page.goto(`/app/${projectId}?version=77`);
    await expect(page.getByText('There is no v77 any more')).toBeVisible();
  });

  test('[PRJ-03] before and after show the same records, and the change is kept or discarded', async ({
    page,
    openProject,
  }) => {
    const { app } = await openProject(PROMPT);
    await app
      .getByRole('link', { name: /^(?:New|Add)/ })
      .first()
      .click();
    await app.getByLabel('Name').fill('Old fern');
    await app
      .getByRole('button', { name: /^(?:Save|Add)/ })
      .first()
      .click();
    await expect(app.getByText('Old fern').first()).toBeVisible();
    await say(page, 'change the title to Fern diary');
    await expect(newestIs(page, 2)).toBeVisible();

    await page
      .getByRole('group', { name: 'What changed' })
      .last()
      .getByRole('button', { name: 'Before and after' })
      .click();
    await expect(page).toHaveURL(/before=2/);
    const before = page.frameLocator('iframe[title^="v1 of"]');
    await expect(before.getByText('Old fern').first()).toBeVisible();
    await expect(app.getByText('Old fern').first()).toBeVisible();
    const line = page.getByRole('slider', { name: 'How much of v1 is shown' });
    await line.focus();
    await page.keyboard.press('ArrowRight');
    await expect(line).toHaveAttribute('aria-valuenow', '55');
    await dragBy(page, line, -300);
    await expect.poll(async () => Number(await line.getAttribute('aria-valuenow'))).toBeLessThan(50);

    await page.setViewportSize(PHONE);
    await page.getByRole('radio', { name: 'Before (v1)' }).click();
    await expect(page.getByTitle(/^v1 of/)).toBeVisible();
    await page.getByRole('radio', { name: 'After (v2)' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(newestIs(page, 3)).toBeVisible();
    await expect(page.getByTitle(/^v1 of/)).toHaveCount(0);
    await expect(app.getByText('Old fern').first()).toBeVisible();
  });

  test('[SCR-02] a version that another window saved is shown when somebody asks for it', async ({
    page,
    request,
    signIn,
  }) => {
    const account = await signIn();
    const projectId = await makeVersions(request, account, 2);
    await page.setViewportSize(WIDE);
    await page.goto(`/app/${projectId}`);
    await expect(newestIs(page, 2)).toBeVisible();
    const other = await page.context().newPage();
    await other.setViewportSize(WIDE);
    await other.goto(`/app/${projectId}`);
    await other.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(newestIs(other, 3)).toBeVisible();

    await expect(page.getByText('Version 3 was saved in another window')).toBeVisible();
    await expect(newestIs(page, 2)).toBeVisible();
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(newestIs(page, 3)).toBeVisible();
    await expect(page.getByText('Version 3 was saved in another window')).toBeHidden();
  });
});
