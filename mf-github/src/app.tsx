import { useState } from 'react';
import { ResourceCache } from './lib/resource-cache';
import { GithubRoutes } from './routes';

/** The remote's root: what it has read, and its pages. */
export function GithubApp() {
  const [cache] = useState(() => new Map<string, unknown>());
  return (
    <ResourceCache value={cache}>
      <GithubRoutes />
    </ResourceCache>
  );
}
