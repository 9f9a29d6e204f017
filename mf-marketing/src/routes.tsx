import { pageFinder } from '@tessera/shared/remote';
import type { ComponentType, PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';
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
const slots: Readonly<Record<PageName, PageSlot & { readonly Frame: ComponentType<PropsWithChildren> }>> = {
  root: inTopFrame(() => import('./pages/root-page').then((page) => page.RootPage)),
  pricing: inTopFrame(() => import('./pages/pricing-page').then((page) => page.PricingPage)),
  documentation,
  docs: documentation,
  home: inBareFrame(() => import('./pages/home-page').then((page) => page.HomePage)),
  landing: inBareFrame(() => import('./pages/landing-page').then((page) => page.LandingPage)),
  enhanced: inBareFrame(() => import('./pages/enhanced-page').then((page) => page.EnhancedPage)),
  keep: inBareFrame(() => import('./pages/keep-page').then((page) => page.KeepPage)),
  newHero: inBareFrame(() => import('./pages/new-hero-page').then((page) => page.NewHeroPage)),
};

const findPage = pageFinder(pages);

/** Fetches the page of an address: the remote is mounted with it, not with a frame that waits for it. */
export async function fetchPage(pathname: string): Promise<void> {
  const name = findPage(pathname);
  if (name !== undefined) await slots[name].fetch();
}

/** This remote's pages: the frame stays while the pages in it come and go. */
export function MarketingRoutes() {
  const name = findPage(useLocation().pathname);
  return (
    <>
      {name !== undefined && <FramedPage name={name} />}
      <SiteAssistant />
    </>
  );
}

function FramedPage({ name }: { name: PageName }) {
  const { Frame, Page } = slots[name];
  return (
    <Frame>
      <Page />
    </Frame>
  );
}
