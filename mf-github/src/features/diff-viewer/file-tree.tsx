import { ChevronDown, ChevronRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { FileChange } from './compare-files';
import { ChangeMarker } from './change-marker';
import { FileCount, Item, Name, Tree } from './file-tree.styles';
import { treeRows, type TreeRow } from './file-tree-rows';

interface FileTreeProps {
  readonly changes: readonly FileChange[];
  readonly selected: string | undefined;
  readonly onSelect: (path: string) => void;
}

/** The changed files by folder (DIFF-01). A tree for assistive technology: arrows move, open and close. */
export function FileTree({ changes, selected, onSelect }: FileTreeProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string>();
  const items = useRef(new Map<string, HTMLElement>());
  const rows = treeRows(changes, closed);
  const reachable = [active, selected].find((path) => rows.some((row) => row.path === path)) ?? rows[0]?.path;

  const setOpen = (path: string, isOpen: boolean) => {
    const next = new Set(closed);
    if (isOpen) next.delete(path);
    else next.add(path);
    setClosed(next);
  };
  const activate = (row: TreeRow) => {
    setActive(row.path);
    if (row.type === 'folder') setOpen(row.path, !row.isOpen);
    else onSelect(row.path);
  };
  const moveTo = (row: TreeRow | undefined) => {
    if (!row) return;
    setActive(row.path);
    items.current.get(row.path)?.focus();
  };
  const handleKey = (event: KeyboardEvent, row: TreeRow) => {
    const action = keyAction(event.key, row, rows);
    if (!action) return;
    event.preventDefault();
    if (action.type === 'move') moveTo(action.to);
    else if (action.type === 'fold') setOpen(row.path, action.isOpen);
    else activate(row);
  };

  return (
    <Tree role="tree" aria-label="Changed files">
      {rows.map((row) => (
        <Item
          key={row.path}
          ref={(element) => {
            if (element) items.current.set(row.path, element);
            else items.current.delete(row.path);
          }}
          role="treeitem"
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.siblings}
          aria-expanded={row.isOpen}
          aria-selected={row.type === 'file' ? row.path === selected : undefined}
          tabIndex={row.path === reachable ? 0 : -1}
          title={row.path}
          $level={row.level}
          $isRemoved={row.kind === 'removed'}
          onClick={() => activate(row)}
          onKeyDown={(event) => handleKey(event, row)}
        >
          <TreeIcon row={row} />
          <Name>{row.name}</Name>
        </Item>
      ))}
      <FileCount role="none">
        {changes.length === 1 ? '1 file changed' : `${String(changes.length)} files changed`}
      </FileCount>
    </Tree>
  );
}

function TreeIcon({ row }: { row: TreeRow }) {
  if (row.kind) return <ChangeMarker kind={row.kind} />;
  const Chevron = row.isOpen ? ChevronDown : ChevronRight;
  return <Chevron size={16} strokeWidth={1.75} aria-hidden="true" />;
}

type TreeAction =
  | { readonly type: 'move'; readonly to: TreeRow | undefined }
  | { readonly type: 'fold'; readonly isOpen: boolean }
  | { readonly type: 'activate' };

/** What a key means on a row, after the tree view pattern of the ARIA Authoring Practices. */
function keyAction(key: string, row: TreeRow, rows: readonly TreeRow[]): TreeAction | undefined {
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
