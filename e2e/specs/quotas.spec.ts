import { join } from 'node:path';
import { lookAt } from '../support/look';
import { makeProject } from '../support/projects';
import { startServer, type OwnServer } from '../support/server';
import { expect, test as base } from '../support/test';

/** A server of its own, whose accounts may have one project and send two messages within an hour. */
const test = base.extend<object, { readonly small: OwnServer }>({
  small: [
    async ({}, use) => {
      const server = await startServer({
        REGISTRY_URL: join(process.env['E2E_DATA_DIR'] ?? '', 'registry'),
        QUOTA_PROJECTS: '1',
        QUOTA_MESSAGES: '2',
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ small }, use) => {
    await use(small.url);
  },
});

const PROMPT = 'track museum visits with museum, city and date';

test('[SAFE-03] a full account is told so where it happens, keeps what was typed, and finds its limits', async ({
  page,
  request,
  signIn,
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, PROMPT);

  await page.goto('/apphome');
  await page.getByRole('textbox').fill('track books with title and author');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/create-app\//);
  const error = 'You have 1 project, the most an account can have. Delete one to make another.';
  await expect(page.getByText(error)).toBeVisible();
  await expect(page.getByText('track books with title and author')).toBeVisible();

  await page.goto(`/app/${projectId}`);
  const composer = page.getByRole('textbox', { name: 'Describe a change' });
  await composer.fill('add a rating');
  await composer.press('Enter');
  await expect(page.getByText(/v2/).first()).toBeVisible();
  await composer.fill('change the title to Museums');
  await composer.press('Enter');
  const refusal = page.getByRole('alert').filter({ hasText: 'Not sent' });
  await expect(refusal).toContainText('You have sent 2 messages in an hour');
  await expect(refusal).toContainText('change the title to Museums');
  await page.reload();
  await expect(refusal).toContainText('change the title to Museums');

  await page.goto('/usage');
  const limits = page.getByRole('list', { name: 'Limits of your account' });
  await expect(limits.getByRole('listitem').filter({ hasText: 'Projects' })).toContainText('Full');
  await expect(limits.getByRole('listitem').filter({ hasText: 'Messages' })).toContainText('2 of 2');
  await lookAt(page, 'usage-full');
});
