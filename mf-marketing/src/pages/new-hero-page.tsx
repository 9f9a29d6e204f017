import { lazyWithRetry } from '@tessera/shared/remote';
import { LaunchHero } from '../features/hero-launch/launch-hero';
import { TopNavigation } from '../features/navigation/top-navigation';
import { BelowTheFold } from '../lib/below-the-fold';
import { Site } from '../lib/site.styles';

const ParticleField = lazyWithRetry(() =>
  import('../features/particles/particle-field').then((feature) => feature.ParticleField),
);

const NewHeroRest = lazyWithRetry(() => import('./new-hero-rest').then((page) => page.NewHeroRest));

/** `/newhero`: a hero that says it in one line, and the three steps behind that line. */
export function NewHeroPage() {
  return (
    <Site>
      <TopNavigation />
      <LaunchHero
        sky={
          <BelowTheFold room={[0, 0, 0]}>
            <ParticleField count={80} />
          </BelowTheFold>
        }
      />
      <BelowTheFold room={[1230, 1300, 1450]}>
        <NewHeroRest />
      </BelowTheFold>
    </Site>
  );
}
