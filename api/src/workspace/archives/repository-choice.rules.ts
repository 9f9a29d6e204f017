import { ARCHIVE_LIMITS, MODEL_PATH } from './archive.schema';
import { holdsVariables } from './env-files.rules';
import { SERVER_PATHS } from './export-server.rules';
import { isSystemFile } from './left-out.rules';
import type { RepositoryEntry } from './repository-files.schema';
import { whyNotTaken, type FileFacts } from './taken-files.rules';

const LINK = '120000';

/** What in a tree could be a file of a project, but for what systems lay beside files. */
export function filesOf(entries: readonly RepositoryEntry[]): RepositoryEntry[] {
  return entries.filter(({ type, path }) => type !== 'tree' && !isSystemFile(path));
}

export function factsOf({ type, mode, size }: RepositoryEntry): FileFacts {
  if (type === 'commit') return { size, kind: 'submodule' };
  return { size, kind: mode === LINK ? 'link' : 'file' };
}

/** Whether it has the server of an export: other projects have a server and data as well. */
export function isServed(paths: ReadonlySet<string>): boolean {
  return [...SERVER_PATHS, MODEL_PATH].every((path) => paths.has(path));
}

/** Whether what a file says become variables of the project, where they are taken. */
export function isEnvFile(path: string, { kind, size }: FileFacts): boolean {
  return holdsVariables(path) && kind === 'file' && size <= ARCHIVE_LIMITS.fileBytes;
}

/** The files to ask for: those that nothing but their contents could keep out. */
export function chooseFiles(entries: readonly RepositoryEntry[], takesVariables = false): RepositoryEntry[] {
  const files = filesOf(entries);
  const hasServer = isServed(new Set(files.map(({ path }) => path)));
  return files.filter((entry) => {
    const facts = factsOf(entry);
    return (
      (takesVariables && isEnvFile(entry.path, facts)) ||
      whyNotTaken(entry.path, facts, hasServer) === undefined
    );
  });
}
