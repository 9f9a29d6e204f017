import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
import { useResource, useShell, type Resource } from '@tessera/shared/remote';
import { useLayoutEffect, useRef, useState } from 'react';

interface Part<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

export interface Paged<Item> extends Part<Item> {
  readonly isLoadingMore: boolean;
  /** Why the last try brought nothing. */
  readonly moreError: string | undefined;
}

/** A list that is read part by part. Another key begins anew. */
export function usePaged<Item>(
  key: string,
  load: (cursor: string | undefined, signal?: AbortSignal) => Promise<Part<Item>>,
  fallback: string,
): { readonly resource: Resource<Paged<Item>>; readonly loadMore: () => void } {
  const { reportError } = useShell();
  const resource = useResource<Paged<Item>>(
    key,
    async (signal) => ({ ...(await load(undefined, signal)), isLoadingMore: false, moreError: undefined }),
    { fallback, keepPrevious: true },
  );
  // What is on its way belongs to the list that it was asked for.
  const shown = useRef(key);
  useLayoutEffect(() => {
    shown.current = key;
  });
  const [isBusy, setIsBusy] = useState(false);
  const loadMore = async () => {
    if (resource.status !== 'ready' || isBusy || resource.data.nextCursor === null) return;
    const { data, replace } = resource;
    setIsBusy(true);
    replace({ ...data, isLoadingMore: true, moreError: undefined });
    try {
      const { items, nextCursor } = await load(resource.data.nextCursor);
      if (shown.current === key)
        replace({ items: [...data.items, ...items], nextCursor, isLoadingMore: false, moreError: undefined });
    } catch (error) {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      if (shown.current === key)
        replace({ ...data, isLoadingMore: false, moreError: errorMessage(error, fallback) });
    } finally {
      setIsBusy(false);
    }
  };
  return { resource, loadMore: () => void loadMore() };
}
