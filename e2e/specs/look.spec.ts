import { lookAt } from '../support/look';
import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the builder and the application in it look right in both themes and both widths, and axe agrees', async ({
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
    page.frameLocator('iframe[title^="Preview of"]').getByRole('heading', { level: 1 }),
  ).toBeVisible();
  await lookAt(page, 'builder');
  expect(pageErrors).toEqual([]);
});
