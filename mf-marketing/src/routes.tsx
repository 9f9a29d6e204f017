import { paths } from '@tessera/shared/paths';
import { matchPath, Route, Routes } from 'react-router-dom';
import { pageSlot } from './lib/page-slot';
import { SiteAssistant } from './pages/site-assistant';
import { BareFrame, TopFrame } from './pages/site-frame';

const documentation = pageSlot(() =>
  import('./pages/documentation-page').then((page) => page.DocumentationPage),
);

/** The pages by their full addresses, each in a chunk of its own, in the frame that they share. */
const FRAMES = [
  {
    Frame: TopFrame,
    pages: {
      [paths.root.pattern]: pageSlot(() => import('./pages/root-page').then((page) => page.RootPage)),
      [paths.pricing.pattern]: pageSlot(() =>
        import('./pages/pricing-page').then((page) => page.PricingPage),
      ),
      [paths.documentation.pattern]: documentation,
      [`${paths.docs.pattern}/*`]: documentation,
    },
  },
  {
    Frame: BareFrame,
    pages: {
      [paths.home.pattern]: pageSlot(() => import('./pages/home-page').then((page) => page.HomePage)),
      [paths.landing.pattern]: pageSlot(() =>
        import('./pages/landing-page').then((page) => page.LandingPage),
      ),
      [paths.enhanced.pattern]: pageSlot(() =>
        import('./pages/enhanced-page').then((page) => page.EnhancedPage),
      ),
      [paths.newHero.pattern]: pageSlot(() =>
        import('./pages/new-hero-page').then((page) => page.NewHeroPage),
      ),
    },
  },
];

/** Fetches the page of an address: the remote is mounted with it, not with a frame that waits for it. */
export async function fetchPage(pathname: string): Promise<void> {
  for (const { pages } of FRAMES)
    for (const [pattern, page] of Object.entries(pages))
      if (matchPath({ path: pattern, caseSensitive: true }, pathname)) await page.fetch();
}

/** This remote's pages. */
export function MarketingRoutes() {
  return (
    <>
      <Routes>
        {FRAMES.map(({ Frame, pages }) => (
          <Route key={Object.keys(pages)[0]} element={<Frame />}>
            {Object.entries(pages).map(([pattern, { Page }]) => (
              <Route key={pattern} path={pattern} element={<Page />} />
            ))}
          </Route>
        ))}
      </Routes>
      <SiteAssistant />
    </>
  );
}
