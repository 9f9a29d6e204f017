import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

const PROMPT = 'Track plants with name, room and last watered';
const NAMES = ['Build', 'Plan', 'Ask'];

for (const { name, viewport } of [
  { name: 'on a desktop', viewport: { width: 1280, height: 800 } },
  { name: 'on a phone', viewport: { width: 390, height: 800 } },
]) {
  test.describe(name, () => {
    test('[SCR-02] a message is planned, then built, and a question is answered', async ({
      page,
      request,
      signIn,
    }) => {
      const { projectId } = await makeProject(request, await signIn(), PROMPT);
      await page.setViewportSize(viewport);
      await page.goto(`/app/${projectId}`);
      const mode = page.getByRole('combobox', { name: 'Mode' });
      await expect(mode.locator('option')).toHaveText(NAMES);
      await expect(page.getByText('0 credits', { exact: true })).toBeVisible();

      await mode.selectOption('Plan');
      await page
        .getByRole('textbox', { name: 'Describe a change to plan' })
        .fill('add a difficulty from 1 to 5');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^This would change:/)).toBeVisible();
      // Nothing is built of it by being planned, and it is still a plan after a reload.
      await page.reload();
      await expect(page.getByText(/Nothing has been changed\.$/)).toBeVisible();
      await expect(page.getByRole('button', { name: /^v1\b/ })).toBeVisible();
      await expect(mode).toHaveValue('plan');

      await page.getByRole('button', { name: 'Build this' }).click();
      await expect(page.getByRole('button', { name: /^v2\b/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Build this' })).toBeHidden();

      await mode.selectOption('Ask');
      const field = page.getByRole('textbox', { name: 'Ask about this project' });
      await field.fill('What does Plant store?');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/Difficulty/).last()).toBeVisible();
      const next = page.getByRole('list', { name: 'What to say next' }).getByRole('button').first();
      await next.click();
      await expect(page.getByRole('log').getByText('Looking it up…')).toBeHidden();
      await expect(page.getByRole('button', { name: /^v2\b/ })).toBeVisible();
      // All of the composer has room.
      const send = await page.getByRole('button', { name: 'Send' }).boundingBox();
      expect((send?.x ?? Infinity) + (send?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    });
  });
}

test('[SCR-02] what was guessed is changed by one press, and the version is pinned at its card', async ({
  openProject,
  page,
}) => {
  await openProject('a headache diary with day, pain and notes');
  const said = page.getByRole('log', { name: 'Messages' });
  await said.getByRole('button', { name: 'Pin version' }).click();
  await expect(said.getByRole('button', { name: 'Unpin version' })).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Pinned')).toBeVisible();

  await said.getByRole('button', { name: /^Pain: a rating from/ }).click();
  await page.getByRole('menuitemradio', { name: 'A whole number' }).click();
  await expect(said.getByText('Field "Pain"')).toBeVisible();
  await expect(page.getByRole('button', { name: 'v2', exact: true })).toBeVisible();
  // It was guessed once; now it is as it was said.
  await expect(said.getByRole('button', { name: /^Pain:/ })).toBeHidden();
  await expect(said.getByText(/Pain .*whole number/).last()).toBeVisible();
});
