import { listLinkedProjects, type LinkedProject, type Project } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { useEffect, useState } from 'react';

/** Milliseconds after which a version that is pushed by itself is asked for again: GitHub takes its time. */
const ASKED_AGAIN = [3000, 10_000, 30_000] as const;

/**
 * The repository that an open project is linked to, as far as this server knows; null for none, and while it is not known. Read when the
 * project opens and after each new version. Nothing waits for it, and where it cannot be read nothing is said: building needs no GitHub.
 */
export function useGithubLink({
  id,
  headVersion,
}: Pick<Project, 'id' | 'headVersion'>): LinkedProject | null {
  const { api } = useShell();
  const headId = headVersion?.id;
  const [firstId] = useState(headId);
  const read = useResource(
    `github-link/${id}/${headId ?? ''}`,
    async (signal) => {
      const { items } = await api.call(listLinkedProjects, {}, { signal });
      return items.find(({ project }) => project.id === id) ?? null;
    },
    { keepPrevious: true },
  );
  const link = read.status === 'ready' ? read.data : null;
  const { reload } = read;
  const isUnderWay = headId !== firstId && link !== null && link.pushOnVersion && link.ahead > 0;
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timers = ASKED_AGAIN.map((delay) => setTimeout(reload, delay));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [headId, isUnderWay, reload]);
  const hasProblem = link !== null && link.pushProblem !== null;
  useEffect(() => {
    if (!hasProblem) return undefined;
    // It may have been mended on the page of GitHub, in another tab.
    const readIfSeen = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', readIfSeen);
    return () => {
      document.removeEventListener('visibilitychange', readIfSeen);
    };
  }, [hasProblem, reload]);
  return link;
}
