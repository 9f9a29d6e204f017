import type { Page } from '@playwright/test';
import { holdBack } from '../support/faults';
import { lookAt, takePicture } from '../support/look';
import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search projects and pages' });
const selected = (page: Page) => search(page).getByRole('option', { selected: true });
const heading = (page: Page) => page.locator('#main h1:visible').first();
const width = async (page: Page) => (await sidebar(page).boundingBox())?.width;

async function goHome(page: Page): Promise<void> {
  await page.goto('/apphome');
  await expect(heading(page)).toBeVisible();
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test.describe('The signed-in frame', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn();
    await goHome(page);
  });

  test('[APP-01] the sidebar links to its eight places, and marks the one that is open', async ({ page }) => {
    const places = {
      Home: '/apphome',
      App: '/app',
      Templates: '/template',
      Agents: '/agents',
      Database: '/database',
      GitHub: '/github',
      Integration: '/integration',
      Deployment: '/deploymentList',
    };
    for (const [name, end] of Object.entries(places)) {
      const link = sidebar(page).getByRole('link', { name: new RegExp(`^${name}( Soon)?$`) });
      await link.click();
      await expect(page).toHaveURL(end);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(sidebar(page).locator('[aria-current="page"]')).toHaveCount(1);
    }
  });

  test('[APP-01] a place whose page is still to come says Soon, also to a screen reader, and no other does', async ({
    page,
  }) => {
    const links = sidebar(page).getByRole('list').getByRole('link');
    const soon: boolean[] = [];
    for (const link of await links.all()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      const isThere = page.getByText('This page is not there yet.');
      await expect(heading(page)).toBeVisible();
      const isPlanned = await isThere.isVisible();
      await expect(link).toHaveAccessibleName(isPlanned ? / Soon$/ : /^(?!.*Soon)/);
      await expect(link.getByText('Soon')).toBeVisible({ visible: isPlanned });
      soon.push(isPlanned);
    }
    // Of both kinds there are some.
    expect(new Set(soon).size).toBe(2);
  });

  test('[APP-01] a page without a row of its own marks that of its section', async ({ page }) => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const [address, name] of [
      ['/deployment/new', 'Deployment'],
      [`/deployment/${unknown}`, 'Deployment'],
      [`/edit-app/${unknown}`, 'App'],
    ] as const) {
      await page.goto(address);
      await expect(sidebar(page).locator('[aria-current="page"]')).toHaveCount(1);
      await expect(sidebar(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
    await page.goto('/usage');
    await expect(heading(page)).toBeVisible();
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveCount(0);
  });

  test('[APP-01] the open place is marked where a system paints its own colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const ground = (name: string) =>
      sidebar(page)
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await ground('Home')).not.toBe(await ground('App'));
  });

  test('[APP-02] the user menu leads to the profile and to billing, and Logout to /auth', async ({
    page,
  }) => {
    const menu = async (item: string) => {
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await menu('Profile');
    await expect(page).toHaveURL('/profile');
    await menu('Billing');
    await expect(page).toHaveURL('/billing');
    await menu('Logout');
    await expect(page).toHaveURL('/auth');
    await page.goto('/app');
    await expect(page).toHaveURL('/');
  });

  test('[APP-03] the plan shows in the sidebar, Free Plan when there is none', async ({ page }) => {
    await expect(sidebar(page).getByText('Starter', { exact: true })).toBeVisible();
    await page.route('**/api/auth/user', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { user: { plan: { name: string } } };
      answer.user.plan.name = '';
      await route.fulfill({ json: answer });
    });
    await page.reload();
    await expect(sidebar(page).getByText('Free Plan', { exact: true })).toBeVisible();
  });

  test('[APP-04] the sidebar is 256 px wide, 64 px collapsed, and stays so across reloads', async ({
    page,
  }) => {
    expect(await width(page)).toBe(256);
    await page.getByRole('button', { name: /^Collapse sidebar/ }).click();
    await expect.poll(() => width(page)).toBe(64);
    await page.reload();
    await expect(heading(page)).toBeVisible();
    expect(await width(page)).toBe(64);
    await sidebar(page).getByRole('link', { name: 'Agents' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Agents · Soon');
    await page.getByRole('button', { name: /^Expand sidebar/ }).click();
    await expect.poll(() => width(page)).toBe(256);
  });

  test('[APP-05] the sidebar is away below 768 px, and opens as a drawer that has the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(sidebar(page)).not.toBeInViewport();
    const button = page.getByRole('button', { name: 'Open navigation' });
    await button.click();
    await expect(sidebar(page)).toBeInViewport();
    await expect(sidebar(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).not.toBeInViewport();
    await expect(button).toBeFocused();
    await button.click();
    await sidebar(page).getByRole('link', { name: 'GitHub' }).click();
    await expect(page).toHaveURL('/github');
    await expect(sidebar(page)).not.toBeInViewport();
    await expect(heading(page)).toBeFocused();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(sidebar(page)).toBeInViewport();
  });

  test('[APP-06] Ctrl+B and Cmd+B collapse and expand the sidebar', async ({ page }) => {
    await page.keyboard.press('Control+b');
    await expect.poll(() => width(page)).toBe(64);
    await page.keyboard.press('Meta+b');
    await expect.poll(() => width(page)).toBe(256);
  });

  test('the menu, the collapsed sidebar and the drawer look right, and axe agrees', async ({
    page,
    pageErrors,
  }) => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await takePicture(page, 'user-menu-1280-light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await takePicture(page, 'user-menu-1280-dark');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+b');
    await lookAt(page, 'rail');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await takePicture(page, 'drawer-390-dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await takePicture(page, 'drawer-390-light');
    expect(pageErrors).toEqual([]);
  });
});

