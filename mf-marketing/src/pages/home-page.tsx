import { Suspense } from 'react';
import { paths } from '@tessera/shared/paths';
import { LinkButton } from '@tessera/shared/ui';
import { ClosingCall } from '../features/closing-call/closing-call';
import { LandingNavigation } from '../features/navigation/landing-navigation';
import { SiteFooter } from '../features/navigation/site-footer';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { Site } from '../lib/site.styles';
import { useDocumentTitle } from '../lib/use-document-title';
import { Waiting } from '../lib/waiting';

const HomeContent = lazyWithRetry(() => import('./home-content').then((page) => page.HomeContent));

/** `/home`: the landing page with the anchors #features and #demo. */
export function HomePage() {
  useDocumentTitle('Welcome');
  return (
    <Site>
      <LandingNavigation />
      <Suspense fallback={<Waiting />}>
        <HomeContent />
      </Suspense>
      <ClosingCall title="Say the first sentence" text="It takes a minute to see whether the idea holds.">
        <LinkButton to={paths.auth.to()} variant="primary" size="large">
          Sign Up
        </LinkButton>
        <LinkButton to={paths.pricing.to()} size="large">
          Pricing
        </LinkButton>
      </ClosingCall>
      <SiteFooter />
    </Site>
  );
}
