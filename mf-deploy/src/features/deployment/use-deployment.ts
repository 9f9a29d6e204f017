import { readDeployment, readProject, type Deployment, type DeployLogLine } from '@tessera/shared/contracts';
import { isApiError, isNotFound } from '@tessera/shared/http';
import { useResource, useShell, type ApiPort } from '@tessera/shared/remote';
import { useEffect, useEffectEvent, useState } from 'react';
import { followDeployment, type Liveness } from '../../lib/follow-deployment';
import { joinLines } from '../../lib/read-log';
import { useFreshness } from '../../lib/use-freshness';

/** What an id in the address stands for. */
export type Found =
  | { readonly kind: 'deployment'; readonly deployment: Deployment }
  | { readonly kind: 'project'; readonly projectId: string };

/** True for what is not there, and for what may as well not be. */
export function isMissing(error: unknown): boolean {
  return isNotFound(error) || (isApiError(error) && error.status === 403);
}

/** SCR-27: a deployment's id, else a project's. */
async function find(api: ApiPort, id: string, signal: AbortSignal): Promise<Found> {
  try {
    return {
      kind: 'deployment',
      deployment: await api.call(readDeployment, { params: { id } }, { signal }),
    };
  } catch (error) {
    if (!isMissing(error)) throw error;
    try {
      await api.call(readProject, { params: { id } }, { signal });
    } catch (refusal) {
      // Neither: what was said of the deployment counts.
      throw isMissing(refusal) ? error : refusal;
    }
    return { kind: 'project', projectId: id };
  }
}

/** What the id stands for, with its news while it is being deployed. */
export function useDeployment(id: string) {
  const { api, reportError } = useShell();
  const [lines, setLines] = useState<readonly DeployLogLine[]>([]);
  const [liveness, setLiveness] = useState<Liveness>('live');
  const { replace, ...resource } = useResource<Found>(id, (signal) => find(api, id, signal), {
    fallback: 'Try again later.',
  });
  const found = resource.status === 'ready' ? resource.data : undefined;
  const isProject = found?.kind === 'project';
  const isUnderWay = found?.kind === 'deployment' && found.deployment.status === 'deploying';
  // A form keeps itself fresh, and the stream tells of what is under way.
  const reload = () => {
    if (!isProject) resource.reload();
  };
  useFreshness({ ...resource, reload }, 0, () => false);
  const put = useEffectEvent((deployment: Deployment) => {
    replace({ kind: 'deployment', deployment });
  });
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const aborter = new AbortController();
    const handlers = {
      onDeployment: (deployment: Deployment) => put(deployment),
      onLines: (more: readonly DeployLogLine[]) => {
        setLines((known) => joinLines(known, more));
      },
      onLiveness: setLiveness,
      signal: aborter.signal,
    };
    followDeployment(api, id, handlers).catch(reportError);
    return () => {
      aborter.abort();
    };
  }, [api, id, isUnderWay, reportError]);
  return {
    resource,
    lines,
    liveness,
    replace: (deployment: Deployment) => {
      replace({ kind: 'deployment', deployment });
    },
  };
}
