import type { TreeRow } from './file-tree-rows';

export type TreeAction =
  | { readonly type: 'move'; readonly to: TreeRow | undefined }
  | { readonly type: 'fold'; readonly isOpen: boolean }
  | { readonly type: 'activate' };

/** What a key means on a row, after the tree view pattern of the ARIA Authoring Practices. */
export function treeAction(key: string, row: TreeRow, rows: readonly TreeRow[]): TreeAction | undefined {
  const index = rows.indexOf(row);
  switch (key) {
    case 'ArrowDown':
      return { type: 'move', to: rows[index + 1] };
    case 'ArrowUp':
      return { type: 'move', to: rows[index - 1] };
    case 'Home':
      return { type: 'move', to: rows[0] };
    case 'End':
      return { type: 'move', to: rows.at(-1) };
    case 'ArrowRight':
      return row.isOpen === false
        ? { type: 'fold', isOpen: true }
        : { type: 'move', to: childOf(row, rows[index + 1]) };
    case 'ArrowLeft':
      return row.isOpen ? { type: 'fold', isOpen: false } : { type: 'move', to: parentOf(rows, index) };
    case 'Enter':
    case ' ':
      return { type: 'activate' };
    default:
      return undefined;
  }
}

function childOf(row: TreeRow, next: TreeRow | undefined): TreeRow | undefined {
  return next && next.level > row.level ? next : undefined;
}

function parentOf(rows: readonly TreeRow[], index: number): TreeRow | undefined {
  const level = rows[index]?.level ?? 1;
  return rows.slice(0, index).findLast((row) => row.level < level);
}

/** The next row whose name begins so; several letters stay on a row that still fits. */
export function typedRow(rows: readonly TreeRow[], from: TreeRow, typed: string): TreeRow | undefined {
  const wanted = typed.toLowerCase();
  const start = rows.indexOf(from) + (typed.length === 1 ? 1 : 0);
  const order = [...rows.slice(start), ...rows.slice(0, start)];
  return order.find(({ name }) => name.toLowerCase().startsWith(wanted));
}
