import { paths } from '@tessera/shared/paths';
import { LinkButton } from '@tessera/shared/ui';
import { ClosingCall } from '../features/closing-call/closing-call';
import { SiteFooter } from '../features/navigation/site-footer';
import { Comparison } from '../features/pricing/comparison-table';
import { Faq } from '../features/pricing/faq';
import type { PlanType } from '../features/pricing/plans';

/** Everything of `/pricing` that is not in its first view (PRC-03, PRC-04). */
export function PricingRest({ selected }: { selected: PlanType }) {
  return (
    <>
      <Comparison selected={selected} />
      <Faq />
      <ClosingCall
        title="Try it before you decide"
        text="Start free, build something real, and choose a plan when you know what you need."
      >
        <LinkButton to={paths.auth.to()} variant="primary" size="large">
          Start for free
        </LinkButton>
        <LinkButton to={paths.docs.to()} size="large">
          Read the documentation
        </LinkButton>
      </ClosingCall>
      <SiteFooter />
    </>
  );
}
