import { paths } from '@tessera/shared/paths';
import { LinkButton } from '@tessera/shared/ui';
import { ClosingCall } from '../features/closing-call/closing-call';
import { FeatureTabs } from '../features/feature-tabs/feature-tabs';
import { SiteFooter } from '../features/navigation/site-footer';
import { TileField } from '../lib/tile-field';
import { ReceiptSection } from '../features/receipt/receipt-section';

/** Everything of `/` that is not in its first view. */
export function RootRest() {
  return (
    <>
      <FeatureTabs />
      <ReceiptSection />
      <ClosingCall
        title="Start with one sentence"
        text="The Starter plan is free and comes with 50 credits a month. The built-in assistant does not use any."
        art={<TileField columns={24} rows={16} seed={9} />}
      >
        <LinkButton to={paths.auth.to()} variant="primary" size="large">
          Get Started
        </LinkButton>
        <LinkButton to={paths.pricing.to()} size="large">
          See pricing
        </LinkButton>
      </ClosingCall>
      <SiteFooter />
    </>
  );
}
