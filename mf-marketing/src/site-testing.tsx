import { Suspense, type ReactElement } from 'react';
import { setImmediate as nextTurn } from 'node:timers';
import { act, screen, type RenderResult } from '@testing-library/react';
import { useLocation, type Location } from 'react-router-dom';
import { fetchPage, MarketingRoutes } from './routes';

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
export function settle(): Promise<void> {
  return takeTurnsUntil(() => document.querySelector('footer') !== null);
}

/**
 * Lets what opens later arrive, and gives the first element with the text. React shows what was waited for only when
 * nothing else is to be shown; on a page that moves all the time, and with a machine that has other work, `findBy…`
 * may look on for ever. Within `act` every turn shows everything.
 */
export async function openLater(text: string): Promise<HTMLElement> {
  await takeTurnsUntil(() => screen.queryAllByText(text).length > 0);
  const [element] = screen.getAllByText(text);
  return element as HTMLElement;
}

async function takeTurnsUntil(isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500 && !isThere(); turn += 1) await takeTurn();
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
