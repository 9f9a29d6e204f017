import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from '../lib/config';
import { useNotices } from '../notices/notices-context';
import { loadVersion } from '../remotes/load-version';
import type { Releases } from '../remotes/releases.store';
import { useReleases } from '../remotes/remotes-context';

/** The elements that somebody typed into since the section was opened. */
function useTypedInto(): ReadonlySet<Element> {
  const [typedInto] = useState(() => new Set<Element>());
  useEffect(() => {
    const note = ({ target, isTrusted }: Event) => {
      if (isTrusted && target instanceof Element) typedInto.add(target);
    };
    document.addEventListener('input', note, true);
    return () => document.removeEventListener('input', note, true);
  }, [typedInto]);
  return typedInto;
}

/** False once the section is left. */
function useIsOpen(): () => boolean {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return () => isOpen.current;
}

/** Loads the pinned version beside the running one, and puts it in its place with what was typed. */
function useSwap(remote: string, swap: () => void): () => Promise<void> {
  const releases = useReleases();
  const typedInto = useTypedInto();
  const { pathname } = useLocation();
  const forget = useRef<() => void>(undefined);
  const isOpen = useIsOpen();
  // What was typed at one address belongs to no other.
  useEffect(() => () => forget.current?.(), [pathname]);
  return async () => {
    const pinned = releases.pinnedDigest(remote);
    // Loading takes time. A page that was left is nobody's to change, and a pin that moved again has an update of its own.
    const isWanted = () => isOpen() && releases.pinnedDigest(remote) === pinned;
    const typedText = await loadBeside(releases, remote).catch((error: unknown) => {
      if (isWanted()) throw error;
      return undefined;
    });
    if (!typedText || !isWanted()) return;
    const { collectTyped, restoreTyped } = typedText;
    forget.current?.();
    forget.current = restoreTyped(collectTyped(typedInto));
    swap();
  };
}

/** The pinned version, and the code that carries over what was typed. */
async function loadBeside(releases: Releases, remote: string) {
  const [pin] = await releases.candidates(remote);
  if (pin) await loadVersion(remote, pin);
  return import('./typed-text');
}

/** A section that shows its card tries the version that is pinned now: there is nothing to lose. */
function useSecondChance(remote: string, swap: () => void): void {
  const releases = useReleases();
  const pinned = useSyncExternalStore(releases.subscribe, () => releases.pinnedDigest(remote));
  const isFailed = useSyncExternalStore(releases.subscribe, () => releases.isFailed(remote));
  const failedPin = useRef<string>(undefined);
  useEffect(() => {
    if (isFailed && failedPin.current !== undefined && failedPin.current !== pinned) swap();
    failedPin.current = isFailed ? pinned : undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- only a pin that moves is a reason to try again
  }, [isFailed, pinned]);
}

/**
 * COMP-03: while a remote is mounted, its pin may move. A newer version is offered, and one that was withdrawn is
 * replaced at once; what was typed comes along.
 *
 * @returns a number that changes whenever the remote has to be mounted anew, in the version that is pinned now
 */
export function useSectionUpdate(remote: string): number {
  const releases = useReleases();
  const notices = useNotices();
  const [generation, setGeneration] = useState(0);
  const renew = () => setGeneration((count) => count + 1);
  const update = useSwap(remote, renew);
  useSecondChance(remote, renew);
  const move = useSyncExternalStore(releases.subscribe, () => releases.findMove(remote));
  const pinned = useSyncExternalStore(releases.subscribe, () => releases.pinnedDigest(remote));

  useEffect(() => {
    if (move === 'none') return undefined;
    if (move === 'withdrawn' || config.isLive) {
      // Where the pinned version does not come either, its fallback or a card is better than one that was taken back.
      update().catch(renew);
      return undefined;
    }
    const tellFailure = () =>
      notices.notify({
        type: 'error',
        title: 'The newer version could not be loaded',
        message: 'This one goes on. Check your connection, and open the page again later.',
      });
    const offer = notices.notify({
      type: 'info',
      title: 'This section has a newer version',
      message: 'What you have typed stays.',
      duration: Infinity,
      action: { label: 'Update this section', onSelect: () => void update().catch(tellFailure) },
    });
    return () => notices.dismiss(offer);
    // oxlint-disable-next-line react/exhaustive-deps -- a new `update` is no reason to offer it again
  }, [move, pinned, notices]);

  return generation;
}
