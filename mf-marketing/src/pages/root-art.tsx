import { HeroArt } from '../features/hero-prompt/hero-art';
import { LiveMiniature } from '../features/live-miniature/live-miniature';

/** The product at work, beside the first words of `/`. */
export function RootArt() {
  return (
    <HeroArt>
      <LiveMiniature />
    </HeroArt>
  );
}
