import { lazyWithRetry } from '@tessera/shared/remote';
import { Pricing } from '../features/pricing/pricing';
import { BelowTheFold } from '../lib/below-the-fold';

const PricingRest = lazyWithRetry(() => import('./pricing-rest').then((page) => page.PricingRest));

/** `/pricing` */
export function PricingPage() {
  return (
    <Pricing
      below={(selected) => (
        <BelowTheFold room={[1900, 2000, 2100]}>
          <PricingRest selected={selected} />
        </BelowTheFold>
      )}
    />
  );
}
