import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('[SCR-02] a phone tells of the run while the preview is open, and leads to the chat', async ({
  page,
  openProject,
}) => {
  const { app } = await openProject('a plant log with name, last watered and notes');
  await page.setViewportSize({ width: 390, height: 844 });
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/runs/*/events', async (route) => {
    await held;
    await route.continue();
  });
  const bar = page.getByRole('navigation', { name: 'Builder' });
  await page.getByLabel('Describe a change').fill('add a rating from 1 to 5');
  await page.getByRole('button', { name: 'Send' }).tap();
  await bar.getByRole('button', { name: 'Preview' }).tap();
  await expect(app.getByRole('heading', { level: 1 }).first()).toBeVisible();

  const open = page.getByRole('button', { name: /Open the chat$/ });
  const stop = page.getByRole('region', { name: 'Run under way' }).getByRole('button', { name: 'Stop' });
  for (const button of [open, stop]) {
    await expect(button).toBeVisible();
    await expect.poll(async () => (await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await open.tap();
  await expect(page.getByRole('log', { name: 'Messages' })).toBeFocused();
  await expect(open).toBeHidden();

  await bar.getByRole('button', { name: 'Preview' }).tap();
  await expect(open).toBeVisible();
  const place = await bar.boundingBox();
  goOn();
  // Its room closes above the bar, which stays where it is.
  await expect(open).toBeHidden();
  expect(await bar.boundingBox()).toEqual(place);
});

test('[SCR-03] a phone shows the app that is being made by a button, and what a page is for at its end', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/create-app/Plants');
  await page.getByLabel(/^What should/).fill('a plant log with name, last watered and notes');
  const atEnd = async (name: string) => {
    const place = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect(place?.height).toBeGreaterThanOrEqual(44);
    // Above the strip of the shell.
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(780);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(816);
  };
  await atEnd('Create');
  await page.getByRole('button', { name: 'Create', exact: true }).tap();
  const see = page.getByRole('button', { name: 'See it running' });
  await expect(see).toBeEnabled();
  await expect(page.locator('iframe[title^="Preview of"]')).toHaveCount(0);
  await see.tap();
  const app = page.frameLocator('iframe[title^="Preview of"]');
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  await expect(app.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Whoever looks at it is not taken away from it.
  await expect(page.getByText(/ is ready$/)).toBeAttached();
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await atEnd('Open in builder');
});
