import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { putLive } from '../support/deployments';
import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

const PLANTS = 'a plant log with name, last watered and notes';

const groundOf = (target: Locator) => target.evaluate((element) => getComputedStyle(element).backgroundColor);

test.describe('Where a system paints its own colours', () => {
  test('[SCR-02] the builder marks the open tab and the chosen width', async ({ page, openProject }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openProject(PLANTS);
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('Preview')).toHaveAttribute('aria-selected', 'true');

    expect(await groundOf(tab('Preview'))).not.toBe(await groundOf(tab('Code')));
    const lines = await tab('History').evaluate((element) => ({
      line: getComputedStyle(element).borderBottomColor,
      canvas: getComputedStyle(document.body).backgroundColor,
    }));
    expect(lines.line).toBe(lines.canvas);
    expect(await groundOf(page.getByRole('radio', { name: 'Desktop' }))).not.toBe(
      await groundOf(page.getByRole('radio', { name: 'Phone 390' })),
    );
  });

  test('[APP-07] the palette marks its row', async ({ page, signIn }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await signIn();
    await page.goto('/apphome');
    await page.getByRole('button', { name: 'Search' }).click();
    const options = page.getByRole('dialog').getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');

    expect(await groundOf(options.first())).not.toBe(await groundOf(options.nth(1)));
  });

  test('[BIL-04] the chart of the usage has bars', async ({ page, request, signIn }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const account = await signIn();
    const { projectId } = await makeProject(request, account, PLANTS);
    await putLive(request, account, projectId, `plants-${randomUUID().slice(0, 8)}`);
    await page.goto('/usage');
    const used = page.getByTitle(/: 1,000 credits$/).locator('div');
    const unused = page.getByTitle(/: 0 credits$/).locator('div');

    const [ground, full, empty] = [
      await groundOf(page.locator('body')),
      await groundOf(used),
      await groundOf(unused.first()),
    ];
    expect(new Set([ground, full, empty]).size).toBe(3);
  });
});
