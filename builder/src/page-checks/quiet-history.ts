import type { AppWindow } from '../robot/robot';

/**
 * Where the application goes from page to page is no step for Back in the page around: the history of a frame is part of that page's.
 * Links replace what is open; what the application opens by itself does so in a frame of this name (builder/src/kit/frame/router.ts).
 */
export function keepHistoryQuiet(window: AppWindow): void {
  window.name = 'quiet';
  window.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof window.Element ? target.closest('a[href^="#"]') : null;
    const href = link?.getAttribute('href');
    if (href === undefined || href === null || event.defaultPrevented) return;
    event.preventDefault();
    window.location.replace(href);
  });
}
