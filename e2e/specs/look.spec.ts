import { lookAt } from '../support/look';
import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const heading = { level: 1 } as const;

test.describe('What a visitor sees', () => {
  for (const path of [
    '/',
    '/home',
    '/landing',
    '/enhanced',
    '/newhero',
    '/pricing',
    '/Docs',
    '/signup',
    '/signin',
    '/forgot-password',
    '/version',
    '/git-deff/any',
  ])
    test(`${path} looks right in both themes and both widths, and axe agrees`, async ({
      page,
      pageErrors,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', heading).first()).toBeVisible();
      await lookAt(page, path.slice(1) || 'root');
      expect(pageErrors).toEqual([]);
    });
});

test.describe('What somebody who is signed in sees', () => {
  for (const path of [
    '/apphome',
    '/app',
    '/deploymentList',
    '/deployment/new',
    '/add-credits',
    '/billing',
    '/usage',
    '/github',
    '/agents',
  ])
    test(`${path} looks right in both themes and both widths, and axe agrees`, async ({
      page,
      signIn,
      pageErrors,
    }) => {
      await signIn();
      await page.goto(path);
      await expect(page.getByRole('heading', heading).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await lookAt(page, path.slice(1).replaceAll('/', '-'));
      expect(pageErrors).toEqual([]);
    });

  test('the builder looks right in both themes and both widths, and axe agrees', async ({
    page,
    signIn,
    request,
    pageErrors,
  }) => {
    const account = await signIn();
    const { projectId } = await makeProject(
      request,
      account,
      'a museum visit log with museum, city, date, ticket price and highlights',
    );
    await page.goto(`/app/${projectId}`);
    await expect(
      page.frameLocator('iframe[title^="Preview of"]').getByRole('heading', heading),
    ).toBeVisible();
    await lookAt(page, 'builder');
    expect(pageErrors).toEqual([]);
  });
});
