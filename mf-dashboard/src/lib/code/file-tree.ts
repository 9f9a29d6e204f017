export interface FileNode {
  readonly type: 'file';
  readonly name: string;
  readonly path: string;
}

export interface FolderNode {
  readonly type: 'folder';
  readonly name: string;
  readonly path: string;
  readonly children: readonly TreeNode[];
}

export type TreeNode = FileNode | FolderNode;

/** Made once: it is asked thousands of times. */
const byName = new Intl.Collator();

function compare(a: TreeNode, b: TreeNode): number {
  if (a.type !== b.type) return a.type === 'folder' ? -1 : 1;
  return byName.compare(a.name, b.name);
}

const firstStep = (path: string, folder: string) => path.slice(folder.length).replace(/\/.*$/, '');

/** Folders first, then files, each by name. Paths are separated by `/`; `empty` are folders with nothing in them. */
export function buildTree(paths: readonly string[], folder = '', empty: readonly string[] = []): TreeNode[] {
  const folders = new Map<string, string[]>();
  const nodes: TreeNode[] = [];
  for (const path of paths) {
    const rest = path.slice(folder.length);
    const [name = '', ...deeper] = rest.split('/');
    if (deeper.length === 0) nodes.push({ type: 'file', name, path });
    else {
      const inside = folders.get(name);
      if (inside) inside.push(path);
      else folders.set(name, [path]);
    }
  }
  for (const name of empty.filter((path) => path.startsWith(folder)).map((path) => firstStep(path, folder))) {
    if (!folders.has(name)) folders.set(name, []);
  }
  for (const [name, inside] of folders) {
    const path = `${folder}${name}/`;
    nodes.push({ type: 'folder', name, path, children: buildTree(inside, path, empty) });
  }
  return nodes.toSorted(compare);
}
