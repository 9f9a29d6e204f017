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

function compare(a: TreeNode, b: TreeNode): number {
  if (a.type !== b.type) return a.type === 'folder' ? -1 : 1;
  return a.name.localeCompare(b.name);
}

/** Folders first, then files, each by name. Paths are separated by `/`. */
export function buildTree(paths: readonly string[], folder = ''): TreeNode[] {
  const folders = new Map<string, string[]>();
  const nodes: TreeNode[] = [];
  for (const path of paths) {
    const rest = path.slice(folder.length);
    const [name = '', ...deeper] = rest.split('/');
    if (deeper.length === 0) nodes.push({ type: 'file', name, path });
    else folders.set(name, [...(folders.get(name) ?? []), path]);
  }
  for (const [name, inside] of folders) {
    const path = `${folder}${name}/`;
    nodes.push({ type: 'folder', name, path, children: buildTree(inside, path) });
  }
  return nodes.toSorted(compare);
}
