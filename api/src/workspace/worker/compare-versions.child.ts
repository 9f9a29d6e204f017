import { differencesInWords, diffFiles, type ProjectFile } from '@tessera/builder';
import { findSimilar, type Rename } from '../versions/renamed-files.rules';
import type { Compared, CompareRequest } from './worker-tasks.schema';

/** What is different between two states of a project: lines of its files, what moved, and the application in words. */
export function compare({ before, after, models }: CompareRequest): Compared {
  const renames = findSimilar(without(before, after), without(after, before));
  return {
    renames,
    files: [...diffFiles(moved(before, renames), after)],
    modelChanges: models ? differencesInWords(...models) : [],
  };
}

/** The files that the others do not have. */
function without(files: readonly ProjectFile[], others: readonly ProjectFile[]): ProjectFile[] {
  const paths = new Set(others.map(({ path }) => path));
  return files.filter(({ path }) => !paths.has(path));
}

/** The files under the paths that they have now. */
function moved(files: readonly ProjectFile[], renames: readonly Rename[]): ProjectFile[] {
  const paths = new Map(renames.map(({ from, to }) => [from, to]));
  return files.map(({ path, text }) => ({ path: paths.get(path) ?? path, text }));
}
