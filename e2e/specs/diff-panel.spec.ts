import type { Page } from '@playwright/test';
import { makeDiffProject } from '../support/diff-project';
import { expect, test } from '../support/test';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 780 };

const table = (page: Page) => page.getByRole('table', { name: /^Changes in / });
const lines = (page: Page) => page.getByRole('group', { name: /^Lines of / });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Assistant' });

/** The panel is in the window where nothing was scrolled. */
async function expectWholePanel(page: Page): Promise<void> {
  await expect(table(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const panel = panelOf(page);
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('textbox', { name: 'Message' })).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('button', { name: 'Hide chat' })).toBeInViewport({ ratio: 1 });
}

test.describe('The assistant under the differences', () => {
  test.use({ viewport: DESKTOP });

  test('[DIFF-03] [DIFF-04] the panel is drawn higher, hidden and shown, and calls nobody', async ({
    page,
    signIn,
    request,
  }) => {
    const account = await signIn();
    const { agentId } = await makeDiffProject(request, account);
    await page.goto(`/git-deff/${agentId}`);
    await expect(table(page)).toBeVisible();
    const panel = panelOf(page);
    const height = async () => Math.round((await panel.boundingBox())?.height ?? 0);
    expect(await height()).toBe(320);
    const line = page.getByRole('separator', { name: 'Height of the assistant' });
    await line.dragTo(page.getByRole('heading', { name: 'Changes', level: 1 }));
    expect(await height()).toBe(650);
    await page.setViewportSize({ width: 1440, height: 700 });
    await expect.poll(height).toBe(450);
    await line.press('Home');
    await expect.poll(height).toBe(150);

    const asked: string[] = [];
    page.on('request', (made) => asked.push(made.url()));
    await panel.getByRole('textbox', { name: 'Message' }).fill('How do I download it?');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('log')).toContainText('git apply takes');
    expect(asked).toEqual([]);
    await panel.getByRole('button', { name: 'Hide chat' }).click();
    await page.getByRole('button', { name: 'Show Chat' }).click();
    await expect(panel.getByRole('log')).toContainText('git apply takes');
    await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused();
    // Hidden for reading, it is so on the next page too.
    await panel.getByRole('button', { name: 'Hide chat' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show Chat' })).toBeVisible();
    await expect(panel).toBeHidden();
  });

  test('[DIFF-03] all of the panel is in the window, so that nobody has to scroll to write', async ({
    page,
    signIn,
    request,
  }) => {
    const account = await signIn();
    const { agentId } = await makeDiffProject(request, account);
    await page.goto(`/git-deff/${agentId}`);
    for (const [width, height] of [
      [1280, 800],
      [1440, 900],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await expectWholePanel(page);
      // Something of the text is to be read above it.
      const top = (await panelOf(page).boundingBox())?.y ?? 0;
      const text = (await lines(page).boundingBox())?.y ?? Infinity;
      expect(top - text).toBeGreaterThan(160);
    }
    await page.setViewportSize(PHONE);
    await page.reload();
    await page.getByRole('button', { name: 'Show Chat' }).click();
    await expectWholePanel(page);
    await page.getByRole('textbox', { name: 'Message' }).press('Escape');
    await expect(page.getByRole('button', { name: 'Show Chat' })).toBeFocused();
  });
});
