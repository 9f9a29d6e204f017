import type { EnvironmentDocument } from '@tessera/shared/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { fileOf, pinForgedRecord, pinForPage, pinOf } from '../support/releases';

const PAGE = '/git-deff/any';
const ENTRY = '**/mf/files/mf-github/**/remoteEntry.js';
const CARD = 'Error loading this section';

const fixture = (page: Page, label = 'A') => page.getByRole('heading', { name: `Fixture ${label}` });
const card = (page: Page) => page.getByRole('heading', { name: CARD });

/** The sidebar, and another remote, work although this one does not. */
async function expectRestUsable(page: Page) {
  await page.getByRole('link', { name: 'Deployment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /deployments/i })).toBeVisible();
}

test.describe('A remote that fails', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn();
  });

  test('[REL-01] is the version that the environment document pins', async ({ page }) => {
    await pinForPage(page, pinOf('9.1.0-fixture'));
    await page.goto(PAGE);
    await expect(fixture(page, 'B')).toBeVisible();
  });

  test('[REL-04] runs when it is older than the small run time, and brings its own', async ({ page }) => {
    await pinForPage(page, pinOf('9.3.0-fixture'), pinOf('9.0.0-fixture'));
    await page.goto(PAGE);
    await expect(fixture(page, 'D')).toBeVisible();
    await page.getByRole('button', { name: 'Show lazy part' }).click();
    await expect(page.getByText('The lazy part is here')).toBeVisible();
  });

  test('[REL-03] with an entry that answers 404 shows the card, leaves the rest usable, and comes back by Try again', async ({
    page,
  }) => {
    await pinForPage(page, pinOf('9.0.0-fixture'));
    await page.route(ENTRY, (route) => route.fulfill({ status: 404 }));
    await page.goto(PAGE);
    await expect(card(page)).toBeVisible();
    await expectRestUsable(page);

    await page.goBack();
    await expect(card(page)).toBeVisible();
    await page.unroute(ENTRY);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(fixture(page)).toBeVisible();
  });

  test('[REL-03] is tried once more when the network fails once, and nobody notices', async ({ page }) => {
    await pinForPage(page, pinOf('9.0.0-fixture'));
    let requests = 0;
    await page.route(ENTRY, async (route) => {
      requests += 1;
      if (requests <= 2) await route.abort('connectionreset');
      else await route.continue();
    });
    await page.goto(PAGE);
    await expect(fixture(page)).toBeVisible();
    await expect(card(page)).toBeHidden();
  });

  test('[REL-03] with an entry that hangs shows the card after its deadline', async ({ page }) => {
    await pinForPage(page, pinOf('9.0.0-fixture'));
    // Never answered: the request stays open until the page goes.
    await page.route(ENTRY, () => undefined);
    const started = Date.now();
    // The page's own load event waits for the preload, like everything else that hangs.
    await page.goto(PAGE, { waitUntil: 'commit' });
    await expect(card(page)).toBeVisible();
    expect(Date.now() - started).toBeGreaterThan(7000);
    await expect(page.getByText('took too long')).toBeVisible();
    await expectRestUsable(page);
  });

  test('[REL-03] that answers HTML instead of JavaScript says so', async ({ page }) => {
    await pinForPage(page, pinOf('9.0.0-fixture'));
    await page.route(ENTRY, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>hello' }),
    );
    await page.goto(PAGE);
    await expect(card(page)).toBeVisible();
    await expect(page.getByText('something that is not this section')).toBeVisible();
    await expectRestUsable(page);
  });

  for (const fault of ['evaluation', 'bootstrap', 'mount', 'render', 'effect']) {
    test(`[REL-03, ERR-04, ERR-05] that throws at ${fault} shows the card, is reported, and comes back when the fault is gone`, async ({
      page,
    }) => {
      await pinForPage(page, pinOf('9.0.0-fixture'));
      const reported = page.waitForResponse('**/api/errors/report');
      await page.goto(`${PAGE}?fault=${fault}`);
      const answer = await reported;
      expect(answer.status()).toBe(202);
      await expect(card(page)).toBeVisible();
      await expect(page.getByText('an error of its own')).toBeVisible();
      const report = answer.request().postDataJSON() as Record<string, string>;
      expect(report).toMatchObject({
        remote: 'mf-github',
        remoteVersion: '9.0.0-fixture',
        reason: 'evaluation',
      });
      await expect(page.getByText(`Reference ${report['reference']}`)).toBeVisible();

      await page.evaluate(() => history.replaceState(history.state, '', location.pathname));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(fixture(page)).toBeVisible();
    });
  }

  test('[REL-03] that throws later leaves the rest usable', async ({ page }) => {
    await pinForPage(page, pinOf('9.0.0-fixture'));
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Break later' }).click();
    await expect(card(page)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(fixture(page)).toBeVisible();
    await expectRestUsable(page);
  });

  test('[REL-03] whose mount hangs shows the card after its deadline', async ({ page }) => {
    await pinForPage(page, pinOf('9.0.0-fixture'));
    await page.goto(`${PAGE}?fault=hang`);
    await expect(card(page)).toBeVisible();
    await expectRestUsable(page);
  });

  test('[REL-03] is replaced by the fallback version where one is pinned', async ({ page }) => {
    await pinForPage(page, pinOf('9.0.0-fixture'), pinOf('9.1.0-fixture'));
    await page.route('**/mf/files/mf-github/9.0.0-fixture-*/**', (route) => route.fulfill({ status: 404 }));
    const reported = page.waitForRequest('**/api/errors/report');
    await page.goto(PAGE);
    await expect(fixture(page, 'B')).toBeVisible();
    // Nobody else would hear that the pinned version does not run.
    expect((await reported).postData()).toContain('mf-github@9.0.0-fixture');
    await page.getByRole('link', { name: /^Version 1/ }).click();
    await expect(page.getByText('9.1.0-fixture (fallback)')).toBeVisible();
  });

  test('[ERR-05] that reports an error of its own is named in the report', async ({ page }) => {
    await page.route('**/api/deployments*', (route) => route.fulfill({ json: { nonsense: true } }));
    const reported = page.waitForRequest('**/api/errors/report');
    await page.goto('/deploymentList');
    const report = (await reported).postDataJSON() as Record<string, string>;
    expect(report['remote']).toBe('mf-deploy');
    const { pins } = (await (await page.request.get('/mf/env/local.json')).json()) as EnvironmentDocument;
    expect(report['remoteVersion']).toBe(pins['mf-deploy']?.stable.version);
  });

  test('[REL-05] is refused before it is mounted when it was built for another shell contract', async ({
    page,
  }) => {
    await pinForPage(page, pinOf('9.2.0-fixture'));
    let entries = 0;
    page.on('request', (request) => {
      if (request.url().includes('9.2.0-fixture') && request.url().endsWith('.js')) entries += 1;
    });
    await page.goto(PAGE);
    await expect(card(page)).toBeVisible();
    await expect(page.getByText('needs another version of Tessera')).toBeVisible();
    expect(entries).toBe(0);
  });
});

