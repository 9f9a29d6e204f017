import type { DeploymentDomain } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newsOf } from './domain-words';

interface NewsOptions {
  readonly wasRemovedHere: (domainId: string) => boolean;
  /** Moves the focus on from a domain that had it, to what is left of those before. */
  readonly leave: (gone: DeploymentDomain, before: readonly DeploymentDomain[]) => void;
}

/**
 * What is read out: what somebody did here, and a state that changed by itself. A domain that went without anybody's doing here is
 * said to all, and the focus that was in it moves on.
 */
export function useNews(items: readonly DeploymentDomain[], { wasRemovedHere, leave }: NewsOptions) {
  const { notify } = useShell();
  const [news, setNews] = useState('');
  const known = useRef(items);
  // Whose item has the focus. React tells of no blur when it takes an item away.
  const focused = useRef<string>(undefined);
  const compare = useEffectEvent((before: readonly DeploymentDomain[]) => {
    const changed = items.filter(({ id, state }) =>
      before.some((one) => one.id === id && one.state !== state),
    );
    if (changed.length > 0) setNews(changed.map(newsOf).join(' '));
    for (const gone of before.filter(
      ({ id }) => items.every((one) => one.id !== id) && !wasRemovedHere(id),
    )) {
      notify({ type: 'info', title: `${gone.domain} was removed in another window` });
      if (focused.current === gone.id) leave(gone, before);
    }
  });
  useEffect(() => {
    const before = known.current;
    known.current = items;
    compare(before);
  }, [items]);
  return {
    news,
    setNews,
    /** Takes down in which item the focus is. */
    noteFocus: (domainId: string | undefined) => {
      focused.current = domainId;
    },
  };
}
