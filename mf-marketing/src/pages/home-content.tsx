import { ChatDemo } from '../features/chat-demo/chat-demo';
import { FeatureGrid } from '../features/feature-grid/feature-grid';
import { MosaicHero } from '../features/hero-mosaic/mosaic-hero';
import { Stats } from '../features/stats/stats';
import { useHashScroll } from '../lib/use-hash-scroll';

/** What /home shows between its navigation and its foot; loaded with the page, so that / does not carry it. */
export function HomeContent() {
  // Here rather than in the page: the sections have to be there to be scrolled to.
  useHashScroll();
  return (
    <>
      <MosaicHero />
      <Stats />
      <FeatureGrid />
      <ChatDemo />
    </>
  );
}
