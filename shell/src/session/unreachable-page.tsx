import type { Silent } from '@tessera/shared/session';
import { brand } from '@tessera/shared/brand';
import { signInFrom } from '@tessera/shared/paths';
import { useLocation } from 'react-router-dom';
import { PageError } from '../errors/page-error';
import { useRetry } from './use-retry';

/** SES-06: in place of a page that cannot be shown before it is known who is there. */
export function UnreachablePage({ cause }: { cause: Silent }) {
  const { isRetrying, retry } = useRetry();
  const { pathname, search, hash } = useLocation();
  const common = { isRetrying, onRetry: retry, retryLabel: 'Try again' };
  return (
    <main id="main" tabIndex={-1}>
      {cause === 'server' ? (
        <PageError title={`${brand.name} cannot be reached`} {...common}>
          You have not been signed out. This page opens by itself as soon as {brand.name} answers.
        </PageError>
      ) : (
        <PageError
          title="You are signed in on another tab"
          wayOut={{ label: 'Sign In', to: signInFrom(pathname + search + hash) }}
          {...common}
        >
          Your browser has put that tab to sleep, so this one cannot ask it. Open it and come back, or sign in
          here.
        </PageError>
      )}
    </main>
  );
}
