import { paths } from '@tessera/shared/paths';
import { findPublicPage } from '@tessera/shared/public-pages';
import { lazyWithRetry, useDocumentTitle } from '@tessera/shared/remote';
import { Suspense } from 'react';
import { LaunchHero } from '../features/hero-launch/launch-hero';
import { HeroSteps } from '../features/hero-steps/hero-steps';
import { SiteFooter } from '../features/navigation/site-footer';
import { TopNavigation } from '../features/navigation/top-navigation';
import { Site } from '../lib/site.styles';

const ParticleField = lazyWithRetry(() =>
  import('../features/particles/particle-field').then((feature) => feature.ParticleField),
);

/** `/newhero`: a hero that says it in one line, and the three steps behind that line. */
export function NewHeroPage() {
  useDocumentTitle(findPublicPage(paths.newHero.to())?.title ?? '');
  return (
    <Site>
      <TopNavigation />
      <LaunchHero
        sky={
          <Suspense fallback={null}>
            <ParticleField count={80} />
          </Suspense>
        }
      />
      <HeroSteps />
      <SiteFooter />
    </Site>
  );
}
