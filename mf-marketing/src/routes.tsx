import { Route, Routes } from 'react-router-dom';
import { paths } from '@tessera/shared/paths';
import { DocumentationPage } from './pages/documentation-page';
import { HomePage } from './pages/home-page';
import { NewHeroPage } from './pages/new-hero-page';
import { PricingPage } from './pages/pricing-page';
import { RootPage } from './pages/root-page';
import { VariantPage } from './pages/variant-page';

/** This remote's pages, by their full addresses. */
export function MarketingRoutes() {
  return (
    <Routes>
      <Route path={paths.root.pattern} element={<RootPage />} />
      <Route path={paths.home.pattern} element={<HomePage />} />
      <Route path={paths.newHero.pattern} element={<NewHeroPage />} />
      <Route path={paths.landing.pattern} element={<VariantPage />} />
      <Route path={paths.enhanced.pattern} element={<VariantPage />} />
      <Route path={paths.pricing.pattern} element={<PricingPage />} />
      <Route path={paths.documentation.pattern} element={<DocumentationPage />} />
      <Route path={`${paths.docs.pattern}/*`} element={<DocumentationPage />} />
    </Routes>
  );
}
