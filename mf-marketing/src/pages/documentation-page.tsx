import { paths } from '@tessera/shared/paths';
import { lazyWithRetry } from '@tessera/shared/remote';
import { matchPath, useLocation } from 'react-router-dom';
import { Documentation } from '../features/documentation/documentation';
import { BelowTheFold } from '../lib/below-the-fold';

const SiteFooter = lazyWithRetry(() =>
  import(/* webpackChunkName: "later" */ '../features/navigation/site-footer').then(
    (feature) => feature.SiteFooter,
  ),
);

/** `/Documentation` and `/Docs/*` */
export function DocumentationPage() {
  const rest = matchPath(`${paths.docs.pattern}/*`, useLocation().pathname)?.params['*'];
  return (
    <>
      <Documentation slug={rest || undefined} />
      <BelowTheFold room={[250, 250, 290]}>
        <SiteFooter />
      </BelowTheFold>
    </>
  );
}
