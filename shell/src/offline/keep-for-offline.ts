import { config } from '../lib/config';

/**
 * Lets the pages that were visited open without a network: hands the service worker (worker.js) what this page has
 * loaded. Nothing depends on it: where there are no service workers, or none may be registered, the site is as it was.
 */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // The page brought it, so it was not asked for; a page that is kept for every address brings none.
  const record = document.getElementById('tessera-record')?.dataset['location'];
  const addresses = record === undefined ? loaded : [...loaded, `${config.registryUrl}/${record}`];
  active?.postMessage({
    type: 'keep',
    files: addresses.map((href) => ({ href, integrity: integrityOf(href) })),
  });
}

/** Undefined for what no release lists. Such a script is not kept. */
function integrityOf(address: string): string | undefined {
  try {
    return globalThis.__TESSERA_SRI__(address);
  } catch {
    return undefined;
  }
}
