import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { SiteFooter } from '../features/navigation/site-footer';
import { TopNavigation } from '../features/navigation/top-navigation';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { Site } from '../lib/site.styles';
import { useDocumentTitle } from '../lib/use-document-title';
import { Waiting } from '../lib/waiting';

const Documentation = lazyWithRetry(() =>
  import('../features/documentation/documentation').then((feature) => feature.Documentation),
);

/** `/Documentation` and `/Docs/*` */
export function DocumentationPage() {
  useDocumentTitle('Documentation');
  const { '*': rest } = useParams();
  return (
    <Site>
      <TopNavigation />
      <Suspense fallback={<Waiting />}>
        <Documentation slug={rest || undefined} />
      </Suspense>
      <SiteFooter />
    </Site>
  );
}
