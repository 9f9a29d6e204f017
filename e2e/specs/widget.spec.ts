import type { Locator } from '@playwright/test';
import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is out of sight');
  return box;
}

for (const { name, viewport } of [
  { name: 'on a desktop', viewport: { width: 1280, height: 800 } },
  { name: 'on a phone', viewport: { width: 390, height: 800 } },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test('[CHAT-01, CHAT-02, CHAT-03, CHAT-04] the widget answers by itself, calls nobody and covers no edge', async ({
      page,
      signIn,
    }) => {
      await signIn();
      await page.goto('/app');
      const open = page.getByRole('button', { name: 'Open Tessera AI' });
      await open.click();
      // The page has all that it asks for by itself.
      await expect(page.getByText('Everything you build appears here.')).toBeVisible();
      const panel = page.getByRole('region', { name: 'Tessera AI' });
      await expect(panel.getByText('Online')).toBeVisible();
      const asked: string[] = [];
      page.on('request', (one) => {
        // The shell fetches the files of the section that comes next once there is time, whatever the widget does.
        if (!new URL(one.url()).pathname.startsWith('/mf/files/')) asked.push(one.url());
      });
      await panel.getByPlaceholder('Ask me anything...').fill('How do I go back a version?');
      await page.keyboard.press('Enter');
      await expect(panel.getByText('Sending…')).toBeVisible();
      await expect(panel.getByText('Typing...')).toBeVisible();
      await expect(panel.getByText(/choose History/)).toBeVisible();
      await expect(panel.getByText('Online')).toBeVisible();
      expect(asked).toEqual([]);
      // The panel covers neither the version badge nor more than the window's width.
      const box = await boxOf(panel);
      const badge = await boxOf(page.getByRole('link', { name: /^Version/ }));
      expect(box.y + box.height).toBeLessThanOrEqual(badge.y);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      await page.keyboard.press('Escape');
      await expect(open).toBeFocused();
    });
  });
}

test('[CHAT-01, SCR-02] the widget is not there beside the builder, and keeps its conversation', async ({
  page,
  request,
  signIn,
}) => {
  const { projectId } = await makeProject(request, await signIn(), 'a plant log with name and notes');
  await page.goto('/app');
  const open = page.getByRole('button', { name: 'Open Tessera AI' });
  await open.click();
  await page.getByRole('button', { name: 'Write tests' }).click();
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: /^Project / })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(projectId));
  await expect(page.getByLabel('Describe a change')).toBeVisible();
  await expect(open).toBeHidden();
  await page.goBack();
  await open.click();
  await expect(page.getByRole('log').getByText('Write tests')).toBeVisible();
});
