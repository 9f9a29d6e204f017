import { expect, test } from '../support/test';

test('[CFG-02] no address of the installation is compiled into what browsers load', async ({
  page,
  request,
  baseURL,
}) => {
  const scripts = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.add(asked.url());
  });
  for (const path of ['/', '/pricing', '/auth', '/version']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(scripts.size).toBeGreaterThan(8);
  const texts = await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()));
  const found = texts.flatMap((text) => text.match(/\bhttps?:\/\/(?:localhost|127\.0\.0\.1):\d+/g) ?? []);
  expect(found).toEqual([]);
  const { host } = new URL(baseURL ?? '');
  expect(texts.filter((text) => text.includes(host))).toEqual([]);
});
