import { paths } from '@tessera/shared/paths';
import { LinkButton } from '@tessera/shared/ui';
import { ClosingCall } from '../features/closing-call/closing-call';
import { SiteFooter } from '../features/navigation/site-footer';
import { RouteLine } from '../features/route-line/route-line';
import { Testimonials } from '../features/testimonials/testimonials';

/** Everything of `/landing` that is not in its first view. */
export function LandingRest() {
  return (
    <>
      <RouteLine />
      <Testimonials heading="From people who had something to keep track of" layout="lead" />
      <ClosingCall
        title="Keep what you make"
        text="Start with a sentence and stop whenever you like. What you made stays yours."
      >
        <LinkButton to={paths.auth.to()} variant="primary" size="large">
          Start Free Trial
        </LinkButton>
        <LinkButton to={paths.pricing.to()} size="large">
          View Pricing
        </LinkButton>
      </ClosingCall>
      <SiteFooter />
    </>
  );
}
