import type { ChangeKind, FileChange } from './compare-files';

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: FileChange[];
}

/** One visible line of the tree. Positions count from 1, as assistive technology does. */
export interface TreeRow {
  readonly type: 'folder' | 'file';
  readonly name: string;
  readonly path: string;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly kind?: ChangeKind;
  readonly isOpen?: boolean;
}

function emptyFolder(): Folder {
  return { folders: new Map(), files: [] };
}

function grow(changes: readonly FileChange[]): Folder {
  const root = emptyFolder();
  for (const change of changes) {
    let folder = root;
    for (const name of change.path.split('/').slice(0, -1)) {
      const next = folder.folders.get(name) ?? emptyFolder();
      folder.folders.set(name, next);
      folder = next;
    }
    folder.files.push(change);
  }
  return root;
}

/** A folder whose only child is a folder is drawn together with it: `src/pages`. */
function joinSingles(name: string, folder: Folder): [name: string, folder: Folder] {
  const [only] = folder.folders;
  if (!only || folder.folders.size > 1 || folder.files.length > 0) return [name, folder];
  return joinSingles(`${name}/${only[0]}`, only[1]);
}

/**
 * The lines of the file tree (DIFF-01): folders first, then files, each in the order of their names.
 *
 * @param closed the paths of the folders that are folded up
 */
export function treeRows(changes: readonly FileChange[], closed: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  function visit(folder: Folder, parent: string, level: number): void {
    const siblings = folder.folders.size + folder.files.length;
    let position = 0;
    for (const [first, child] of folder.folders) {
      const [name, inner] = joinSingles(first, child);
      const path = parent + name;
      const isOpen = !closed.has(path);
      position += 1;
      rows.push({ type: 'folder', name, path, level, position, siblings, isOpen });
      if (isOpen) visit(inner, `${path}/`, level + 1);
    }
    for (const { path, kind } of folder.files) {
      position += 1;
      rows.push({ type: 'file', name: path.slice(parent.length), path, level, position, siblings, kind });
    }
  }
  visit(grow(changes), '', 1);
  return rows;
}
