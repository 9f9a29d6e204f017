import { lazyWithRetry } from '@tessera/shared/remote';
import { MosaicHero } from '../features/hero-mosaic/mosaic-hero';
import { LandingNavigation } from '../features/navigation/landing-navigation';
import { BelowTheFold } from '../lib/below-the-fold';
import { Site } from '../lib/site.styles';

const HomeRest = lazyWithRetry(() => import('./home-rest').then((page) => page.HomeRest));

/** `/home`: the landing page with the anchors #features and #demo. */
export function HomePage() {
  return (
    <Site>
      <LandingNavigation />
      <MosaicHero />
      <BelowTheFold room={[3300, 3900, 4300]}>
        <HomeRest />
      </BelowTheFold>
    </Site>
  );
}
