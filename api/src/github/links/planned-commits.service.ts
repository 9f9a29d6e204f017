import type { ProjectFile } from '@tessera/builder';
import type { LeftOut } from '@tessera/shared/contracts';
import type { Database, Queryable } from '../../db/database';
import {
  gitHashOf,
  holdsSecret,
  isInGitFolder,
  isSecretFile,
  listVersionsAfter,
  readTexts,
  readTree,
  type OutgoingVersion,
} from '../../workspace';
import { commitMessage, titleOf, wordsOf } from './commit-message.rules';
import {
  changedFiles,
  isFileMode,
  OF_GIT,
  planChanges,
  SECRET,
  type BranchFiles,
  type HeldFile,
  type PlannedChanges,
} from './commit-plan.rules';
import type { Common } from './common-ground.service';
import type { PushGround } from './push-ground.service';
import { cleanNote } from './secret-words.service';

/**
 * Commits of one push. GitHub takes 80 calls a minute that make something, and a commit takes two: more would be refused halfway.
 * Older versions go into the first of them.
 */
export const MOST_COMMITS = 30;

export interface PlannedCommit extends Pick<PlannedChanges, 'writes' | 'removes'> {
  readonly version: OutgoingVersion;
  readonly message: string;
  /** Other versions that are in it, the oldest first. */
  readonly besides: readonly OutgoingVersion[];
  /** What it brings, a line each, the oldest first. */
  readonly titles: readonly string[];
}

export interface PushPlan {
  /** The oldest first; those of versions that change nothing at GitHub are left out. */
  readonly commits: readonly PlannedCommit[];
  readonly leftOut: readonly LeftOut[];
  /** What the branch has then. */
  readonly after: BranchFiles;
  /** The newest version of all that are in it then. */
  readonly versionNumber: number;
}

export interface PlanWish {
  /** Of the newest commit. */
  readonly message?: string | undefined;
  /** The number of the newest version that is to be in it. */
  readonly upTo?: number | undefined;
}

/** A commit for each version that a branch does not have. */
export async function planCommits(
  db: Database,
  projectId: string,
  { common, files }: Pick<PushGround, 'common' | 'files'>,
  { message, upTo = Infinity }: PlanWish = {},
): Promise<PushPlan> {
  const known = common?.versionNumber ?? 0;
  const all = await listVersionsAfter(db, projectId, common?.mergedAfter ?? known);
  const versions = all.filter(({ number }) => number <= upTo).map(cleanNote);
  const ahead = versions.filter(({ number }) => number > known);
  const own = ahead.slice(-MOST_COMMITS);
  const first = versions.filter(({ number }) => number < (own[0]?.number ?? 0));
  // What a pull brought is at GitHub: its merge is told by what was merged with it.
  const besides = first.filter((version) => !isPulled(common, version));
  const commits: Pick<PlannedCommit, 'version' | 'writes' | 'removes'>[] = [];
  let after = files;
  let leftOut: readonly LeftOut[] = [];
  for (const version of own) {
    const changes = await planVersion(db, after, version);
    ({ after, leftOut } = changes);
    if (changes.writes.length + changes.removes.length === 0) continue;
    const { writes, removes } = changes;
    commits.push({ version, writes, removes });
  }
  const worded = commits.map((commit, index) => {
    const within = index === 0 ? besides : [];
    const given = index === commits.length - 1 && message ? message : undefined;
    return { ...commit, ...wordsFor(common, { version: commit.version, besides: within, given }) };
  });
  return { commits: worded, leftOut, after, versionNumber: own.at(-1)?.number ?? known };
}

function wordsFor(
  common: Common | undefined,
  { version, besides, given }: Pick<PlannedCommit, 'version' | 'besides'> & { given: string | undefined },
): Pick<PlannedCommit, 'besides' | 'message' | 'titles'> {
  const isMerge = isPulled(common, version);
  const own =
    isMerge && given === undefined ? wordsOf(besides) : commitMessage(given ?? version.note, besides);
  const before = besides.map(({ note }) => titleOf(commitMessage(note)));
  const titles = isMerge && before.length > 0 ? before : [...before, titleOf(own)];
  return { besides, message: own, titles };
}

/** Whether a version is of a pull that the branch had already when it was merged. */
function isPulled(common: Common | undefined, { origin, number }: OutgoingVersion): boolean {
  if (common?.mergedAfter == null) return false;
  return origin === 'pull' && number <= common.versionNumber + 1;
}

/** Whether a branch has everything of a list of files that may leave. */
export async function isInBranch(q: Queryable, branch: BranchFiles, treeHash: string): Promise<boolean> {
  const { writes, removes } = await planVersion(q, branch, { treeHash });
  return writes.length + removes.length === 0;
}

async function planVersion(
  q: Queryable,
  branch: BranchFiles,
  { treeHash }: Pick<OutgoingVersion, 'treeHash'>,
): Promise<PlannedChanges> {
  const entries = await readTree(q, treeHash);
  const texts = await readTexts(q, changedFiles(branch, entries));
  const secrets = new Set(
    texts.filter(({ path, text }) => isSecretFile(path) || holdsSecret(text, path)).map(({ path }) => path),
  );
  return planChanges(withSame(branch, entries, texts), entries, ({ path }) => {
    // A project may have such files since before they were refused.
    if (isInGitFolder(path)) return OF_GIT;
    return secrets.has(path) ? SECRET : undefined;
  });
}

/** What the project never had of a branch may be the same as its own all the same. */
function withSame(
  branch: BranchFiles,
  entries: readonly HeldFile[],
  texts: readonly ProjectFile[],
): BranchFiles {
  const { held, modes, unheld } = branch;
  if (unheld === undefined) return branch;
  const isUnheld = (path: string) => !held.has(path) && isFileMode(modes.get(path) ?? '');
  const same = new Set(
    texts
      .filter(({ path, text }) => isUnheld(path) && unheld.get(path) === gitHashOf(text))
      .map(({ path }) => path),
  );
  const found = entries.filter(({ path }) => same.has(path)).map((entry) => [entry.path, entry] as const);
  return { ...branch, held: new Map([...held, ...found]) };
}
