import { listDeployments, type CallInput, type Deployment } from '@tessera/shared/contracts';
import { useResource, useShell, type ApiPort } from '@tessera/shared/remote';
import { useState } from 'react';
import { useFreshness } from './use-freshness';

/** Milliseconds between two looks while something is under way. */
const POLL_MS = 3000;

export type DeploymentFilters = Omit<CallInput<typeof listDeployments>['query'], 'cursor'>;

interface Shown {
  readonly items: readonly Deployment[];
  readonly hasMore: boolean;
}

async function readPages(
  api: ApiPort,
  filters: DeploymentFilters,
  pages: number,
  signal: AbortSignal,
): Promise<Shown> {
  const items: Deployment[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const query: DeploymentFilters & { cursor?: string } = cursor === null ? filters : { ...filters, cursor };
    const answer: { items: Deployment[]; nextCursor: string | null } = await api.call(
      listDeployments,
      { query },
      { signal },
    );
    items.push(...answer.items);
    cursor = answer.nextCursor;
    if (cursor === null) break;
  }
  return { items, hasMore: cursor !== null };
}

/** Deployments, newest first, as many pages as were asked for, kept fresh. */
export function useDeployments(filters: DeploymentFilters) {
  const { api } = useShell();
  const filterKey = JSON.stringify(filters);
  const [asked, setAsked] = useState({ filterKey, pages: 1 });
  const pages = asked.filterKey === filterKey ? asked.pages : 1;
  const resource = useResource(
    `${filterKey} ${String(pages)}`,
    (signal) => readPages(api, filters, pages, signal),
    { fallback: 'Try again later.', keepPrevious: true },
  );
  useFreshness(resource, POLL_MS, ({ items }) => items.some(({ status }) => status === 'deploying'));
  const isReady = resource.status === 'ready';
  const more = {
    hasMore: isReady && resource.data.hasMore,
    isBusy: isReady && resource.isRefreshing && pages > 1,
    onMore: () => {
      setAsked({ filterKey, pages: pages + 1 });
    },
  };
  return { resource, more };
}
