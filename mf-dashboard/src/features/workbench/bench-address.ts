import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

const TABS = ['code', 'data', 'checks', 'history'] as const;
type BenchTab = (typeof TABS)[number];

/** What of a project is looked at, as its address says: versions by their numbers. */
export interface BenchPlace {
  /** `?version=9`: an earlier version. */
  readonly version?: number | undefined;
  /** `?compare=9..13`: what is different in the second. */
  readonly compare?: readonly [from: number, to: number] | undefined;
  /** `?before=12`: the version that is shown beside the one before it. */
  readonly before?: number | undefined;
  /** `?tab=data`: anything but the preview. Which records, `?table=e2&data=live`, is theirs to say. */
  readonly tab?: BenchTab | undefined;
  /** `?tab=code&path=src/App.tsx`: the file that a link led to. */
  readonly path?: string | undefined;
}

const NAMES = ['version', 'compare', 'before', 'tab', 'path'] as const;
const OF_DATA = ['table', 'data'];
/** The longest path of a file in a project. */
const LONGEST = 200;

/** Reads a place of an address; what makes no sense is no place. */
export function readPlace(params: URLSearchParams): BenchPlace {
  const numberOf = (text: string | null | undefined) =>
    /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
  const tab = TABS.find((each) => each === params.get('tab'));
  const path = params.get('path') ?? '';
  const [from, to] = (params.get('compare') ?? '').split('..').map(numberOf);
  return {
    version: numberOf(params.get('version')),
    compare: from !== undefined && to !== undefined ? [from, to] : undefined,
    before: numberOf(params.get('before')),
    tab,
    path: tab === 'code' && path !== '' && path.length <= LONGEST ? path : undefined,
  };
}

/** The parameters with another place; what else is in the address stays. */
export function writePlace(params: URLSearchParams, place: BenchPlace): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of NAMES) next.delete(name);
  if (place.version !== undefined) next.set('version', String(place.version));
  if (place.compare) next.set('compare', place.compare.join('..'));
  if (place.before !== undefined) next.set('before', String(place.before));
  if (place.tab !== 'data') for (const name of OF_DATA) next.delete(name);
  if (place.tab !== undefined) next.set('tab', place.tab);
  if (place.tab === 'code' && place.path !== undefined) next.set('path', place.path);
  return next;
}

/** The place, and the way to another one: by a link of its own each, so that 'back' leads to the one before. */
export function useBenchPlace() {
  const [params, setParams] = useSearchParams();
  const latest = useRef({ params, setParams });
  useEffect(() => {
    latest.current = { params, setParams };
  });
  const goTo = useCallback((place: BenchPlace, isReplacing = false) => {
    const { params: now, setParams: set } = latest.current;
    const next = writePlace(now, place);
    if (next.toString() !== now.toString()) set(next, { replace: isReplacing });
  }, []);
  return { place: readPlace(params), goTo };
}