test.describe('The search', () => {
  test('[APP-07] opens with Ctrl+K, with Cmd+K and with its button, and offers Home, Apps and Agents', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await goHome(page);
    await openSearch(page);
    const quick = page.getByRole('group', { name: 'Quick actions' }).getByRole('option');
    await expect(quick).toHaveText(['Home', 'Apps', 'Agents']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/app');
    await expect(search(page)).toHaveCount(0);
    await page.keyboard.press('Meta+k');
    await quick.nth(2).click();
    await expect(page).toHaveURL('/agents');
    await sidebar(page)
      .getByRole('button', { name: /^Search/ })
      .click();
    await quick.first().click();
    await expect(page).toHaveURL('/apphome');
  });

  test('[APP-07] finds own projects by name and every page of the sidebar, and lists what was visited last', async ({
    page,
    signIn,
    request,
    pageErrors,
  }) => {
    const account = await signIn();
    const { projectId } = await makeProject(request, account, 'a reading list with title, author and rating');
    const answer = await request.get(`/api/project/${projectId}`, {
      headers: { authorization: `Bearer ${account.token}` },
    });
    const { name } = (await answer.json()) as { name: string };
    await goHome(page);
    await openSearch(page);
    await field(page).fill(name.toLowerCase());
    await expect(selected(page)).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/app/${projectId}`);
    await expect(heading(page)).toBeVisible();

    const places = {
      App: '/app',
      GitHub: '/github',
      Integration: '/integration',
      Deployment: '/deploymentList',
    };
    for (const [title, end] of Object.entries(places)) {
      await openSearch(page);
      await field(page).fill(title);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(end);
    }
    await openSearch(page);
    const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
    await expect(recent).toContainText(['Integration', 'GitHub', name]);
    await lookAt(page, 'search');
    await field(page).fill('xyzzy');
    await expect(page.getByText('Nothing matches “xyzzy”')).toBeVisible();
    await lookAt(page, 'search-empty');
    expect(pageErrors).toEqual([]);
  });

  test('[APP-07] says that projects are loading, and that they could not be loaded, and tries again', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/github');
    await expect(heading(page)).toBeVisible();
    let isBroken = true;
    const { fault, release } = holdBack();
    await page.route('**/api/project', (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { error: 'Out of order', code: 'INTERNAL' } })
        : route.fallback(),
    );
    // The route that was added last is asked first.
    await page.route('**/api/project', fault);
    await openSearch(page);
    await expect(search(page).getByText('Loading your projects…')).toBeVisible();
    release();
    await expect(search(page).getByRole('alert')).toContainText(
      'Your projects could not be loaded. Out of order',
    );
    // The pages are still found.
    await field(page).fill('usage');
    await expect(selected(page)).toHaveText('Usage');
    isBroken = false;
    await search(page).getByRole('button', { name: 'Try again' }).click();
    await expect(search(page).getByRole('alert')).toHaveCount(0);
  });

  test('[APP-07] belongs to phones too', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await signIn();
    await goHome(page);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(field(page)).toBeFocused();
  });
});
