import type { ServedMemory } from '../kit/data/served-memory';

/** What a page outside of the application remembers of records that a server keeps: as much as it holds while it is open. */
export function openPageMemory(): ServedMemory {
  return {
    adopt: () => Promise.resolve([]),
    keepQueue: () => true,
    snapshot: () => null,
    keepSnapshot: () => undefined,
    views: () => ({}),
    keepViews: () => undefined,
    forget: () => undefined,
  };
}
