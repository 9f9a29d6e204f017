import { createShareLink, listShareLinks, revokeShareLink } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { useResource, useShell } from '@tessera/shared/remote';
import { useState } from 'react';

/** A link that was just made: the only time that its address is known. */
export interface MadeLink {
  readonly id: string;
  readonly url: string;
}

export interface LinkWish {
  /** Undefined: whichever version is the newest. */
  readonly versionId: string | undefined;
  /** Null: without an end. */
  readonly days: number | null;
}

const DAY_MS = 86_400_000;

function bodyOf({ versionId, days }: LinkWish) {
  return {
    ...(versionId !== undefined && { versionId }),
    ...(days !== null && { expiresAt: new Date(Date.now() + days * DAY_MS).toISOString() }),
  };
}

/** The links of a project, and what can be done with them. */
export function useShareLinks(projectId: string, onMade: (link: MadeLink | undefined) => void) {
  const { api } = useShell();
  const links = useResource(
    `share ${projectId}`,
    async (signal) => (await api.call(listShareLinks, { params: { id: projectId } }, { signal })).items,
    { fallback: 'The links could not be loaded.' },
  );
  const [busy, setBusy] = useState<'making' | 'revoking'>();
  const [failure, setFailure] = useState<string>();

  async function during(what: 'making' | 'revoking', work: () => Promise<void>): Promise<boolean> {
    if (busy !== undefined) return false;
    setBusy(what);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      const fallback = what === 'making' ? 'The link could not be made.' : 'The link could not be revoked.';
      setFailure(errorMessage(error, fallback));
      return false;
    } finally {
      setBusy(undefined);
      // Also after a failure: another window may have changed them.
      links.reload();
    }
  }

  return {
    links,
    busy,
    failure,
    make: (wish: LinkWish) =>
      during('making', async () => {
        onMade(await api.call(createShareLink, { params: { id: projectId }, body: bodyOf(wish) }));
      }),
    revoke: (id: string) =>
      during('revoking', async () => {
        await api.call(revokeShareLink, { params: { id: projectId, sid: id } });
      }),
  };
}
