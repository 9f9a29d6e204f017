import type { Page } from '@playwright/test';
import { readPainted, recordPainted } from '../support/painted';
import { expect, test } from '../support/test';

/** Public paths, where each one ends without anything in its query, and the remote that draws it. */
const PUBLIC: readonly (readonly [path: string, remote: string, end?: string])[] = [
  ['/', 'mf-marketing'],
  ['/home', 'mf-marketing'],
  ['/enhanced', 'mf-marketing'],
  ['/landing', 'mf-marketing'],
  ['/newhero', 'mf-marketing'],
  ['/pricing', 'mf-marketing'],
  ['/Documentation', 'mf-marketing'],
  ['/Docs', 'mf-marketing'],
  ['/Docs/features', 'mf-marketing'],
  ['/auth', 'mf-auth'],
  ['/signup', 'mf-auth'],
  ['/signin', 'mf-auth'],
  ['/forgot-password', 'mf-auth'],
  ['/verify', 'mf-auth'],
  // Specification 2.4: without a token there is nothing to reset.
  ['/reset-password', 'mf-auth', '/signin'],
  // Without what a provider sends along there is nothing to return from.
  ['/auth/callback', 'mf-auth', '/auth'],
  ['/auth/success', 'mf-auth', '/auth'],
  ['/auth/error', 'mf-auth'],
  ['/github-callback', 'mf-github'],
  ['/codeeditor', 'mf-dashboard'],
  // Without a token the link opens nothing.
  ['/share', 'mf-dashboard'],
];

const LANDING = ['/', '/home', '/enhanced', '/landing', '/newhero'];

const PROTECTED: readonly (readonly [path: string, remote: string])[] = [
  ['/app', 'mf-dashboard'],
  ['/create-project', 'mf-dashboard'],
  ['/apphome', 'mf-dashboard'],
  ['/chat-project', 'mf-dashboard'],
  ['/agent/42', 'mf-dashboard'],
  ['/template', 'mf-dashboard'],
  ['/template/wine-cellar', 'mf-dashboard'],
  ['/agents', 'mf-dashboard'],
  ['/streaming-chat', 'mf-dashboard'],
  ['/database', 'mf-dashboard'],
  ['/newintegration', 'mf-dashboard'],
  ['/newintegration/slack', 'mf-dashboard'],
  ['/integration', 'mf-dashboard'],
  ['/tablecreate', 'mf-dashboard'],
  ['/database-connection', 'mf-dashboard'],
  ['/database-migration', 'mf-dashboard'],
  ['/github', 'mf-github'],
  ['/analytics', 'mf-dashboard'],
  ['/usage', 'mf-billing'],
  ['/profile', 'mf-dashboard'],
  ['/billing', 'mf-billing'],
  ['/plan-upgrade', 'mf-billing'],
  ['/add-credits', 'mf-billing'],
  ['/checkout', 'mf-billing'],
  ['/NewAgent', 'mf-dashboard'],
  ['/deployment/new', 'mf-deploy'],
  ['/deploymentList', 'mf-deploy'],
];

/** Things that only their owner sees: an id that nobody has is refused like somebody else's, and the server's 403 is in the console. */
const OF_A_PROJECT = [
  ['/create-project/00000000-0000-4000-8000-000000000000', 'mf-dashboard'],
  ['/app/00000000-0000-4000-8000-000000000000', 'mf-dashboard'],
  ['/deployment/00000000-0000-4000-8000-000000000000', 'mf-deploy'],
] as const;

const OUTSIDE_THE_GROUP = [
  ['/create-app/Todo', 'mf-dashboard'],
  ['/edit-app/42', 'mf-dashboard'],
  ['/project/42/env', 'mf-deploy'],
  ['/git-deff/42', 'mf-github'],
] as const;

const slot = (page: Page, remote: string) => page.locator(`[data-remote="${remote}"][data-phase="mounted"]`);
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Opens the path by its address, and expects the page of the remote, with a heading and a title of its own. */
async function expectPage(page: Page, path: string, remote: string, end = path): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(slot(page, remote), path).toBeAttached();
    await expect(page).toHaveURL((url) => url.pathname === end);
    await expect(page.locator('#main h1:visible').first(), path).toBeVisible();
    await expect(page, path).toHaveTitle(/^(?!Tessera$).+ · Tessera$/);
    await expect(page.locator('#main'), path).not.toContainText(/not found|Error loading/i);
  });
}

