import { lazyWithRetry } from '@tessera/shared/remote';
import type { ComponentType } from 'react';

export interface PageSlot {
  readonly Page: ComponentType;
  /** Fetches the page's chunk, so that it is drawn without a wait; a failure is left to the drawing. */
  readonly fetch: () => Promise<void>;
}

/** A page in a chunk of its own, which may be fetched before it is drawn. */
export function pageSlot(load: () => Promise<ComponentType>): PageSlot {
  let fetched: ComponentType | undefined;
  const get = async () => (fetched ??= await load());
  const Lazy = lazyWithRetry(get);
  return {
    Page: () => {
      const Now = fetched ?? Lazy;
      return <Now />;
    },
    fetch: async () => {
      await get().catch(() => undefined);
    },
  };
}
