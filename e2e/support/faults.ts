import type { Locator, Page, Route } from '@playwright/test';

/** What can become of a request that is not answered as it should be. */
export type Fault = (route: Route) => Promise<void> | void;

export const refused: Fault = (route) => route.abort('connectionrefused');
/** Never answered: the request stays open until somebody gives it up. */
export const hanging: Fault = () => undefined;

/** Holds requests back until `release`: then they are answered as they should be. */
export function holdBack(): { fault: Fault; release: () => void } {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fault: Fault = async (route) => {
    await isReleased;
    await route.fallback();
  };
  return { fault, release };
}
const CODES: Readonly<Record<number, string>> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' };

/** As the API itself answers. */
export const answered =
  (status: number): Fault =>
  (route) =>
    route.fulfill({ status, json: { error: 'Not now.', code: CODES[status] ?? 'INTERNAL' } });
/** As the API answers who has asked too often: nobody asks again by itself for a minute. */
export const busy: Fault = (route) =>
  route.fulfill({
    status: 429,
    headers: { 'retry-after': '60' },
    json: { error: 'Not now.', code: 'RATE_LIMITED' },
  });
/** As a proxy or a firewall answers that lets nobody through. */
export const walledOff: Fault = (route) =>
  route.fulfill({ status: 403, contentType: 'text/html', body: '<!doctype html><h1>Access denied</h1>' });

/** From now on no call of the page is answered as it should be; returns what ends that. */
export async function breakApi(page: Page, fault: Fault): Promise<() => Promise<void>> {
  await page.route('**/api/**', fault);
  return () => page.unroute('**/api/**', fault);
}

/**
 * From now on the scripts that have the text in them do not arrive; returns what ends that.
 *
 * @param text one that is in no other script
 */
export async function breakScript(page: Page, text: string, fault: Fault): Promise<() => Promise<void>> {
  const handler = async (route: Route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(text)) await fault(route);
    else await route.fallback();
  };
  await page.route('**/*.js', handler);
  return () => page.unroute('**/*.js', handler);
}

/** Presses 'Try again', unless the page has found out by itself meanwhile. */
export async function pressUnlessGone(button: Locator): Promise<void> {
  await button.click({ timeout: 5000 }).catch(() => button.waitFor({ state: 'hidden' }));
}
