import type { Database } from '../../db/database';
import { readTexts } from '../../workspace';
import type { GithubApi, GitPerson, NewTreeEntry } from '../api/github-api.port';
import type { PlannedCommit } from './planned-commits.service';

/** Of one call, in UTF-16 code units; GitHub gives up on trees that are much larger. */
const MOST_TEXT = 4_000_000;

export interface WritingSettings {
  readonly db: Database;
  readonly api: GithubApi;
  readonly repository: string;
  readonly author: Omit<GitPerson, 'date'>;
}

/** Makes the commits on top of a parent: nobody sees them before a branch is moved. Answers the newest. */
export async function writeCommits(
  { db, api, repository, author }: WritingSettings,
  parent: { readonly commit: string; readonly tree: string } | undefined,
  commits: readonly PlannedCommit[],
): Promise<string | undefined> {
  let [commit, tree] = [parent?.commit, parent?.tree];
  for (const { version, message, ...changes } of commits) {
    for (const entries of portionsOf(await entriesOf(db, changes)))
      tree = await api.createTree(repository, tree, entries);
    if (tree === undefined) continue;
    commit = await api.createCommit(repository, {
      message,
      tree,
      parents: commit === undefined ? [] : [commit],
      // The same version makes the same commit, however often it is made.
      author: { ...author, date: `${version.createdAt.toISOString().slice(0, 19)}Z` },
    });
  }
  return commit;
}

async function entriesOf(
  db: Database,
  { writes, removes }: Pick<PlannedCommit, 'writes' | 'removes'>,
): Promise<NewTreeEntry[]> {
  const texts = await readTexts(
    db,
    writes.map(({ file }) => file),
  );
  const modes = new Map(writes.map(({ file, mode }) => [file.path, mode]));
  // What goes first: a file may make way for a folder of its name.
  const gone = removes.map((path) => ({ path, mode: '100644', sha: null }) as const);
  const written = texts.map(({ path, text }) => {
    const mode = modes.get(path) === '100755' ? '100755' : '100644';
    return { path, mode, content: text } as const;
  });
  return [...gone, ...written];
}

function portionsOf(entries: readonly NewTreeEntry[]): NewTreeEntry[][] {
  const portions: NewTreeEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const size = 'content' in entry ? entry.content.length : 0;
    const isClash = portions
      .at(-1)
      ?.some(({ path }) => isWithin(path, entry.path) || isWithin(entry.path, path));
    if (portions.length === 0 || size > room || isClash === true) {
      portions.push([]);
      room = MOST_TEXT;
    }
    portions.at(-1)?.push(entry);
    room -= size;
  }
  return portions;
}

/** Whether one path is in the folder that the other is. */
const isWithin = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);
