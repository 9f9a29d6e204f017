import { Suspense } from 'react';
import { paths } from '@tessera/shared/paths';
import { LinkButton } from '@tessera/shared/ui';
import { ClosingCall } from '../features/closing-call/closing-call';
import { SiteFooter } from '../features/navigation/site-footer';
import { TopNavigation } from '../features/navigation/top-navigation';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { Site } from '../lib/site.styles';
import { useDocumentTitle } from '../lib/use-document-title';
import { Waiting } from '../lib/waiting';

const Pricing = lazyWithRetry(() => import('../features/pricing/pricing').then((feature) => feature.Pricing));

/** `/pricing` */
export function PricingPage() {
  useDocumentTitle('Pricing');
  return (
    <Site>
      <TopNavigation />
      <Suspense fallback={<Waiting />}>
        <Pricing />
      </Suspense>
      <ClosingCall
        title="Try it before you decide"
        text="Begin on Starter, make something real, and choose a plan when you know what you need."
      >
        <LinkButton to={paths.auth.to()} variant="primary" size="large">
          Start for free
        </LinkButton>
        <LinkButton to={paths.docs.to()} size="large">
          Read the documentation
        </LinkButton>
      </ClosingCall>
      <SiteFooter />
    </Site>
  );
}
