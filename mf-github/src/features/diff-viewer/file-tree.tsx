import type { ChangedFile } from '@tessera/shared/contracts';
import { formatNumber, SearchField } from '@tessera/shared/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isGone } from '../../lib/change-kinds';
import { ChangeMarker } from '../../lib/change-marker';
import { FileCount, Filter, Item, Lines, Name, NothingFound, Tree, TreeScroller } from './file-tree.styles';
import { filterFiles, treeRows, type TreeRow } from './file-tree-rows';
import { treeAction, typedRow } from './tree-keys';
import { useIsTouch } from './use-is-wide';
import { useTyped } from './use-typed';
import { useVirtualRows, type VirtualRows } from './use-virtual-rows';

interface FileTreeProps {
  readonly files: readonly ChangedFile[];
  readonly selected: string | undefined;
  /** By pointer or by keyboard. */
  readonly onSelect: (path: string, isByPointer: boolean) => void;
}

/** Least files that a filter is worth its room for. */
const LEAST_FILTERED = 8;

/** The changed files by folder (DIFF-01), with a filter where there are many. */
export function FileTree({ files, selected, onSelect }: FileTreeProps) {
  const [words, setWords] = useState('');
  const shown = filterFiles(files, words);
  return (
    <>
      {files.length >= LEAST_FILTERED ? (
        <Filter>
          <SearchField
            label="Filter files"
            placeholder="Filter files"
            value={words}
            onValueChange={setWords}
          />
        </Filter>
      ) : null}
      {shown.length === 0 && words !== '' ? (
        <NothingFound role="status">Nothing matches “{words}”</NothingFound>
      ) : (
        <VirtualTree files={shown} selected={selected} onSelect={onSelect} />
      )}
      <FileCount>{countOf(files.length, shown.length)}</FileCount>
    </>
  );
}

function countOf(all: number, shown: number): string {
  const total = all === 1 ? '1 file changed' : `${formatNumber(all)} files changed`;
  return shown === all ? total : `${formatNumber(shown)} of ${total}`;
}

/** A tree for assistive technology: arrows move, open and close, letters find. Of many rows those in sight are drawn. */
function VirtualTree({ files, selected, onSelect }: FileTreeProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string>();
  const wanted = useRef<string>(undefined);
  const scroller = useRef<HTMLDivElement>(null);
  const isTouch = useIsTouch();
  const type = useTyped();
  const rows = treeRows(files, closed);
  const virtualizer = useVirtualRows({
    count: rows.length,
    scroller,
    heightOf: () => (isTouch ? 44 : 32),
    around: 8,
    room: 8,
  });
  const drawn = virtualizer.getVirtualItems().flatMap(({ index }) => rows[index] ?? []);
  // One row that is drawn can be reached by Tab, wherever the list was scrolled to.
  const reachable =
    [active, selected].find((path) => drawn.some((row) => row.path === path)) ?? drawn[0]?.path;

  useSelectedInSight(virtualizer, rows, selected);
  // A row that was out of sight takes the focus once it is drawn.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(wanted.current)}"]`);
    if (!row) return;
    row.focus({ preventScroll: true });
    wanted.current = undefined;
  });

  const setOpen = (path: string, isOpen: boolean) => {
    const next = new Set(closed);
    if (isOpen) next.delete(path);
    else next.add(path);
    setClosed(next);
  };
  const activate = (row: TreeRow, isByPointer: boolean) => {
    setActive(row.path);
    if (row.type === 'folder') setOpen(row.path, !row.isOpen);
    else onSelect(row.path, isByPointer);
  };
  const moveTo = (row: TreeRow | undefined) => {
    if (!row) return;
    setActive(row.path);
    wanted.current = row.path;
    virtualizer.scrollToIndex(rows.indexOf(row));
  };
  const handleKey = (event: KeyboardEvent, row: TreeRow) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = treeAction(event.key, row, rows);
    if (action) {
      event.preventDefault();
      if (action.type === 'move') moveTo(action.to);
      else if (action.type === 'fold') setOpen(row.path, action.isOpen);
      else activate(row, false);
    } else if (/^[\p{L}\p{N}._]$/u.test(event.key)) {
      // Here letters find files: those that steer the text work in the text.
      event.stopPropagation();
      moveTo(typedRow(rows, row, type(event.key, event.timeStamp)));
    }
  };

  return (
    <TreeScroller ref={scroller}>
      <Tree role="tree" aria-label="Changed files" style={{ height: virtualizer.getTotalSize() }}>
        <Lines role="none" style={{ transform: `translateY(${offsetOf(virtualizer)})` }}>
          {drawn.map((row) => (
            <TreeLine
              key={row.path}
              row={row}
              isSelected={row.path === selected}
              isReachable={row.path === reachable}
              onActivate={activate}
              onKey={handleKey}
            />
          ))}
        </Lines>
      </Tree>
    </TreeScroller>
  );
}

/** The file that is chosen comes into sight with the tree, and where it was chosen outside of it. */
function useSelectedInSight(
  virtualizer: VirtualRows,
  rows: readonly TreeRow[],
  selected: string | undefined,
): void {
  const show = useEffectEvent((path: string | undefined) => {
    const index = rows.findIndex((row) => row.path === path);
    if (index >= 0) virtualizer.scrollToIndex(index);
  });
  useEffect(() => {
    show(selected);
  }, [selected]);
}

function offsetOf(virtualizer: VirtualRows): string {
  return `${String(virtualizer.getVirtualItems()[0]?.start ?? 0)}px`;
}

interface TreeLineProps {
  readonly row: TreeRow;
  readonly isSelected: boolean;
  readonly isReachable: boolean;
  readonly onActivate: (row: TreeRow, isByPointer: boolean) => void;
  readonly onKey: (event: KeyboardEvent, row: TreeRow) => void;
}

function TreeLine({ row, isSelected, isReachable, onActivate, onKey }: TreeLineProps) {
  const { file } = row;
  return (
    <Item
      role="treeitem"
      data-path={row.path}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.isOpen}
      aria-selected={file ? isSelected : undefined}
      tabIndex={isReachable ? 0 : -1}
      title={file?.oldPath === undefined ? row.path : `${file.oldPath} → ${row.path}`}
      $level={row.level}
      $isGone={file !== undefined && isGone(file.status)}
      onClick={({ detail }) => {
        // A press that no pointer made counts none.
        onActivate(row, detail > 0);
      }}
      onKeyDown={(event) => {
        onKey(event, row);
      }}
    >
      {file ? <ChangeMarker status={file.status} /> : <FolderIcon isOpen={row.isOpen === true} />}
      <Name>{row.name}</Name>
      {file ? <LineCounts file={file} /> : null}
    </Item>
  );
}

function FolderIcon({ isOpen }: { isOpen: boolean }) {
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return <Chevron size={16} strokeWidth={1.75} aria-hidden="true" />;
}

function LineCounts({ file: { added, removed } }: { file: ChangedFile }) {
  if (added === null || removed === null) return null;
  return (
    <small aria-hidden="true">
      {added > 0 ? <ins>+{formatNumber(added)}</ins> : null}
      {removed > 0 ? <del>−{formatNumber(removed)}</del> : null}
    </small>
  );
}
