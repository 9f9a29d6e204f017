import type { AgentDiff } from '@tessera/shared/contracts';
import { isApiError } from '@tessera/shared/http';
import { useResource, useSession, useShell } from '@tessera/shared/remote';
import { useMemo } from 'react';
import { createDiffPorts, type DiffPorts, type DiffWish } from './diff.ports';

export type DiffChange = NonNullable<AgentDiff['change']>;
export type ListedVersion = AgentDiff['versions'][number];

/** A comparison that can be shown. */
export interface ReadyDiff {
  readonly step: 'ready';
  readonly project: AgentDiff['project'];
  readonly change: DiffChange;
  /** Newest first. */
  readonly versions: readonly ListedVersion[];
  /** Another comparison is on its way. */
  readonly isRefreshing: boolean;
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
  | {
      readonly step: 'noVersion';
      readonly project: AgentDiff['project'] | undefined;
      readonly hasVersions: boolean;
    }
  | ReadyDiff;

/** The ports of this page, made once. */
export function useDiffPorts(): DiffPorts {
  const { api } = useShell();
  return useMemo(() => createDiffPorts(api), [api]);
}

/** What a refusal means: another's agent, an id that is none, or a run and a version that are not there. */
function refusalOf(error: unknown): DiffState | undefined {
  if (!isApiError(error)) return undefined;
  if (error.status === 403 || error.status === 404) return { step: 'agentNotFound' };
  if (error.status !== 400) return undefined;
  if ('id' in error.fields) return { step: 'agentNotFound' };
  return { step: 'noVersion', project: undefined, hasVersions: true };
}

/**
 * Reads what a run or a version of an agent's project changed.
 *
 * @param agentId from the address
 * @param wish what the address asks for
 */
export function useDiff(agentId: string, wish: DiffWish): DiffState {
  const session = useSession();
  const ports = useDiffPorts();
  const asked = [agentId, wish.run, wish.version, wish.against].join(' ');
  const read = useResource(
    session.status === 'signedIn' ? asked : undefined,
    (signal) => ports.readDiff(agentId, wish, signal),
    { keepPrevious: true },
  );

  if (session.status === 'signedOut') return { step: 'signedOut' };
  if (read.status === 'loading') return { step: 'loading' };
  if (read.status === 'failed') {
    const { error, message, isRefreshing, reload } = read;
    return refusalOf(error) ?? { step: 'failed', message, isRefreshing, reload };
  }
  const { project, change, versions } = read.data;
  if (change) return { step: 'ready', project, change, versions, isRefreshing: read.isRefreshing };
  return { step: 'noVersion', project, hasVersions: versions.length > 0 };
}
