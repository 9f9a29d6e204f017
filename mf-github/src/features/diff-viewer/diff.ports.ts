import {
  readAgentDiff,
  readVersionFileDiff,
  readVersionPatch,
  restoreVersion,
  undoVersion,
  type AgentDiff,
  type FileDiff,
  type Version,
} from '@tessera/shared/contracts';
import type { ShellProps } from '@tessera/shared/remote';

/** What the address asks for: a run or a version, compared with another one. Nothing means the newest. */
export interface DiffWish {
  readonly run: string | null;
  readonly version: string | null;
  readonly against: string | null;
}

/** Two versions. Without `against` it is the one before. */
export interface Compared {
  readonly version: string;
  readonly against: string | undefined;
}

/** Everything that the diff viewer asks of the server. All of it belongs to the signed-in user. */
export interface DiffPorts {
  readonly readDiff: (agentId: string, wish: DiffWish, signal: AbortSignal) => Promise<AgentDiff>;
  readonly readFile: (compared: Compared, path: string, signal: AbortSignal) => Promise<FileDiff>;
  readonly readPatch: (compared: Compared) => Promise<{ content: Blob; name: string | undefined }>;
  readonly restore: (versionId: string) => Promise<Version>;
  readonly undo: (projectId: string) => Promise<Version>;
}

const onlyGiven = (against: string | null | undefined) => (against ? { against } : {});

/** The real ports, over the shell's API. */
export function createDiffPorts(api: ShellProps['api']): DiffPorts {
  return {
    readDiff: (id, { run, version, against }, signal) =>
      api.call(
        readAgentDiff,
        {
          params: { id },
          query: { ...(run && { run }), ...(version && { version }), ...onlyGiven(against) },
        },
        { signal },
      ),
    readFile: ({ version, against }, path, signal) =>
      api.call(
        readVersionFileDiff,
        { params: { id: version }, query: { path, ...onlyGiven(against) } },
        { signal },
      ),
    readPatch: ({ version, against }) =>
      api.download(readVersionPatch, { params: { id: version }, query: onlyGiven(against) }),
    restore: (id) => api.call(restoreVersion, { params: { id } }),
    undo: (id) => api.call(undoVersion, { params: { id } }),
  };
}
