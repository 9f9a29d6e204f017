import { lazyWithRetry } from '@tessera/shared/remote';
import { PromptHero } from '../features/hero-prompt/prompt-hero';
import { BelowTheFold } from '../lib/below-the-fold';

const RootArt = lazyWithRetry(() => import('./root-art').then((page) => page.RootArt));
const RootRest = lazyWithRetry(() => import('./root-rest').then((page) => page.RootRest));

/** `/`: the marketing variant of the landing page. */
export function RootPage() {
  return (
    <>
      <PromptHero
        art={
          <BelowTheFold room={[426, 426, 626]}>
            <RootArt />
          </BelowTheFold>
        }
      />
      <BelowTheFold room={[1800, 1900, 2200]}>
        <RootRest />
      </BelowTheFold>
    </>
  );
}
