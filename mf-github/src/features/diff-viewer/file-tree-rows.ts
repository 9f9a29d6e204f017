import type { ChangedFile } from '@tessera/shared/contracts';

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: ChangedFile[];
}

/** One visible line of the tree. Positions count from 1, as assistive technology does. */
export interface TreeRow {
  readonly type: 'folder' | 'file';
  readonly name: string;
  readonly path: string;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly file?: ChangedFile;
  readonly isOpen?: boolean;
}

function emptyFolder(): Folder {
  return { folders: new Map(), files: [] };
}

function grow(files: readonly ChangedFile[]): Folder {
  const root = emptyFolder();
  for (const file of files) {
    let folder = root;
    for (const name of file.path.split('/').slice(0, -1)) {
      const next = folder.folders.get(name) ?? emptyFolder();
      folder.folders.set(name, next);
      folder = next;
    }
    folder.files.push(file);
  }
  return root;
}

/** A folder whose only child is a folder is drawn together with it: `src/pages`. */
function joinSingles(name: string, folder: Folder): [name: string, folder: Folder] {
  const [only] = folder.folders;
  if (!only || folder.folders.size > 1 || folder.files.length > 0) return [name, folder];
  return joinSingles(`${name}/${only[0]}`, only[1]);
}

/** The files whose paths, or old paths, have each of the words in them. */
export function filterFiles(files: readonly ChangedFile[], words: string): readonly ChangedFile[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return files;
  return files.filter(({ path, oldPath = '' }) => {
    const text = `${path} ${oldPath}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Names as people order them: `page-9` before `page-10`. */
const names = new Intl.Collator(undefined, { numeric: true });

/**
 * The lines of the file tree (DIFF-01): folders first, then files, each in the order of their names.
 *
 * @param closed the paths of the folders that are folded up
 */
export function treeRows(files: readonly ChangedFile[], closed: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  function visit(folder: Folder, parent: string, level: number): void {
    const siblings = folder.folders.size + folder.files.length;
    let position = 0;
    const folders = [...folder.folders].sort(([a], [b]) => names.compare(a, b));
    for (const [first, child] of folders) {
      const [name, inner] = joinSingles(first, child);
      const path = parent + name;
      const isOpen = !closed.has(path);
      position += 1;
      rows.push({ type: 'folder', name, path, level, position, siblings, isOpen });
      if (isOpen) visit(inner, `${path}/`, level + 1);
    }
    for (const file of folder.files.toSorted((a, b) => names.compare(a.path, b.path))) {
      position += 1;
      const { path } = file;
      rows.push({ type: 'file', name: path.slice(parent.length), path, level, position, siblings, file });
    }
  }
  visit(grow(files), '', 1);
  return rows;
}
