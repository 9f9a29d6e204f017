import type { ComponentType } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { pageSlot, type PageSlot } from './lib/page-slot';
import { pages } from './pages';
import { SiteAssistant } from './pages/site-assistant';
import { BareFrame, TopFrame } from './pages/site-frame';

type PageName = keyof typeof pages;

const inTopFrame = (load: () => Promise<ComponentType>) => ({ Frame: TopFrame, ...pageSlot(load) });
const inBareFrame = (load: () => Promise<ComponentType>) => ({ Frame: BareFrame, ...pageSlot(load) });

const documentation = inTopFrame(() =>
  import('./pages/documentation-page').then((page) => page.DocumentationPage),
);

/** What each declared page draws: a chunk of its own, in the frame that it shares with others. */
const slots: Readonly<Record<PageName, PageSlot & { readonly Frame: ComponentType }>> = {
  root: inTopFrame(() => import('./pages/root-page').then((page) => page.RootPage)),
  pricing: inTopFrame(() => import('./pages/pricing-page').then((page) => page.PricingPage)),
  documentation,
  docs: documentation,
  home: inBareFrame(() => import('./pages/home-page').then((page) => page.HomePage)),
  landing: inBareFrame(() => import('./pages/landing-page').then((page) => page.LandingPage)),
  enhanced: inBareFrame(() => import('./pages/enhanced-page').then((page) => page.EnhancedPage)),
  newHero: inBareFrame(() => import('./pages/new-hero-page').then((page) => page.NewHeroPage)),
};

const FRAMES = [
  ['top', TopFrame],
  ['bare', BareFrame],
] as const;

const names = Object.keys(pages) as PageName[];

/** Fetches the page of an address: the remote is mounted with it, not with a frame that waits for it. */
export async function fetchPage(pathname: string): Promise<void> {
  for (const name of names)
    if (matchPath({ path: pages[name].pattern, caseSensitive: true }, pathname)) await slots[name].fetch();
}

/** This remote's pages. One route for each frame, so that it stays while its pages come and go. */
export function MarketingRoutes() {
  return (
    <>
      <Routes>
        {FRAMES.map(([key, Frame]) => (
          <Route key={key} element={<Frame />}>
            {names
              .filter((name) => slots[name].Frame === Frame)
              .map((name) => {
                const { Page } = slots[name];
                return <Route key={name} path={pages[name].pattern} element={<Page />} />;
              })}
          </Route>
        ))}
      </Routes>
      <SiteAssistant />
    </>
  );
}
