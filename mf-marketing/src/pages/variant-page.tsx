import { Suspense } from 'react';
import { SiteFooter } from '../features/navigation/site-footer';
import { TopNavigation } from '../features/navigation/top-navigation';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { Site } from '../lib/site.styles';
import { useDocumentTitle } from '../lib/use-document-title';
import { Waiting } from '../lib/waiting';

const NotThereYet = lazyWithRetry(() =>
  import('../features/not-there-yet/not-there-yet').then((feature) => feature.NotThereYet),
);

/** `/enhanced` and `/landing`, until they have compositions of their own. */
export function VariantPage() {
  useDocumentTitle('Not there yet');
  return (
    <Site>
      <TopNavigation />
      <Suspense fallback={<Waiting />}>
        <NotThereYet text="Another look at the product will stand here. What it does is on the start page." />
      </Suspense>
      <SiteFooter />
    </Site>
  );
}
