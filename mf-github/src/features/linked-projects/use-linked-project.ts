import {
  linkProject,
  readProjectRepository,
  type LinkedProject,
  type ProjectRepository,
} from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { useState } from 'react';
import { useSubmit } from '../../lib/use-submit';

interface Change {
  readonly repository: string | null;
  readonly pushOnVersion?: boolean;
}

interface Row {
  /** False while it is not seen: GitHub counts how often it is asked. */
  readonly isWanted: boolean;
  /** Counts what was pushed and pulled: GitHub is asked anew then. */
  readonly round: number;
  /** It is linked to nothing any more. */
  readonly onGone: () => void;
}

/** One link: what is known of it, what GitHub says once it is asked, and changing it. */
export function useLinkedProject(linked: LinkedProject, { isWanted, round, onGone }: Row) {
  const { api } = useShell();
  const { id } = linked.project;
  const [isUnlinking, setIsUnlinking] = useState(false);
  const [changed, setChanged] = useState<Partial<ProjectRepository>>({});
  const read = useResource(
    isWanted ? `link/${id}/${String(round)}` : undefined,
    async (signal) => (await api.call(readProjectRepository, { params: { id } }, { signal })).link,
    { fallback: 'GitHub could not be asked about this branch', keepPrevious: true },
  );
  const changing = useSubmit(
    (change: Change) =>
      api.call(linkProject, {
        params: { id },
        body: change.repository === null ? change : { ...change, branch: linked.branch },
      }),
    'The link could not be changed',
  );
  const asked = read.status === 'ready' ? read.data : null;
  const link: LinkedProject & Partial<ProjectRepository> = { ...linked, ...asked, ...changed };

  return {
    link,
    isAsking: read.status === 'loading' || (read.status === 'ready' && read.isRefreshing),
    /** Why this server could not say how things are; what GitHub said is in the link's own `problem`. */
    failure: read.status === 'failed' ? read.message : undefined,
    isChanging: changing.isBusy,
    changeFailure: changing.failure?.message,
    reload: () => {
      setChanged({});
      read.reload();
    },
    setPushOnVersion: async (pushOnVersion: boolean) => {
      // A switch takes effect at once, and goes back where it could not.
      setChanged({ pushOnVersion });
      const answer = await changing.submit({ repository: linked.repository, pushOnVersion });
      setChanged(answer?.link ? { pushOnVersion: answer.link.pushOnVersion } : {});
    },
    isUnlinking,
    unlink: async () => {
      setIsUnlinking(true);
      if (await changing.submit({ repository: null })) onGone();
      else setIsUnlinking(false);
    },
  };
}

export type LinkState = ReturnType<typeof useLinkedProject>;
