import {
  listProjects,
  listVersionFiles,
  listVersions,
  readRun,
  readVersionFile,
  type Project,
  type Run,
  type Version,
} from '@tessera/shared/contracts';
import type { ShellProps } from '@tessera/shared/remote';
import type { FileEntry } from './compare-files';

/** Everything the diff viewer reads. All of it belongs to the signed-in user. */
export interface DiffPorts {
  readonly readProjects: (signal: AbortSignal) => Promise<readonly Project[]>;
  readonly readVersions: (projectId: string, signal: AbortSignal) => Promise<readonly Version[]>;
  readonly readRun: (id: string, signal: AbortSignal) => Promise<Run>;
  readonly readFiles: (versionId: string, signal: AbortSignal) => Promise<readonly FileEntry[]>;
  /** The text of a file in a version. */
  readonly readText: (versionId: string, path: string, signal: AbortSignal) => Promise<string>;
}

/** The real ports, over the shell's API. */
export function createDiffPorts(api: ShellProps['api']): DiffPorts {
  return {
    readProjects: (signal) => api.call(listProjects, { query: {} }, { signal }),
    readVersions: async (id, signal) => (await api.call(listVersions, { params: { id } }, { signal })).items,
    readRun: (id, signal) => api.call(readRun, { params: { id } }, { signal }),
    readFiles: async (id, signal) => (await api.call(listVersionFiles, { params: { id } }, { signal })).items,
    readText: async (id, path, signal) =>
      (await api.call(readVersionFile, { params: { id }, query: { path } }, { signal })).text,
  };
}
