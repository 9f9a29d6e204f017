import { paths } from '@tessera/shared/paths';
import { LinkButton } from '@tessera/shared/ui';
import { ChatDemo } from '../features/chat-demo/chat-demo';
import { ClosingCall } from '../features/closing-call/closing-call';
import { FeatureGrid } from '../features/feature-grid/feature-grid';
import { MosaicHero } from '../features/hero-mosaic/mosaic-hero';
import { LandingNavigation } from '../features/navigation/landing-navigation';
import { SiteFooter } from '../features/navigation/site-footer';
import { Stats } from '../features/stats/stats';
import { Site } from '../lib/site.styles';
import { useDocumentTitle } from '../lib/use-document-title';
import { useHashScroll } from '../lib/use-hash-scroll';

/** `/home`: the landing page with the anchors #features and #demo. */
export function HomePage() {
  useDocumentTitle('Welcome');
  useHashScroll();
  return (
    <Site>
      <LandingNavigation />
      <MosaicHero />
      <Stats />
      <FeatureGrid />
      <ChatDemo />
      <ClosingCall title="Say the first sentence" text="It takes a minute to see whether the idea holds.">
        <LinkButton to={paths.auth.to()} variant="primary" size="large">
          Sign Up
        </LinkButton>
        <LinkButton to={paths.pricing.to()} size="large">
          Pricing
        </LinkButton>
      </ClosingCall>
      <SiteFooter />
    </Site>
  );
}
