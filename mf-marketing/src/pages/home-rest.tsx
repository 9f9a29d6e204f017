import { ChatDemo } from '../features/chat-demo/chat-demo';
import { ClosingCall } from '../features/closing-call/closing-call';
import { HeroPrompt } from '../features/hero-prompt/hero-prompt';
import { FeatureGrid } from '../features/feature-grid/feature-grid';
import { SiteFooter } from '../features/navigation/site-footer';
import { Stats } from '../features/stats/stats';
import { TryIt } from '../features/try-it/try-it';
import { TemplateGallery } from '../features/template-gallery/template-gallery';
import { Container, Section } from '../lib/site.styles';
import { useHashScroll } from '../lib/use-hash-scroll';

/** Everything of `/home` that is not in its first view. */
export function HomeRest() {
  // Here rather than in the page: the sections have to be there to be scrolled to.
  useHashScroll();
  return (
    <>
      <Stats />
      <FeatureGrid />
      <ChatDemo>
        <TryIt />
      </ChatDemo>
      <Section aria-label="Templates">
        <Container>
          <TemplateGallery heading="Or begin with one of these" />
        </Container>
      </Section>
      <ClosingCall title="Write the first sentence" text="A minute later you know whether the idea works.">
        <HeroPrompt />
      </ClosingCall>
      <SiteFooter />
    </>
  );
}
