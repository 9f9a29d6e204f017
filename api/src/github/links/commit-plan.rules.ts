import type { LeftOut } from '@tessera/shared/contracts';
import { foldersOf } from '../../core/folders-of';

/** A file by what is in it, however that is named. */
export interface HeldFile {
  readonly path: string;
  readonly hash: string;
  readonly size: number;
}

/** What a branch holds, as far as it is known here. */
export interface BranchFiles {
  /** The files that the project has as well, as the branch has them. */
  readonly held: ReadonlyMap<string, HeldFile>;
  /** Everything that the branch has, with its modes. */
  readonly modes: ReadonlyMap<string, string>;
  /** What of it a project cannot hold: never written over. */
  readonly outside: ReadonlySet<string>;
  /** Files that the project never had, by what Git calls their contents. */
  readonly unheld?: ReadonlyMap<string, string> | undefined;
}

export interface PlannedChanges {
  /** Files to be written, and how. */
  readonly writes: readonly { readonly file: HeldFile; readonly mode: string }[];
  readonly removes: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** What the branch holds afterwards. */
  readonly after: BranchFiles;
}

const PLAIN_MODE = '100644';
const FILE_MODES = new Set([PLAIN_MODE, '100755']);

/** Whether Git keeps a file there, and no link, folder or other repository. */
export const isFileMode = (mode: string): boolean => FILE_MODES.has(mode);

/** The files of a version that are not in the branch as they are. */
export function changedFiles(branch: BranchFiles, version: readonly HeldFile[]): HeldFile[] {
  return version.filter(({ path, hash }) => branch.held.get(path)?.hash !== hash);
}

/**
 * What has to be written so that the branch holds a version: only what differs. What a project cannot hold stays as it is, and so
 * do the modes of files. `whyKept`: of the changed files, why some never leave.
 */
export function planChanges(
  branch: BranchFiles,
  version: readonly HeldFile[],
  whyKept: (file: HeldFile) => string | undefined,
): PlannedChanges {
  const held = new Map(branch.held);
  const modes = new Map(branch.modes);
  const leftOut: LeftOut[] = [];
  const own = new Set(version.map(({ path }) => path));
  const removes = [...held.keys()].filter((path) => !own.has(path));
  for (const path of removes) {
    held.delete(path);
    modes.delete(path);
  }
  const outsideFolders = new Set([...branch.outside].flatMap(foldersOf));
  const writes: { file: HeldFile; mode: string }[] = [];
  for (const file of changedFiles(branch, version)) {
    const { path } = file;
    const why = whyKept(file) ?? whyOccupied(path, branch.outside, outsideFolders);
    if (why === undefined) {
      const mode = modes.get(path) ?? PLAIN_MODE;
      writes.push({ file, mode });
      held.set(path, file);
      modes.set(path, mode);
    } else leftOut.push({ path, why });
  }
  return { writes, removes, leftOut, after: { ...branch, held, modes } };
}

export const SECRET = 'Looks like a secret: secrets never go to GitHub';
export const OF_GIT = 'A folder that Git takes for its own';
const OCCUPIED = 'GitHub has something there that a project cannot keep';

function whyOccupied(
  path: string,
  outside: ReadonlySet<string>,
  outsideFolders: ReadonlySet<string>,
): string | undefined {
  const isTaken =
    outside.has(path) || outsideFolders.has(path) || foldersOf(path).some((folder) => outside.has(folder));
  return isTaken ? OCCUPIED : undefined;
}
