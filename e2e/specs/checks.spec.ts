import type { APIRequestContext, FrameLocator, Locator, Page, ViewportSize } from '@playwright/test';
import { countColors, takePicture, THEMES } from '../support/look';
import { readFile, saveFile } from '../support/projects';
import { expect, test, type Account } from '../support/test';

const PROMPT = 'a reading list with title and author';
/** Every check of a small application, before somebody's eyes. */
const WATCHED_MS = 240_000;

/** With it nothing that is deleted goes. */
const NO_DELETING = {
  path: 'src/kit/data/removal.ts',
  from: 'refusal === null ? removing(entities, rows, going) : []',
  to: '[]',
};

/** With it nothing of the application is seen. */
const NO_START = {
  path: 'src/main.tsx',
  from: 'reportUncaughtErrors();',
  to: "throw new Error('There is no beginning');",
};

/** Sooner than a frame that says nothing is given up for the second time, however busy the machine is. */
const KNOWN_MS = 45_000;

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

interface Edit {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

async function editByHand(
  request: APIRequestContext,
  { account, projectId }: { readonly account: Account; readonly projectId: string },
  { path, from, to }: Edit,
) {
  const text = await readFile(request, account, projectId, path);
  expect(text).toContain(from);
  await saveFile(request, account, projectId, { path, text: text.replace(from, to) });
}

/** What is said of a change, at its message. */
const receipts = (page: Page) => page.getByRole('group', { name: 'What changed' });
/** What worked before is known only once all of it was tried, by the server or by the page. */
async function untilAllTried(page: Page) {
  await expect(receipts(page).last()).toContainText(/ · \d+ checks passing · 0 credits/);
}
/** So low that a conversation has more than is seen of it. */
const LOW = { width: 1280, height: 560 };
/** How far the conversation is from its end, in pixels. */
async function untilEnd(page: Page): Promise<number> {
  const messages = page.getByRole('log', { name: 'Messages' });
  const { hidden, below } = await messages.evaluate((list) => ({
    hidden: list.scrollHeight - list.clientHeight,
    below: list.scrollHeight - list.clientHeight - list.scrollTop,
  }));
  expect(hidden).toBeGreaterThan(0);
  return below;
}
/** What is said above everything where something is wrong. */
const found = (page: Page) => page.getByRole('group', { name: 'Checks of this version' });
const watched = (page: Page) => page.getByRole('region', { name: 'Checks of the application' });

async function say(page: Page, message: string) {
  await page.getByLabel('Describe a change').fill(message);
  await page.keyboard.press('Enter');
}

/** In both themes, as wide as the page is. */
async function takePictures(page: Page, name: string) {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await takePicture(page, `${name}-${theme}`);
  }
}

/** Gives what counts how often the page has lost the focus to a frame since. */
async function watchFocus(page: Page): Promise<() => Promise<number>> {
  const losses = await page.evaluateHandle(() => {
    const count = { losses: 0 };
    window.addEventListener('blur', () => (count.losses += 1));
    return count;
  });
  return () => losses.evaluate(({ losses: lost }) => lost);
}

