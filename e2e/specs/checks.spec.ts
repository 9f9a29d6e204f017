import type { APIRequestContext, FrameLocator, Page, ViewportSize } from '@playwright/test';
import { takePicture } from '../support/look';
import { readFile, saveFile } from '../support/projects';
import { expect, test, type Account } from '../support/test';

const PROMPT = 'a reading list with title and author';
/** Every check of a small application, before somebody's eyes. */
const WATCHED_MS = 120_000;

/** With it nothing that is deleted goes. */
const BREAKING = {
  path: 'src/kit/data/removal.ts',
  from: 'refusal === null ? removing(entities, rows, going) : []',
  to: '[]',
};

async function addBook(app: FrameLocator, title: string) {
  await app
    .getByRole('link', { name: /^(?:New|Add)/ })
    .first()
    .click();
  await app.getByLabel('Title').fill(title);
  await app
    .getByRole('button', { name: /^(?:Save|Add)/ })
    .first()
    .click();
  await expect(app.getByText(title).first()).toBeVisible();
}

/** A phone shows one pane at a time, and the conversation first. */
async function showPreview(page: Page, size: ViewportSize | undefined) {
  if (!size) return;
  await page.setViewportSize(size);
  const bar = page.getByRole('navigation', { name: 'Builder' });
  await bar.getByRole('button', { name: 'Preview' }).click();
}

async function breakDeleting(request: APIRequestContext, account: Account, projectId: string) {
  const { path, from, to } = BREAKING;
  const text = await readFile(request, account, projectId, path);
  expect(text).toContain(from);
  await saveFile(request, account, projectId, { path, text: text.replace(from, to) });
}

test.describe('The checks of an application', () => {
  for (const [name, size] of [
    ['desktop', undefined],
    ['phone', { width: 390, height: 844 }],
  ] as const) {
    test(`[MODEL-15] are watched to the end on a ${name}, on records of their own`, async ({
      page,
      openProject,
    }) => {
      test.setTimeout(WATCHED_MS + 60_000);
      const { app } = await openProject(PROMPT);
      await addBook(app, 'Middlemarch');
      await showPreview(page, size);

      const watch = page.getByRole('button', { name: 'Watch the checks' });
      await watch.focus();
      await page.keyboard.press('Enter');
      const checks = page.getByRole('region', { name: 'Checks of the application' });
      await expect(checks.getByRole('button', { name: 'Close' })).toBeFocused();
      await checks.getByRole('radio', { name: 'Fast' }).click();
      await expect(checks.getByText(/^Press “/).first()).toBeVisible();
      await expect(checks.getByRole('listitem').first()).toContainText('Passed: ');
      await takePicture(page, `checks-watched-${name}`);
      await expect(checks.getByRole('status')).toContainText(/^(\d+) of \1 checks passed\.$/, {
        timeout: WATCHED_MS,
      });

      await checks.getByRole('button', { name: 'Close' }).click();
      await expect(watch).toBeFocused();
      await expect(app.getByText('Middlemarch').first()).toBeVisible();
      await page.reload();
      await showPreview(page, size);
      await expect(app.getByText('Middlemarch').first()).toBeVisible();
      await expect(app.getByText('Quagga')).toHaveCount(0);
    });
  }

  test('[MODEL-15] are stopped at any time', async ({ page, openProject }) => {
    await openProject(PROMPT);
    await page.getByRole('button', { name: 'Watch the checks' }).click();
    const checks = page.getByRole('region', { name: 'Checks of the application' });
    await expect(checks.getByText(/^Press “/).first()).toBeVisible();
    await checks.getByRole('button', { name: 'Stop' }).click();
    await expect(checks.getByRole('status')).toContainText(/^Stopped\. \d+ of \d+ checks passed\.$/);
    await expect(checks.getByText(/^Press “/)).toHaveCount(0);
  });

  test('[MODEL-15] name what a hand edit broke, also after a reload, until it is undone', async ({
    page,
    openProject,
    request,
  }) => {
    test.setTimeout(WATCHED_MS);
    const { account, projectId, app } = await openProject(PROMPT);
    await addBook(app, 'Middlemarch');
    await breakDeleting(request, account, projectId);
    await page.reload();

    const failed = page.getByRole('list', { name: 'Failed checks' });
    await page.getByLabel('Describe a change').focus();
    await expect(failed).toContainText(/can be deleted, and brought back/, { timeout: 60_000 });
    // Nobody's typing is disturbed meanwhile.
    await expect(page.getByLabel('Describe a change')).toBeFocused();
    const found = page.getByRole('group', { name: 'Checks of this version' });
    await expect(found).toContainText('This change broke what worked before');
    await takePicture(page, 'checks-broken');
    await expect(found).toContainText(/\d+ checks passing · \d+ failing/);

    await page.reload();
    await expect(failed).toContainText(/can be deleted, and brought back/);
    await found.getByRole('button', { name: 'Undo' }).click();
    await expect(failed).toHaveCount(0);
    await expect(app.getByText('Middlemarch').first()).toBeVisible();
  });
});
