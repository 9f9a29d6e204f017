import { lazyWithRetry } from '@tessera/shared/remote';
import { useState, type ComponentType } from 'react';

/** A page in a chunk of its own that can be fetched before it is shown. */
export interface PageInChunk<Props extends object> {
  readonly Page: ComponentType<Props>;
  /** Never rejects: the page itself asks again. */
  readonly fetchAhead: () => Promise<void>;
}

/**
 * A page that was fetched ahead shows at once. `lazyWithRetry` by itself would suspend, and React keeps the fallback on
 * the page for 300 ms, however soon what it waits for is there.
 */
export function pageInChunk<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): PageInChunk<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded = await load());
  const Lazy: ComponentType<Props> = lazyWithRetry(loadOnce);
  return {
    Page: function ChunkPage(props: Props) {
      // Once, because another component in its place would begin anew.
      const [Content] = useState(() => loaded ?? Lazy);
      return <Content {...props} />;
    },
    async fetchAhead() {
      await loadOnce().catch(() => undefined);
    },
  };
}
