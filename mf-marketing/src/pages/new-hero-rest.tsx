import { HeroSteps } from '../features/hero-steps/hero-steps';
import { SiteFooter } from '../features/navigation/site-footer';

/** Everything of `/newhero` that is not in its first view. */
export function NewHeroRest() {
  return (
    <>
      <HeroSteps />
      <SiteFooter />
    </>
  );
}
