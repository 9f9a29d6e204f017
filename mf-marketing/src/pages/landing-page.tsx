import { paths } from '@tessera/shared/paths';
import { findPublicPage } from '@tessera/shared/public-pages';
import { lazyWithRetry, useDocumentTitle } from '@tessera/shared/remote';
import { LinkButton } from '@tessera/shared/ui';
import { Suspense } from 'react';
import { ClosingCall } from '../features/closing-call/closing-call';
import { DemoPanel } from '../features/demo-panel/demo-panel';
import { AddressHero } from '../features/hero-address/address-hero';
import { LandingNavigation } from '../features/navigation/landing-navigation';
import { SiteFooter } from '../features/navigation/site-footer';
import { RouteLine } from '../features/route-line/route-line';
import { Testimonials } from '../features/testimonials/testimonials';
import { Site } from '../lib/site.styles';

const ParticleField = lazyWithRetry(() =>
  import('../features/particles/particle-field').then((feature) => feature.ParticleField),
);

/** `/landing`: the way from the idea to the address. */
export function LandingPage() {
  useDocumentTitle(findPublicPage(paths.landing.to())?.title ?? '');
  return (
    <Site>
      <LandingNavigation />
      <AddressHero
        sky={
          <Suspense fallback={null}>
            <ParticleField count={100} />
          </Suspense>
        }
      >
        <DemoPanel />
      </AddressHero>
      <RouteLine />
      <Testimonials heading="From people who had something to keep track of" layout="lead" />
      <ClosingCall
        title="Keep what you make"
        text="The trial begins with a sentence and ends when you say so. What you made stays yours."
      >
        <LinkButton to={paths.auth.to()} variant="primary" size="large">
          Start Free Trial
        </LinkButton>
        <LinkButton to={paths.pricing.to()} size="large">
          View Pricing
        </LinkButton>
      </ClosingCall>
      <SiteFooter />
    </Site>
  );
}
