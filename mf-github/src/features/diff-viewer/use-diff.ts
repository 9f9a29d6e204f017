import { useContext, useMemo } from 'react';
import type { Project, Run, Version } from '@tessera/shared/contracts';
import { useResource, useSession, useShell, type Resource } from '@tessera/shared/remote';
import { ResourceCache } from '../../lib/resource-cache';
import { compareFiles, type FileChange } from './compare-files';
import { createDiffPorts, type DiffPorts } from './diff.ports';
import { newestFirst, pickVersions, type PickedVersions, type VersionWish } from './pick-version';

/** A comparison that can be shown: two versions of one project and the files that differ. */
export interface ReadyDiff extends PickedVersions {
  readonly step: 'ready';
  readonly project: Project;
  /** Newest first. */
  readonly versions: readonly Version[];
  readonly changes: readonly FileChange[];
  /** The run that made the version, once it is read; its words are an extra that may be missing. */
  readonly run: Run | undefined;
}

export type DiffState =
  | { readonly step: 'signedOut' }
  | { readonly step: 'loading' }
  | {
      readonly step: 'failed';
      readonly message: string;
      readonly isRefreshing: boolean;
      readonly reload: () => void;
    }
  | { readonly step: 'agentNotFound' }
  /** Nothing to compare: the project has no version yet, or what the address names has none. */
  | { readonly step: 'noVersion'; readonly project: Project; readonly hasVersions: boolean }
  | ReadyDiff;

/** The ports of this page, made once. */
export function useDiffPorts(): DiffPorts {
  const { api } = useShell();
  return useMemo(() => createDiffPorts(api), [api]);
}

function valueOf<T>(resource: Resource<T>): T | undefined {
  return resource.status === 'ready' ? resource.data : undefined;
}

function useProjectOf(ports: DiffPorts, agentId: string, isSignedIn: boolean): Resource<Project | null> {
  return useResource(isSignedIn ? `project of ${agentId}` : undefined, async (signal) => {
    const projects = await ports.readProjects(signal);
    return projects.find((project) => project.agentId === agentId) ?? null;
  });
}

function useVersions(ports: DiffPorts, projectId: string | undefined): Resource<readonly Version[]> {
  return useResource(projectId && `versions of ${projectId}`, async (signal) =>
    newestFirst(await ports.readVersions(projectId ?? '', signal)),
  );
}

/** A version never changes, so what it holds is read once. */
function useChanges(ports: DiffPorts, picked: PickedVersions | undefined): Resource<readonly FileChange[]> {
  const cache = useContext(ResourceCache);
  return useResource(
    picked && `changes of ${picked.version.id}`,
    async (signal) => {
      const [before, after] = await Promise.all([
        picked?.base ? ports.readFiles(picked.base.id, signal) : [],
        ports.readFiles(picked?.version.id ?? '', signal),
      ]);
      return compareFiles(before, after);
    },
    { cache },
  );
}

function useRun(ports: DiffPorts, runId: string | undefined): Resource<Run> {
  const cache = useContext(ResourceCache);
  return useResource(runId && `run ${runId}`, (signal) => ports.readRun(runId ?? '', signal), { cache });
}

function firstFailure(...resources: readonly Resource<unknown>[]): DiffState | undefined {
  for (const resource of resources) {
    if (resource.status !== 'failed') continue;
    const { message, isRefreshing, reload } = resource;
    return { step: 'failed', message, isRefreshing, reload };
  }
  return undefined;
}

/**
 * Reads what one version of an agent's project changed.
 *
 * @param agentId from the address
 * @param wish the run or the version that the address asks for
 */
export function useDiff(agentId: string, wish: VersionWish): DiffState {
  const session = useSession();
  const ports = useDiffPorts();
  const projectRead = useProjectOf(ports, agentId, session.status === 'signedIn');
  const project = valueOf(projectRead);
  const versionsRead = useVersions(ports, project?.id);
  const versions = valueOf(versionsRead);
  const picked = versions && pickVersions(versions, wish);
  const changesRead = useChanges(ports, picked);
  const run = valueOf(useRun(ports, picked?.version.runId ?? undefined));

  if (session.status === 'signedOut') return { step: 'signedOut' };
  const failure = firstFailure(projectRead, versionsRead, changesRead);
  if (failure) return failure;
  if (project === null) return { step: 'agentNotFound' };
  if (!project || !versions) return { step: 'loading' };
  if (!picked) return { step: 'noVersion', project, hasVersions: versions.length > 0 };
  const changes = valueOf(changesRead);
  return changes ? { step: 'ready', ...picked, project, versions, changes, run } : { step: 'loading' };
}
