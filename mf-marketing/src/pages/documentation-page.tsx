import { lazyWithRetry } from '@tessera/shared/remote';
import { useParams } from 'react-router-dom';
import { Documentation } from '../features/documentation/documentation';
import { BelowTheFold } from '../lib/below-the-fold';

const SiteFooter = lazyWithRetry(() =>
  import(/* webpackChunkName: "later" */ '../features/navigation/site-footer').then(
    (feature) => feature.SiteFooter,
  ),
);

/** `/Documentation` and `/Docs/*` */
export function DocumentationPage() {
  const { '*': rest } = useParams();
  return (
    <>
      <Documentation slug={rest || undefined} />
      <BelowTheFold room={[250, 250, 290]}>
        <SiteFooter />
      </BelowTheFold>
    </>
  );
}
