import type { Page } from '@playwright/test';
import { markFirstView } from '../support/painted';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface FirstView {
  /** Kilobytes (1000) of JavaScript as it came over the wire, by whose it is. */
  readonly shell: number;
  readonly remote: number;
  readonly requests: number;
}

/** What the container adds to each remote's entry; the budgets of the design are for the rest. */
const ENTRY = 3;

/** Kilobytes of a remote's own JavaScript at first view (docs/architecture.md). */
const REMOTE_BUDGETS: Readonly<Record<string, number>> = {
  'mf-marketing': 25,
  'mf-auth': 25,
  'mf-dashboard': 45,
  'mf-github': 35,
  'mf-deploy': 30,
  'mf-billing': 50,
};

/** The scripts that were asked for until the remote showed its heading: what somebody waits for. */
async function readFirstView(page: Page, path: string, remote: string): Promise<FirstView> {
  await markFirstView(page);
  const heading = page.locator(`[data-remote="${remote}"] h1`).first();
  await page.goto(path);
  await expect(heading).toBeVisible();
  return page.evaluate((ownFiles) => {
    const until = performance.getEntriesByName('first-view')[0]?.startTime ?? 0;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const waited = entries.filter(({ startTime }) => startTime <= until);
    const scripts = waited.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const kilobytes = (part: string) =>
      scripts
        .filter(({ name }) => new URL(name).pathname.startsWith(part))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0);
    return { shell: kilobytes('/assets/'), remote: kilobytes(ownFiles), requests: waited.length };
  }, `/mf/files/${remote}/`);
}

function report(path: string, { shell, remote, requests }: FirstView): void {
  const sum = (shell + remote).toFixed(1);
  test.info().annotations.push({
    type: 'first view',
    description: `${path}: shell ${shell.toFixed(1)} + remote ${remote.toFixed(1)} = ${sum} KB, ${requests} requests`,
  });
}

test.describe('What a first view costs', () => {
  for (const path of ['/', '/home', '/landing', '/enhanced', '/newhero', '/pricing', '/Docs'])
    test(`${path} needs at most 130 KB of JavaScript`, async ({ page }) => {
      const view = await readFirstView(page, path, 'mf-marketing');
      report(path, view);
      expect(view.shell).toBeGreaterThan(50);
      expect(view.shell + view.remote).toBeLessThanOrEqual(130);
      expect(view.remote - ENTRY).toBeLessThanOrEqual(REMOTE_BUDGETS['mf-marketing'] ?? 0);
    });

  test('/auth needs at most 25 KB of its own', async ({ page }) => {
    const view = await readFirstView(page, '/auth', 'mf-auth');
    report('/auth', view);
    expect(view.remote - ENTRY).toBeLessThanOrEqual(REMOTE_BUDGETS['mf-auth'] ?? 0);
  });

  test('the signed-in home needs at most 190 KB of JavaScript', async ({ page, signIn }) => {
    await signIn();
    const view = await readFirstView(page, '/apphome', 'mf-dashboard');
    report('/apphome', view);
    expect(view.shell + view.remote).toBeLessThanOrEqual(190);
  });

  for (const [path, remote] of [
    ['/apphome', 'mf-dashboard'],
    ['/github', 'mf-github'],
    ['/deploymentList', 'mf-deploy'],
    ['/billing', 'mf-billing'],
  ] as const)
    test(`${path} stays within what ${remote} may need at first view`, async ({ page, signIn }) => {
      await signIn();
      const view = await readFirstView(page, path, remote);
      report(path, view);
      expect(view.remote - ENTRY).toBeGreaterThan(0);
      expect(view.remote - ENTRY).toBeLessThanOrEqual(REMOTE_BUDGETS[remote] ?? 0);
    });
});
