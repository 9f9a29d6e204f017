import { useShell } from '@tessera/shared/remote';
import { ConfirmDialog } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Asks before a link of the site leaves what is not saved: nothing of a connection is kept for the tab, as other forms are, for it
 * has a password in it. Links of the shell are heard as well, so it listens to the page.
 */
export function LeavingDialog({ isAsking }: { isAsking: boolean }) {
  const { router } = useShell();
  const { pathname, search } = useLocation();
  const [to, setTo] = useState<string>();
  useEffect(() => {
    if (!isAsking) return undefined;
    const hear = (event: MouseEvent) => {
      const address = leavesBy(event, { pathname, search });
      if (address === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTo(address);
    };
    document.addEventListener('click', hear, { capture: true });
    return () => {
      document.removeEventListener('click', hear, { capture: true });
    };
  }, [isAsking, pathname, search]);
  return (
    <ConfirmDialog
      title="Leave without saving?"
      description="What you changed in this connection is thrown away."
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      isOpen={to !== undefined}
      onOpenChange={() => {
        setTo(undefined);
      }}
      onConfirm={() => {
        setTo(undefined);
        if (to !== undefined) router.navigate(to);
      }}
    />
  );
}

/** The address that a click goes to in this tab, by a link of the site. */
function leavesBy(event: MouseEvent, here: Place): string | undefined {
  const isElsewhere = [event.metaKey, event.ctrlKey, event.shiftKey, event.altKey].includes(true);
  if (isElsewhere || event.button !== 0 || !(event.target instanceof Element)) return undefined;
  // A line of what is wrong leads to its field, and whatever has a target leaves this tab as it is.
  const link = event.target.closest<HTMLAnchorElement>('a[href]:not([href^="#"], [target], [download])');
  if (link?.origin !== location.origin || isOfSame(link, here)) return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}

/** The tables of the same connection: the form stays as it is. */
function isOfSame({ pathname, search }: Place, here: Place): boolean {
  const idIn = (query: string) => new URLSearchParams(query).get('id');
  return pathname === here.pathname && idIn(search) === idIn(here.search);
}
