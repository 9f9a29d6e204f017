import type { Page } from '@playwright/test';

/** Everything that was in the page at any moment, in the order in which it came. */
export interface Painted {
  readonly remotes: readonly string[];
  readonly headings: readonly string[];
  readonly hasSpinner: boolean;
}

/** Records what every later document of the page shows, also for a single frame. */
export async function recordPainted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { remotes: [] as string[], headings: [] as string[], hasSpinner: false };
    const add = (list: string[], value: string | null | undefined) => {
      if (value && !list.includes(value)) list.push(value);
    };
    Object.assign(globalThis, { painted: seen });
    new MutationObserver(() => {
      for (const slot of document.querySelectorAll('[data-remote]'))
        add(seen.remotes, slot.getAttribute('data-remote'));
      for (const heading of document.querySelectorAll('#main h1')) add(seen.headings, heading.textContent);
      seen.hasSpinner ||= document.querySelector('main > [role="status"]')?.textContent === 'Loading';
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });
}

export function readPainted(page: Page): Promise<Painted> {
  return page.evaluate(() => (globalThis as unknown as { painted: Painted }).painted);
}

/** Marks the moment when a remote first shows its heading, as `first-view`, in every later document of the page. */
export async function markFirstView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[data-remote] h1')) return;
      performance.mark('first-view');
      seen.disconnect();
    });
    seen.observe(document, { childList: true, subtree: true });
  });
}
