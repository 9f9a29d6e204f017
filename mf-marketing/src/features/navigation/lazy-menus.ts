import { lazyWithRetry, whenIdle } from '@tessera/shared/remote';
import { useEffect } from 'react';

// One chunk with the other small things that the first view does without.
const load = () => import(/* webpackChunkName: "later" */ './menus');

export const LandingSheet = lazyWithRetry(() => load().then((menus) => menus.LandingSheet));
export const ProductsPanel = lazyWithRetry(() => load().then((menus) => menus.ProductsPanel));
export const TopSheet = lazyWithRetry(() => load().then((menus) => menus.TopSheet));

/** Fetches what the bars open before anybody opens it, so that it opens at once. */
export function usePreloadMenus(): void {
  useEffect(
    // If it fails, opening asks again.
    () => whenIdle(() => void load().catch(() => undefined)),
    [],
  );
}
