import { paths } from '@tessera/shared/paths';
import { LinkButton } from '@tessera/shared/ui';
import { ClosingCall } from '../features/closing-call/closing-call';
import { FeatureTabs } from '../features/feature-tabs/feature-tabs';
import { PromptHero } from '../features/hero-prompt/prompt-hero';
import { LiveMiniature } from '../features/live-miniature/live-miniature';
import { SiteFooter } from '../features/navigation/site-footer';
import { TopNavigation } from '../features/navigation/top-navigation';
import { ReceiptSection } from '../features/receipt/receipt-section';
import { Site } from '../lib/site.styles';
import { useDocumentTitle } from '../lib/use-document-title';

/** `/`: the marketing variant of the landing page. */
export function RootPage() {
  useDocumentTitle('Home');
  return (
    <Site>
      <TopNavigation />
      <PromptHero art={<LiveMiniature />} />
      <FeatureTabs />
      <ReceiptSection />
      <ClosingCall
        title="Start with one sentence"
        text="The Starter plan costs nothing and comes with 50 credits a month. The built-in assistant works without any."
      >
        <LinkButton to={paths.auth.to()} variant="primary" size="large">
          Get Started
        </LinkButton>
        <LinkButton to={paths.pricing.to()} size="large">
          See pricing
        </LinkButton>
      </ClosingCall>
      <SiteFooter />
    </Site>
  );
}
