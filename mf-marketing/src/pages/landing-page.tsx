import { lazyWithRetry } from '@tessera/shared/remote';
import { AddressHero } from '../features/hero-address/address-hero';
import { LandingNavigation } from '../features/navigation/landing-navigation';
import { BelowTheFold } from '../lib/below-the-fold';
import { Site } from '../lib/site.styles';

const DemoPanel = lazyWithRetry(() =>
  import('../features/demo-panel/demo-panel').then((feature) => feature.DemoPanel),
);
const ParticleField = lazyWithRetry(() =>
  import('../features/particles/particle-field').then((feature) => feature.ParticleField),
);

const LandingRest = lazyWithRetry(() => import('./landing-rest').then((page) => page.LandingRest));

/** `/landing`: the way from the idea to the address. */
export function LandingPage() {
  return (
    <Site>
      <LandingNavigation />
      <AddressHero
        sky={
          <BelowTheFold room={[0, 0, 0]}>
            <ParticleField count={100} />
          </BelowTheFold>
        }
      >
        <BelowTheFold room={[483, 483, 740]}>
          <DemoPanel />
        </BelowTheFold>
      </AddressHero>
      <BelowTheFold room={[1760, 2300, 2160]}>
        <LandingRest />
      </BelowTheFold>
    </Site>
  );
}
