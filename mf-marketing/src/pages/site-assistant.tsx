import { lazyWithRetry } from '@tessera/shared/remote';
import { BelowTheFold } from '../lib/below-the-fold';

const MarketingAssistant = lazyWithRetry(() =>
  import(/* webpackChunkName: "later" */ '../features/marketing-assistant/marketing-assistant').then(
    (feature) => feature.MarketingAssistant,
  ),
);

/** Beside every page of the site: it stays, with its conversation, while the pages change. */
export function SiteAssistant() {
  return (
    <BelowTheFold room={[0, 0, 0]}>
      <MarketingAssistant />
    </BelowTheFold>
  );
}
