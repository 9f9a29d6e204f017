import { Suspense } from 'react';
import { act } from '@testing-library/react';
import { useLocation, type Location } from 'react-router-dom';
import { MarketingRoutes } from './routes';

/** This remote's pages with a probe that tells where the router is, for links that lead out of this remote. */
export function ProbedSite({ onMove = () => undefined }: { onMove?: (location: Location) => void }) {
  return (
    <>
      <Suspense>
        <MarketingRoutes />
      </Suspense>
      <LocationProbe onMove={onMove} />
    </>
  );
}

function LocationProbe({ onMove }: { onMove: (location: Location) => void }) {
  onMove(useLocation());
  return null;
}

/** Lets parts that have code of their own begin to load. They appear a moment later: find, do not get. */
export async function settle(): Promise<void> {
  await act(() => Promise.resolve());
}

/** Scrolls the window to a distance from its top, in pixels. */
export function scrollTo(distance: number): void {
  Object.defineProperty(window, 'scrollY', { value: distance, configurable: true });
  act(() => void document.dispatchEvent(new Event('scroll')));
}
