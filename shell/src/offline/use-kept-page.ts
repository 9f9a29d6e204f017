import { brand } from '@tessera/shared/brand';
import { useEffect, useSyncExternalStore } from 'react';
import { useNotices } from '../notices/notices-context';
import { useReleases } from '../remotes/remotes-context';

/** The service worker opened this page, from what the browser kept of an earlier visit (worker.js). */
function isKept(): boolean {
  return document.getElementById('tessera-environment')?.dataset['kept'] !== undefined;
}

/**
 * Says so on a page without the signed-in frame, which has words of its own for it, until the server answers.
 *
 * @param isWanted a page is shown, and has no frame
 */
export function useKeptPage(isWanted: boolean): void {
  const releases = useReleases();
  const notices = useNotices();
  const isAnswered = useSyncExternalStore(releases.subscribe, () => releases.getState().source === 'server');
  const isShown = isWanted && !isAnswered && isKept();
  useEffect(() => {
    if (!isShown) return undefined;
    const notice = notices.notify({
      type: 'warning',
      title: `${brand.name} cannot be reached`,
      message: 'This is the page as your browser kept it. Nothing can be sent until the connection is back.',
      duration: Infinity,
    });
    return () => notices.dismiss(notice);
  }, [isShown, notices]);
}