test.describe('Routes', () => {
  test('[RT-01] every public path renders without a session, in the remote that owns it', async ({
    page,
    pageErrors,
  }) => {
    for (const [path, remote, end] of PUBLIC) await expectPage(page, path, remote, end);
    await page.goto('/version');
    await expect(page.getByRole('heading', { level: 1, name: 'Version' })).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test('[RT-02] every protected path sends an anonymous visitor to /, and shows nothing else on the way', async ({
    page,
    pageErrors,
  }) => {
    await recordPainted(page);
    for (const [path] of [...PROTECTED, ...OF_A_PROJECT]) {
      await page.goto(path);
      await expect(slot(page, 'mf-marketing'), path).toBeAttached();
      await expect(page).toHaveURL('/');
      expect((await readPainted(page)).remotes, path).toEqual(['mf-marketing']);
    }
    expect(pageErrors).toEqual([]);
  });

  test('[RT-02] every protected path shows its page, beside the sidebar, to somebody who is signed in', async ({
    page,
    signIn,
    pageErrors,
  }) => {
    await signIn();
    for (const [path, remote] of PROTECTED) {
      await expectPage(page, path, remote);
      await expect(sidebar(page), path).toBeVisible();
    }
    expect(pageErrors).toEqual([]);
    for (const [path, remote] of OF_A_PROJECT) {
      await page.goto(path);
      await expect(slot(page, remote), path).toBeAttached();
      await expect(page.locator('#main h1'), path).toBeVisible();
      await expect(page.locator('#main'), path).toContainText('You do not have access to this.');
    }
  });

  test('[RT-03] the paths outside the protected group render without a session', async ({
    page,
    pageErrors,
  }) => {
    for (const [path, remote] of OUTSIDE_THE_GROUP) {
      await expectPage(page, path, remote);
      await expect(sidebar(page), path).toHaveCount(0);
    }
    expect(pageErrors).toEqual([]);
  });

  test('[RT-04] every landing path sends somebody who is signed in to /apphome, and shows nothing else on the way', async ({
    page,
    signIn,
    pageErrors,
  }) => {
    await recordPainted(page);
    await signIn();
    for (const path of LANDING) {
      await page.goto(path);
      await expect(slot(page, 'mf-dashboard'), path).toBeAttached();
      await expect(page).toHaveURL('/apphome');
      expect((await readPainted(page)).remotes, path).toEqual(['mf-dashboard']);
    }
    expect(pageErrors).toEqual([]);
  });

  test('[RT-05] a spinner and nothing else shows while the session is loading, on guarded and landing paths', async ({
    page,
    signIn,
  }) => {
    await recordPainted(page);
    await signIn();
    for (const path of ['/', '/home', '/github', '/codeeditor', '/version']) {
      let answer = () => {};
      const isAsked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/auth/user', async (route) => {
        await isAsked;
        await route.continue();
      });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
      expect((await readPainted(page)).remotes, path).toEqual([]);
      expect((await readPainted(page)).headings, path).toEqual([]);
      answer();
      await expect(sidebar(page)).toBeVisible();
      await expect(page.locator('#main h1')).toBeVisible();
      const { remotes, hasSpinner } = await readPainted(page);
      expect(hasSpinner, path).toBe(true);
      expect(remotes, path).toHaveLength(path === '/version' ? 0 : 1);
      expect(remotes, path).not.toContain('mf-marketing');
      await page.unroute('**/api/auth/user');
    }
  });

  test('[RT-06] an unknown path goes to /', async ({ page, pageErrors }) => {
    for (const path of ['/nowhere', '/app/1/2/3', '/APPHOME', '/settings']) {
      await page.goto(path);
      await expect(slot(page, 'mf-marketing'), path).toBeAttached();
      await expect(page).toHaveURL('/');
    }
    expect(pageErrors).toEqual([]);
  });

  test('[RT-06] an unknown path goes on to /apphome for somebody who is signed in', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/nowhere');
    await expect(page).toHaveURL('/apphome');
    await expect(page.locator('#main h1')).toBeVisible();
  });
});
