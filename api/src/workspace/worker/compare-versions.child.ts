import { differencesInWords, diffFiles, type ProjectFile } from '@tessera/builder';
import { isBinaryText } from '@tessera/shared/contracts';
import { findSimilar, type Rename } from '../versions/renamed-files.rules';
import type { Compared, CompareRequest } from './worker-tasks.schema';

/** Of counting lines; the process has a while longer. */
const DEADLINE_MS = 3000;

/** What is different between two states of a project: lines of its files, what moved, and the application in words. */
export function compare({ before, after, models }: CompareRequest): Compared {
  const renames = findSimilar(without(before, after), without(after, before));
  return {
    renames,
    files: count(moved(before, renames), after),
    modelChanges: models ? differencesInWords(...models) : [],
  };
}

/** The small files first, until there is no time left. What is no text has no lines. */
function count(before: readonly ProjectFile[], after: readonly ProjectFile[]): Compared['files'] {
  const end = performance.now() + DEADLINE_MS;
  const [old, now] = [byPath(before), byPath(after)];
  const files: Compared['files'] = [];
  for (const path of new Set(
    [...after, ...before].map((file) => file.path).sort((one, other) => sizeOf(one) - sizeOf(other)),
  )) {
    if (performance.now() > end) break;
    const [was, is] = [old.get(path) ?? [], now.get(path) ?? []];
    if (![...was, ...is].some(({ text }) => isBinaryText(text))) files.push(...diffFiles(was, is));
  }
  return files;

  function sizeOf(path: string): number {
    return [...(old.get(path) ?? []), ...(now.get(path) ?? [])].reduce(
      (sum, { text }) => sum + text.length,
      0,
    );
  }
}

function byPath(files: readonly ProjectFile[]): ReadonlyMap<string, readonly ProjectFile[]> {
  return new Map(files.map((file) => [file.path, [file]]));
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
