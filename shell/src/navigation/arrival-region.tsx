import { VisuallyHidden } from '@tessera/shared/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { whenIdle } from '../lib/when-idle';
import type { createArrivals, Visit } from './arrivals';

type Arrivals = ReturnType<typeof createArrivals>;

/** Was this document opened by Reload, Back or Forward, so that it goes back to where it was left? */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

/**
 * The shell's part in going from page to page. What it takes is a chunk of its own, fetched when the first page
 * stands; it renders the live region that announces every page.
 *
 * @param title of the page; undefined while a guard waits or sends the visitor elsewhere: that is no arrival
 */
export function ArrivalRegion({ title }: { title: string | undefined }) {
  const region = useRef<HTMLSpanElement>(null);
  const { pathname, hash, key } = useLocation();
  const action = useNavigationType();
  const loading = useRef<Promise<Arrivals>>(undefined);
  const arrivals = useRef<Arrivals>(undefined);
  const last = useRef<Visit>(undefined);
  const scrolled = useRef(0);

  // Until the chunk is there. In the commit of the next page it is too late to ask: a shorter one has moved it.
  useEffect(() => {
    const note = () => (scrolled.current = scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, []);

  useLayoutEffect(() => {
    if (title === undefined || !region.current) return undefined;
    const element = region.current;
    const before = last.current;
    if (before?.key === key && before.pathname === pathname) return undefined;
    const visit = { pathname, hash, key, isReturning: action === NavigationType.Pop, title };
    last.current = visit;

    const load = (first: Visit) => {
      const leftAt = scrolled.current;
      return (loading.current ??= import('./arrivals').then(({ createArrivals: create }) => {
        arrivals.current = create(first, element, leftAt);
        return arrivals.current;
      }));
    };
    if (!before) {
      const first = { ...visit, isReturning: isReload() };
      const run = () => void load(first).catch(() => (loading.current = undefined));
      return first.isReturning ? run() : void whenIdle(run);
    }
    const titleBefore = document.title;
    if (arrivals.current) arrivals.current.arrive(visit, titleBefore);
    // Without the chunk (the network is gone) pages still come and go.
    else
      void load(before).then(
        (late) => late.arrive(visit, titleBefore),
        () => (loading.current = undefined),
      );
    // A page that is opened by a link starts at its top.
    if (!visit.isReturning && !hash && before.pathname !== pathname)
      scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [title, pathname, hash, key, action]);

  // Another version of the remote, under the page that is shown.
  useEffect(() => {
    if (title !== undefined) arrivals.current?.rename(pathname, title);
  }, [title, pathname]);

  return <VisuallyHidden ref={region} role="status" aria-live="polite" />;
}
