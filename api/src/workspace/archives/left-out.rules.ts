import type { ImportReport } from '@tessera/shared/contracts';

type Skipped = ImportReport['skipped'][number];

/** Folders that nobody wrote, with what is said of them. */
const LEFT_OUT_FOLDERS: Readonly<Record<string, string>> = {
  node_modules: 'Installed packages are not part of a project',
  '.git': 'The history of Git is not part of a project',
  '.svn': 'The history of Subversion is not part of a project',
  '.hg': 'The history of Mercurial is not part of a project',
};
/** What systems lay beside files unasked; not worth a word. */
const SYSTEM_FILES = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$)/;

const MOST_ROWS = 100;

export function isSystemFile(path: string): boolean {
  return SYSTEM_FILES.test(path);
}

/** The folder on the way to a file that is left out as a whole. */
export function leftOutFolder(path: string): Skipped | undefined {
  const parts = path.split('/').slice(0, -1);
  const at = parts.findIndex((part) => Object.hasOwn(LEFT_OUT_FOLDERS, knownAs(part)));
  if (at < 0) return undefined;
  const why = LEFT_OUT_FOLDERS[knownAs(parts[at] ?? '')] ?? '';
  return { path: `${parts.slice(0, at + 1).join('/')}/`, why };
}

/** As file systems find a folder: some in any case, without dots and spaces at the end or what cannot be seen, or by its short name. */
function knownAs(folder: string): string {
  const name = folder
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[. ]+$/, '')
    .toLowerCase();
  return name === 'git~1' ? '.git' : name;
}

/** Whether a path leads into what a Git takes for its own. */
export function isInGitFolder(path: string): boolean {
  return path.split('/').some((part) => knownAs(part) === '.git');
}

/** What was left out: each path once, and no more of them than somebody reads. */
export function listLeftOut(skipped: readonly Skipped[]): Pick<ImportReport, 'skipped' | 'moreSkipped'> {
  const rows = [...new Map(skipped.map((row) => [row.path, row])).values()];
  return {
    skipped: rows.slice(0, MOST_ROWS).map(({ path, why }) => ({ path: shortPath(path), why })),
    moreSkipped: Math.max(0, rows.length - MOST_ROWS),
  };
}

/** As it can be shown and stored. */
function shortPath(path: string): string {
  const plain = path.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\uFFFD');
  return plain.length <= 200 ? plain : `…${plain.slice(-199)}`;
}

/** The folder that wraps everything, as a downloaded repository has it; '' where there is none. */
export function wrapperOf(paths: readonly string[]): string {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  return folder !== '' && paths.every((path) => path.startsWith(folder)) ? folder : '';
}
