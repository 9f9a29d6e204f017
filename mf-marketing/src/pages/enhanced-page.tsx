import { paths } from '@tessera/shared/paths';
import { findPublicPage } from '@tessera/shared/public-pages';
import { lazyWithRetry, useDocumentTitle } from '@tessera/shared/remote';
import { LinkButton } from '@tessera/shared/ui';
import { Suspense } from 'react';
import { ClosingCall } from '../features/closing-call/closing-call';
import { FeatureLedger } from '../features/feature-ledger/feature-ledger';
import { ShelfHero } from '../features/hero-shelf/shelf-hero';
import { SiteFooter } from '../features/navigation/site-footer';
import { TopNavigation } from '../features/navigation/top-navigation';
import { Testimonials } from '../features/testimonials/testimonials';
import { Container, Site } from '../lib/site.styles';
import { Waiting } from '../lib/waiting';

const TemplateGallery = lazyWithRetry(() =>
  import('../features/template-gallery/template-gallery').then((feature) => feature.TemplateGallery),
);

/** `/enhanced`: a shelf of templates, what stands behind them, and what people say (LAND-12). */
export function EnhancedPage() {
  useDocumentTitle(findPublicPage(paths.enhanced.to())?.title ?? '');
  return (
    <Site>
      <TopNavigation />
      <ShelfHero />
      <Suspense fallback={<Waiting />}>
        <Container>
          <TemplateGallery heading="Templates that run" />
        </Container>
      </Suspense>
      <FeatureLedger />
      <Testimonials heading="What came of it" layout="even" />
      <ClosingCall
        title="Take one and make it yours"
        text="A template is a beginning: the second sentence is what makes it fit."
      >
        <LinkButton to={paths.auth.to()} variant="primary" size="large">
          Start Building Now
        </LinkButton>
        <LinkButton to={paths.pricing.to()} size="large">
          View Pricing
        </LinkButton>
      </ClosingCall>
      <SiteFooter />
    </Site>
  );
}
