import { expect, test } from '../support/test';

test('[CFG-02] no address of the installation is compiled into what browsers load', async ({
  page,
  baseURL,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  for (const path of ['/', '/pricing', '/auth', '/version']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(8);
  const { host } = new URL(baseURL ?? '');
  const found = texts.flatMap((text) => text.match(/\bhttps?:\/\/(?:localhost|127\.0\.0\.1):\d+/g) ?? []);
  expect(found).toEqual([]);
  expect(texts.filter((text) => text.includes(host))).toEqual([]);
});
