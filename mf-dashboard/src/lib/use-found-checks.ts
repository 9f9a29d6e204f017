import type { VersionChecks } from '@tessera/shared/contracts';
import { useState } from 'react';

/** What this page knows by now of the checks of versions, by their ids; beside what the conversation knew when it was read. */
export function useFoundChecks() {
  const [found, setFound] = useState<ReadonlyMap<string, VersionChecks>>(new Map());
  return {
    found,
    keepFound: (versionId: string, checks: VersionChecks) => {
      setFound((known) => {
        const others = new Map(known);
        others.delete(versionId);
        // What was found out last stands last.
        return others.set(versionId, checks);
      });
    },
  };
}
