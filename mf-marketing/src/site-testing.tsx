import { Suspense, type ReactElement } from 'react';
import { setImmediate as nextTurn } from 'node:timers';
import { act, configure, type RenderResult } from '@testing-library/react';
import { useLocation, type Location } from 'react-router-dom';
import { fetchPage, MarketingRoutes } from './routes';

// The first test of a file compiles the chunks that it opens, which takes seconds on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

interface OpenSite extends RenderResult {
  /** Where the router is, for links that lead out of this remote. */
  readonly place: { current?: Location };
}

type Render = (view: ReactElement, options: { path: string }) => RenderResult;

/**
 * Makes the function that opens a page of the site as the entry does, down to its foot: also what is below the first
 * view is there.
 */
export function siteOpener(render: Render): (path: string) => Promise<OpenSite> {
  return async (path) => {
    const place: OpenSite['place'] = {};
    await fetchPage(path.replace(/#.*/, ''));
    const view = render(
      <Suspense>
        <MarketingRoutes />
        <LocationProbe onMove={(location) => (place.current = location)} />
      </Suspense>,
      { path },
    );
    // As if somebody moved on; turning the wheel does not scroll in jsdom.
    act(() => void window.dispatchEvent(new Event('wheel')));
    await settle();
    return { ...view, place };
  };
}

function LocationProbe({ onMove }: { onMove: (location: Location) => void }) {
  onMove(useLocation());
  return null;
}

/** Lets chunks arrive until the page has its foot; by turns of the real event loop, because tests stop the clock. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 500 && !document.querySelector('footer'); turn += 1) await takeTurn();
  await takeTurn();
}

async function takeTurn(): Promise<void> {
  await act(() => new Promise<void>((resolve) => void nextTurn(resolve)));
}

/** Scrolls the window to a distance from its top, in pixels. */
export function scrollTo(distance: number): void {
  Object.defineProperty(window, 'scrollY', { value: distance, configurable: true });
  act(() => void document.dispatchEvent(new Event('scroll')));
}