/** The one thing that failed is shown as it was, and larger in a dialog that leaves everything else open. */
async function seePicture(page: Page, list: Locator, name: string) {
  const failed = list.getByRole('listitem').filter({ hasText: 'Failed: ' });
  const picture = failed.getByRole('img', { name: /^The application when this step failed: Press “/ });
  await expect(picture).toBeVisible();
  await expect(failed.getByText(/^Last step: Press “/)).toBeVisible();
  expect(await countColors(picture)).toBeGreaterThan(20);
  await takePictures(page, name);

  await picture.click();
  const dialog = page.getByRole('dialog', { name: /can be deleted, and brought back/ });
  await expect(dialog.getByRole('img')).toBeVisible();
  await takePictures(page, `${name}-large`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(list).toBeVisible();
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
      const { app } = await openProject(PROMPT);
      await addBook(app, 'Middlemarch');
      await showPreview(page, size);

      const watch = page.getByRole('button', { name: 'Watch the checks' });
      await watch.focus();
      await page.keyboard.press('Enter');
      const checks = watched(page);
      await expect(checks.getByRole('button', { name: 'Close' })).toBeFocused();
      await checks.getByRole('radio', { name: 'Fast' }).click();
      await expect(checks.getByText(/^Press “/).first()).toBeVisible();
      await expect(checks.getByRole('listitem').first()).toContainText('Passed: ');
      await takePictures(page, `checks-watched-${name}`);
      await expect(checks.getByRole('status')).toContainText(/^(\d+) of \1 checks passed\.$/, {
        timeout: WATCHED_MS,
      });
      await expect(checks.getByText('Everything works')).toBeVisible();
      await takePictures(page, `checks-watched-to-the-end-${name}`);

      await checks.getByRole('button', { name: 'Close' }).click();
      await expect(watch).toBeFocused();
      await expect(app.getByText('Middlemarch').first()).toBeVisible();
      await page.reload();
      await showPreview(page, size);
      await expect(app.getByText('Middlemarch').first()).toBeVisible();
      await expect(app.getByText('Quagga')).toHaveCount(0);
    });
  }

  test('[MODEL-15] are stopped at any time, and closed by Escape with the focus where it was', async ({
    page,
    openProject,
  }) => {
    await openProject(PROMPT);
    const watch = page.getByRole('button', { name: 'Watch the checks' });
    await expect(watch).toBeEnabled();
    await watch.focus();
    await page.keyboard.press('Enter');
    const checks = watched(page);
    const step = checks.getByText(/^Press “/);
    await expect(step.first()).toBeVisible();
    // Where motion is reduced.
    await expect(checks.getByTestId('pointer')).toHaveCSS('transition-duration', '0s');

    await checks.getByRole('button', { name: 'Stop' }).click();
    await expect(checks.getByRole('status')).toContainText(/^Stopped\. \d+ of \d+ checks passed\.$/);
    await expect(step).toHaveCount(0);
    await checks.getByRole('button', { name: 'Watch again' }).click();
    await expect(step.first()).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(checks).toHaveCount(0);
    await expect(watch).toBeFocused();
  });

  test('[MODEL-15] are watched with a pointer that moves where motion is welcome', async ({
    page,
    openProject,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openProject(PROMPT);
    await page.getByRole('button', { name: 'Watch the checks' }).click();
    const checks = watched(page);
    await expect(checks.getByText(/^Press “/).first()).toBeVisible();
    await expect(checks.getByTestId('pointer')).toHaveCSS('transition-duration', '0.2s');
  });

  test('[MODEL-15] are said alike in the receipt, before and after a reload, and move nothing', async ({
    page,
    openProject,
  }) => {
    const { app } = await openProject(PROMPT);
    await expect(app.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const frame = page.getByTitle(/^Preview of/);
    const place = await frame.boundingBox();
    const steps = await page.evaluate(() => history.length);
    await untilAllTried(page);
    const line = await receipts(page)
      .getByText(/checks passing/)
      .innerText();
    expect(await frame.boundingBox()).toEqual(place);
    // Whatever they opened in their frame, Back leads out of the project at once.
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await expect(found(page)).toHaveCount(0);
    await takePictures(page, 'checks-receipt');

    await page.reload();
    await expect(receipts(page).getByText(line, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Watch the checks' }).click();
    await expect(watched(page).getByRole('listitem').first()).toBeVisible();
    const count = await watched(page).getByRole('listitem').count();
    expect(line).toContain(`${String(count)} checks passing`);
  });

  test('[MODEL-15] name what a hand edit broke, also after a reload, until it is undone', async ({
    page,
    openProject,
    request,
  }) => {
    const { app, ...project } = await openProject(PROMPT);
    await addBook(app, 'Middlemarch');
    await untilAllTried(page);
    await editByHand(request, project, NO_DELETING);
    await page.reload();

    const failed = page.getByRole('list', { name: 'Failed checks' });
    await page.getByLabel('Describe a change').focus();
    await expect(failed).toContainText(/can be deleted, and brought back/);
    // Nobody's typing is disturbed meanwhile.
    await expect(page.getByLabel('Describe a change')).toBeFocused();
    await expect(found(page)).toContainText('This change broke what worked before');
    await takePictures(page, 'checks-broken');
    await expect(found(page)).toContainText(/\d+ checks passing · \d+ failing/);

    await page.getByRole('tab', { name: 'Checks' }).click();
    await seePicture(page, page.getByRole('list', { name: 'Checks', exact: true }), 'checks-picture');
    await page.getByRole('tab', { name: 'Preview' }).click();

    await page.reload();
    await expect(failed).toContainText(/can be deleted, and brought back/);
    await found(page).getByRole('button', { name: 'Undo' }).click();
    await expect(failed).toHaveCount(0);
    await expect(app.getByText('Middlemarch').first()).toBeVisible();
  });

  test('[MODEL-15] leave the focus with the person, not for a moment without it, also where the app opens dialogs', async ({
    page,
    openProject,
  }) => {
    await openProject('Track customers with name and email. Track orders with number, customer and amount');
    await page.getByRole('tab', { name: 'Checks' }).click();
    await page.getByRole('button', { name: 'Run all' }).click();
    await page.getByLabel('Describe a change').focus();
    // What ends with the focus, such as the editing of a cell, does not begin again when it comes back.
    const countLosses = await watchFocus(page);
    await expect(page.getByRole('button', { name: 'Run all' })).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('button', { name: 'Run all' })).not.toHaveAttribute('aria-busy', 'true');
    expect(await countLosses()).toBe(0);
    await expect(page.getByLabel('Describe a change')).toBeFocused();
  });

  test('[MODEL-15] say in a later change what a hand edit broke before', async ({
    page,
    openProject,
    request,
  }) => {
    const project = await openProject(PROMPT);
    await untilAllTried(page);
    await editByHand(request, project, NO_DELETING);
    await page.reload();
    await expect(found(page)).toContainText('This change broke what worked before');

    await say(page, 'add a number of pages');
    const sentence = `1 check still failing since ${NO_DELETING.path} changed`;
    await expect(receipts(page).last()).toContainText(sentence);
    await expect(found(page)).toContainText(sentence);
    await takePictures(page, 'checks-still-broken');

    await page.getByRole('button', { name: 'Watch the checks' }).click();
    const checks = watched(page);
    await checks.getByRole('radio', { name: 'Fast' }).click();
    const ending = /^\d+ of \d+ checks passed\. Failed: A book can be deleted, and brought back\.$/;
    await expect(checks.getByRole('status')).toContainText(ending, { timeout: WATCHED_MS });
    await expect(checks.getByText(/^1 of \d+ did not pass$/)).toBeVisible();
    await expect(checks.getByRole('listitem').filter({ hasText: 'Failed: ' })).toContainText(
      'is still there after it was deleted.',
    );
    await takePictures(page, 'checks-watched-broken');
    await seePicture(page, checks.getByRole('list', { name: 'Checks' }), 'checks-watched-picture');
    await expect(checks.getByRole('button', { name: 'Watch again' })).toBeVisible();
  });

  test('[MODEL-15] say once, and soon, that an application does not start', async ({
    page,
    openProject,
    request,
  }) => {
    const { app, ...project } = await openProject(PROMPT);
    await page.setViewportSize(LOW);
    await expect(app.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await editByHand(request, project, NO_START);
    await page.reload();

    const sentence = 'The application does not start: There is no beginning';
    await expect(found(page)).toContainText(sentence, { timeout: KNOWN_MS });
    await expect(found(page).getByText(sentence)).toHaveCount(1);
    await expect(found(page).getByRole('list')).toHaveCount(0);
    // The preview says no more than that.
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByText(sentence)).toBeVisible();
    await expect(preview.getByText(/Starting preview|has not shown itself/)).toHaveCount(0);
    // What is said above everything covers nothing of the conversation's end.
    await expect.poll(() => untilEnd(page)).toBeLessThanOrEqual(1);
    await takePictures(page, 'checks-no-start');
    await found(page).getByRole('button', { name: 'Undo' }).click();
    await expect(app.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(preview.getByText(sentence)).toHaveCount(0);
  });
});
