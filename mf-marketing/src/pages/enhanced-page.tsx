import { lazyWithRetry } from '@tessera/shared/remote';
import { ShelfHero } from '../features/hero-shelf/shelf-hero';
import { TopNavigation } from '../features/navigation/top-navigation';
import { BelowTheFold } from '../lib/below-the-fold';
import { Site } from '../lib/site.styles';

const EnhancedRest = lazyWithRetry(() => import('./enhanced-rest').then((page) => page.EnhancedRest));

/** `/enhanced`: a shelf of templates, what stands behind them, and what people say (LAND-12). */
export function EnhancedPage() {
  return (
    <Site>
      <TopNavigation />
      <ShelfHero />
      <BelowTheFold room={[3070, 3700, 3500]}>
        <EnhancedRest />
      </BelowTheFold>
    </Site>
  );
}
