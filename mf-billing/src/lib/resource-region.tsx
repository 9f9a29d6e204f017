import { ErrorState, Skeleton } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import type { Resource } from './use-resource';

interface ResourceRegionProps<Data> {
  resource: Resource<Data>;
  /** The shape of what is coming; lines of text unless given. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of a page that loads by itself and fails by itself: what else loaded stays. */
export function ResourceRegion<Data>({ resource, skeleton, children }: ResourceRegionProps<Data>) {
  switch (resource.status) {
    case 'loading':
      return (
        <div aria-busy="true" aria-label="Loading" role="group">
          {skeleton ?? <Skeleton lines={3} />}
        </div>
      );
    case 'failed':
      return <ErrorState title={resource.message} onRetry={resource.reload} />;
    case 'ready':
      return <div aria-busy={resource.isRefreshing}>{children(resource.data)}</div>;
  }
}
