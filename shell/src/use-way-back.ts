import { signInFrom } from '@tessera/shared/paths';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNotices } from './notices/notices-context';
import { useShellSession } from './session/session-context';
import { useSiteMap } from './site-map/use-site-map';
import type { PageToShow } from './use-current-page';

/** Long enough to see where one has landed. */
const DURATION_MS = 20_000;

/**
 * RT-02: a visitor of a protected address is sent to `/`. Whoever opened the site by that address is offered to sign in
 * and come back to it; somebody who has just signed out is not.
 */
export function useWayBack(shown: PageToShow): void {
  const isFirst = useRef(true);
  const session = useShellSession();
  const siteMap = useSiteMap();
  const notices = useNotices();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    if (!isFirst.current || shown.kind === 'wait' || shown.kind === 'unreachable') return;
    isFirst.current = false;
    const entry = siteMap?.find(pathname);
    const isGuarded = entry?.kind === 'page' && entry.page.access === 'protected';
    if (shown.kind !== 'redirect' || !isGuarded || session.getState().status !== 'signedOut') return;
    const from = signInFrom(pathname + search + hash);
    notices.notify({
      type: 'info',
      title: 'Sign in to open that page',
      duration: DURATION_MS,
      action: { label: 'Sign In', onSelect: () => void navigate(from) },
    });
  }, [shown, session, siteMap, notices, navigate, pathname, search, hash]);
}
