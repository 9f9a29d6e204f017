import type { FrameLocator, Page } from '@playwright/test';
import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

const PROMPT =
  'Track equipment inspections with equipment name, responsible person, last inspection date, certification status (certified, recertification pending), manufacturer, replacement cost and remarks';
const LONG = 'Hydraulikzylinderprüfvorrichtungsanlagenverordnung';

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Preview of"]');

/** Presses where something in the preview is drawn, by the mouse: Playwright does not reckon with smaller frames. */
async function pressInPreview(page: Page, name: RegExp): Promise<void> {
  const target = frameOf(page)
    .getByRole('link', { name })
    .or(frameOf(page).getByRole('button', { name }))
    .first();
  const inner = await target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, page: innerWidth };
  });
  const outer = await page.getByTitle(/^Preview of/).boundingBox();
  if (!outer) throw new Error('There is no preview');
  const scale = outer.width / inner.page;
  await page.mouse.click(outer.x + inner.x * scale, outer.y + inner.y * scale);
}

const innerWidthOf = (page: Page) =>
  frameOf(page)
    .locator('html')
    .evaluate(() => innerWidth);

test.describe('The preview', () => {
  for (const width of [1280, 1440])
    test(`[SCR-02] a desktop is 1280 px wide at ${width} px, fits, and takes the mouse`, async ({
      page,
      request,
      signIn,
    }) => {
      const account = await signIn();
      const { projectId } = await makeProject(request, account, PROMPT);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/app/${projectId}`);
      await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();

      expect(await innerWidthOf(page)).toBe(1280);
      const frame = await page.getByTitle(/^Preview of/).boundingBox();
      expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(width);
      await pressInPreview(page, /^add/i);
      await expect(frameOf(page).getByLabel('Equipment name')).toBeVisible();
    });

  test('[SCR-02] a tablet has 768 px and a phone 390 px', async ({ page, openProject }) => {
    await openProject('a plant log with name, last watered and notes');
    for (const [name, width] of [
      ['Tablet 768', 768],
      ['Phone 390', 390],
    ] as const) {
      await page.getByRole('radio', { name }).click();
      await expect.poll(() => innerWidthOf(page)).toBe(width);
    }
  });

  test('[APP-04] the sidebar is folded in the builder until somebody opens it there', async ({
    page,
    openProject,
  }) => {
    const { projectId } = await openProject('a plant log with name, last watered and notes');
    const sidebar = page.getByRole('navigation', { name: 'Main' });
    await expect(sidebar).toHaveCSS('width', '64px');
    await page.goto('/app');
    await expect(sidebar).toHaveCSS('width', '256px');
    await page.goto(`/app/${projectId}`);
    await page.getByRole('button', { name: /^Expand sidebar/ }).click();
    await expect(sidebar).toHaveCSS('width', '256px');
    await page.reload();
    await expect(sidebar).toHaveCSS('width', '256px');
  });
});

test('[PRJ-02] a table breaks no word, keeps its actions in sight, and scrolls sideways under them', async ({
  openProject,
}) => {
  const { app } = await openProject(PROMPT);
  await app.getByRole('link', { name: /^add/i }).first().click();
  await app.getByLabel('Equipment name').fill(LONG);
  await app.getByLabel('Responsible person').fill('Bartholomew Featherstonehaugh');
  await app.getByLabel('Manufacturer').fill(LONG);
  await app.getByRole('button', { name: /^(save|add)/i }).click();
  await app
    .getByRole('link', { name: /^Equipment inspections/ })
    .first()
    .click();
  await expect(app.getByRole('table')).toBeVisible();
  // Narrower than the table, wider than what shows cards.
  await app.locator('html').evaluate((element) => element.style.setProperty('width', '760px'));

  const look = await app.getByRole('table').evaluate((table) => {
    const frame = table.parentElement;
    const actions = [...table.querySelectorAll('td.cell-actions')].at(-1);
    const name = table.querySelector('tbody td a');
    if (!frame || !actions || !name) throw new Error('There is a table with a row');
    const edge = frame.getBoundingClientRect();
    const at = actions.getBoundingClientRect();
    return {
      isWider: frame.scrollWidth > frame.clientWidth,
      areActionsInside: at.right <= edge.right + 1 && at.left >= edge.left,
      hasEdge: getComputedStyle(actions).boxShadow !== 'none',
      isOneLine: name.getBoundingClientRect().height < 30,
      ellipsis: getComputedStyle(name.closest('td') ?? name).textOverflow,
      narrowest: Math.min(
        ...[...table.querySelectorAll('tbody td:not(.cell-actions)')].map((cell) => cell.clientWidth),
      ),
    };
  });
  const { narrowest, ...rest } = look;
  expect(rest).toEqual({
    isWider: true,
    areActionsInside: true,
    hasEdge: true,
    isOneLine: true,
    ellipsis: 'ellipsis',
  });
  expect(narrowest).toBeGreaterThanOrEqual(64);
});

test.describe('The conversation', () => {
  test('[PRJ-03] an undone change says so on its message, and stops saying so when it is redone', async ({
    page,
    openProject,
  }) => {
    await openProject('a plant log with name, last watered and notes');
    await page.getByLabel('Describe a change').fill('add a difficulty rating from 1 to 5');
    await page.keyboard.press('Enter');
    const message = page
      .getByRole('log')
      .getByRole('listitem')
      .filter({ hasText: 'add a difficulty rating' });
    await expect(message.getByText(/field Difficulty/)).toBeVisible();
    await expect(message.getByText('Undone', { exact: true })).toBeHidden();

    await message.getByRole('button', { name: 'Undo this change' }).click();
    await expect(message.getByText('Undone', { exact: true })).toBeVisible();
    await page.reload();
    await expect(message.getByText('Undone', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(message.getByText('Undone', { exact: true })).toBeHidden();
  });

  test('[PRJ-03] three next changes can be pressed after the first version, and each is done', async ({
    page,
    openProject,
  }) => {
    await openProject('a wine cellar with name and region');
    const chips = page.getByRole('list', { name: 'What to say next' }).getByRole('button');
    await expect(chips).toHaveCount(3);
    const first = (await chips.first().textContent()) ?? '';
    await chips.first().click();
    await expect(page.getByRole('button', { name: 'v2' })).toBeVisible();
    const answered = page.getByRole('log').getByRole('listitem').filter({ hasText: first }).last();
    await expect(answered.getByText(/did not understand|Nothing was changed/)).toBeHidden();
    await expect(chips).toHaveCount(3);
    await expect(chips.filter({ hasText: first })).toHaveCount(0);
  });
});

test('[SCR-02] headings of the builder go down one level at a time, and its text covers nothing', async ({
  page,
  openProject,
}) => {
  await openProject('a plant log with name, last watered and notes');
  await expect(page.getByRole('heading', { name: 'What you asked for' })).toBeVisible();
  const levels = await page
    .locator('main')
    .locator('h1, h2, h3, h4')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0), `heading ${index} of ${levels.join()}`).toBeLessThanOrEqual(1);

  // At 200 % a window of 1280 has the room of one of 640: nothing may lie over Send.
  for (const [width, height] of [
    [1280, 800],
    [640, 400],
    [390, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    const send = page.getByRole('button', { name: 'Send' });
    await send.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        send.evaluate((button) => {
          const { x, y, width: wide, height: high } = button.getBoundingClientRect();
          const corners = [
            [x + 2, y + 2],
            [x + wide - 2, y + 2],
            [x + 2, y + high - 2],
            [x + wide - 2, y + high - 2],
          ] as const;
          return corners.every(([left, top]) => button.contains(document.elementFromPoint(left, top)));
        }),
      )
      .toBe(true);
  }
});
