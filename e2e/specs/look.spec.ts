import { lookAt } from '../support/look';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the builder and the application in it look right in both themes and both widths, and axe agrees', async ({
  page,
  openProject,
  pageErrors,
}) => {
  const { app } = await openProject(
    'a museum visit log with museum, city, date, ticket price and highlights',
  );
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
  await lookAt(page, 'builder');
  expect(pageErrors).toEqual([]);
});
