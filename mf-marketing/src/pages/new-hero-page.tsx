import { Suspense } from 'react';
import { SiteFooter } from '../features/navigation/site-footer';
import { TopNavigation } from '../features/navigation/top-navigation';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { Site } from '../lib/site.styles';
import { useDocumentTitle } from '../lib/use-document-title';
import { Waiting } from '../lib/waiting';

const LaunchHero = lazyWithRetry(() =>
  import('../features/hero-launch/launch-hero').then((feature) => feature.LaunchHero),
);

/** `/newhero` */
export function NewHeroPage() {
  useDocumentTitle('Welcome');
  return (
    <Site>
      <TopNavigation />
      <Suspense fallback={<Waiting />}>
        <LaunchHero />
      </Suspense>
      <SiteFooter />
    </Site>
  );
}
