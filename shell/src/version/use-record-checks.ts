import type { Pin } from '@tessera/shared/contracts';
import { useEffect, useState } from 'react';
import { RemoteFailure } from '../remotes/remote-failure';
import type { ReleasesState } from '../remotes/releases.store';
import { readPublishedAt, readVersionRecord } from '../remotes/version-record';
import type { RecordCheck } from './remote-rows';

async function check(remote: string, pin: Pin): Promise<RecordCheck> {
  try {
    const { build } = await readVersionRecord(remote, pin);
    return { outcome: 'verified', builtAt: build.builtAt ?? (await readPublishedAt(pin)) };
  } catch (error) {
    return { outcome: 'failed', reason: error instanceof RemoteFailure ? error.reason : 'network' };
  }
}

/** Reads and verifies the record of each remote's version on the page, else of its pinned one; by digest. */
export function useRecordChecks({
  environment,
  loaded,
}: Pick<ReleasesState, 'environment' | 'loaded'>): Readonly<Record<string, RecordCheck>> {
  const [checks, setChecks] = useState<Readonly<Record<string, RecordCheck>>>({});
  useEffect(() => {
    let isGone = false;
    for (const [remote, { stable }] of Object.entries(environment?.document.pins ?? {})) {
      const pin = loaded[remote] ?? stable;
      void check(remote, pin).then((result) => {
        if (!isGone) setChecks((before) => ({ ...before, [pin.digest]: result }));
      });
    }
    return () => {
      isGone = true;
    };
  }, [environment, loaded]);
  return checks;
}