test.describe('A tampered file', () => {
  const version = '9.0.0-fixture';
  /** Runs when the browser lets the tampered bytes run. */
  const PLANTED = ';globalThis.__planted = true;';

  const kinds = ['entry', 'exposed chunk', 'lazy chunk'] as const;

  function nameOf(kind: (typeof kinds)[number]): string {
    const entry = fileOf(version, (name) => name === 'remoteEntry.js');
    const exposed = fileOf(version, (name) => name.startsWith('lifecycles') && name.endsWith('.js'));
    const lazy = fileOf(version, (name) => name.endsWith('.js') && name !== entry && name !== exposed);
    return { entry, 'exposed chunk': exposed, 'lazy chunk': lazy }[kind];
  }

  for (const kind of ['entry', 'exposed chunk'] as const)
    test(`[REL-06] ${kind} does not run, and the section says so`, async ({ page }) => {
      await pinForPage(page, pinOf(version));
      await tamper(page, nameOf(kind));
      await page.goto(PAGE);
      await expect(card(page)).toBeVisible();
      await expect(page.getByText('do not match the released version')).toBeVisible();
      expect(await page.evaluate(() => '__planted' in globalThis)).toBe(false);
    });

  test('[REL-06] lazy chunk does not run, and the section says so', async ({ page }) => {
    await pinForPage(page, pinOf(version));
    await tamper(page, nameOf('lazy chunk'));
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Show lazy part' }).click();
    await expect(card(page)).toBeVisible();
    await expect(page.getByText('do not match the released version')).toBeVisible();
    expect(await page.evaluate(() => '__planted' in globalThis)).toBe(false);
  });

  for (const kind of kinds)
    test(`[REL-06] ${kind} does run when the record lists its bytes (negative control)`, async ({ page }) => {
      const file = nameOf(kind);
      const original = await (await page.request.get(addressOf(file))).text();
      await pinForgedRecord(page, version, file, original + PLANTED);
      await page.route(`**/${file}`, (route) => route.fulfill(script(original + PLANTED)));
      await page.goto(PAGE);
      await page.getByRole('button', { name: 'Show lazy part' }).click();
      await expect(page.getByText('The lazy part is here')).toBeVisible();
      expect(await page.evaluate(() => '__planted' in globalThis)).toBe(true);
    });

  test('[REL-06] style sheet is not applied', async ({ page }) => {
    const file = fileOf(version, (name) => name.endsWith('.css'));
    await pinForPage(page, pinOf(version));
    await page.route(`**/${file}`, (route) =>
      route.fulfill({ contentType: 'text/css', body: 'body { outline: 7px solid red }' }),
    );
    await page.goto(PAGE);
    await expect(card(page)).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('7px');
  });

  test('[REL-06] script that no release lists is blocked by the policy', async ({ page }) => {
    await page.goto('/pricing');
    const outcome = await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const script = document.createElement('script');
          script.src = src;
          script.onload = () => resolve('ran');
          script.onerror = () => resolve('blocked');
          document.head.append(script);
        }),
      addressOf(fileOf(version, (name) => name === 'remoteEntry.js')),
    );
    expect(outcome).toBe('blocked');
  });

  function addressOf(file: string): string {
    const { digest } = pinOf(version);
    return `/mf/files/mf-github/${version}-${digest.slice(7, 15)}/${file}`;
  }

  async function tamper(page: Page, file: string): Promise<void> {
    const original = await (await page.request.get(addressOf(file))).text();
    await page.route(`**/${file}`, (route) => route.fulfill(script(original + PLANTED)));
  }

  /** An answer that only the integrity check can tell from the true one. */
  function script(body: string) {
    return { contentType: 'text/javascript', body, headers: { 'access-control-allow-origin': '*' } };
  }
});
