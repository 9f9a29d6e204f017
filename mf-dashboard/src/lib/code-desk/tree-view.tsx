import { Menu } from '@tessera/shared/ui';
import { ChevronRight, File, Folder, MoreHorizontal } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { FolderNode, TreeNode } from '../code/file-tree';
import type { FileChange } from './file-changes';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What is known of a file beside its name. */
export interface TreeMarks {
  readonly changes: ReadonlyMap<string, FileChange['kind']>;
  /** How many problems there are in it. */
  readonly problems: ReadonlyMap<string, number>;
}

export interface TreeActions {
  readonly onOpen: (path: string) => void;
  /** `path` is a file's or a folder's, without a slash at its end. Without these there is nothing to do but read. */
  readonly onRename?: (path: string) => void;
  readonly onRemove?: (path: string, isFolder: boolean) => void;
}

export interface FileTreeProps extends TreeActions {
  nodes: readonly TreeNode[];
  active: string | undefined;
  marks: TreeMarks;
  /** Folders that are closed at first, with their last slash. */
  closed?: readonly string[] | undefined;
}

/** Rows of more files than these take a while to be drawn. */
const MOST_UNFOLDED = 200;

function countFiles(nodes: readonly TreeNode[]): number {
  return nodes.reduce((sum, node) => sum + (node.type === 'folder' ? countFiles(node.children) : 1), 0);
}

interface LevelProps extends FileTreeProps {
  /** Every folder is closed at first. */
  isFolded: boolean;
}

/** Folders that open, and files with what became of them. Arrows move, F2 renames, Delete deletes. */
export function FileTree(props: FileTreeProps) {
  // Of a large project only the way to the open file is there at first: nobody reads a thousand rows.
  const [isFolded] = useState(() => countFiles(props.nodes) > MOST_UNFOLDED);
  return (
    <Root aria-label="Files" onKeyDown={moveByArrows}>
      <Level {...props} isFolded={isFolded} />
    </Root>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  // What is in a closed folder has no place on the page.
  const shown = rows.filter((row) => row.offsetParent !== null || row === event.target);
  const index = shown.findIndex((row) => row === event.target);
  if (index < 0) return;
  event.preventDefault();
  shown[index + step]?.focus();
}

function Level(props: LevelProps) {
  return (
    <List>
      {props.nodes.map((node) => (
        <li key={node.path}>
          {node.type === 'folder' ? <FolderRow {...props} node={node} /> : <FileRow {...props} node={node} />}
        </li>
      ))}
    </List>
  );
}

function keysOf(path: string, isFolder: boolean, { onRename, onRemove }: TreeActions) {
  return (event: KeyboardEvent) => {
    if (event.key === 'F2' && onRename) onRename(path);
    else if (event.key === 'Delete' && onRemove) onRemove(path, isFolder);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function FolderRow(props: LevelProps & { node: FolderNode }) {
  const { node, active, isFolded, closed = [] } = props;
  const [isOpen] = useState(
    () => !(isFolded || closed.includes(node.path)) || active?.startsWith(node.path) === true,
  );
  // What is in it is drawn when it is opened, and stays as it was left.
  const [wasOpened, setWasOpened] = useState(isOpen);
  const path = node.path.slice(0, -1);
  return (
    <Opens
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true);
      }}
    >
      <summary data-row onKeyDown={keysOf(path, true, props)}>
        <ChevronRight {...ICON} className="arrow" />
        <Folder {...ICON} />
        <Name>{node.name}</Name>
      </summary>
      <RowMenu path={path} isFolder {...props} />
      {wasOpened ? <Level {...props} nodes={node.children} /> : null}
    </Opens>
  );
}

const CHANGES = {
  added: { letter: 'A', word: 'added' },
  changed: { letter: 'M', word: 'changed' },
  removed: { letter: 'D', word: 'removed' },
} as const;

function FileRow(props: FileTreeProps & { node: TreeNode }) {
  const { node, active, marks, onOpen } = props;
  const change = marks.changes.get(node.path);
  const problems = marks.problems.get(node.path) ?? 0;
  return (
    <Row>
      <Entry
        type="button"
        data-row
        aria-current={node.path === active || undefined}
        onKeyDown={keysOf(node.path, false, props)}
        onClick={() => {
          onOpen(node.path);
        }}
      >
        <File {...ICON} />
        <Name>{node.name}</Name>
        {problems > 0 ? (
          <Count aria-label={`, ${String(problems)} ${problems === 1 ? 'problem' : 'problems'}`}>
            {problems}
          </Count>
        ) : null}
        {change ? (
          <Change $kind={change} title={CHANGES[change].word} aria-label={`, ${CHANGES[change].word}`}>
            {CHANGES[change].letter}
          </Change>
        ) : null}
      </Entry>
      <RowMenu path={node.path} isFolder={false} {...props} />
    </Row>
  );
}

function RowMenu({ path, isFolder, onRename, onRemove }: TreeActions & { path: string; isFolder: boolean }) {
  if (!onRename || !onRemove) return null;
  return (
    <MenuPlace>
      <Menu
        align="end"
        trigger={
          <More type="button" aria-label={`Actions for ${path}`}>
            <MoreHorizontal {...ICON} />
          </More>
        }
        items={[
          {
            id: 'rename',
            label: 'Rename',
            shortcut: 'F2',
            onSelect: () => {
              onRename(path);
            },
          },
          {
            id: 'delete',
            label: 'Delete',
            shortcut: 'Del',
            tone: 'bad',
            onSelect: () => {
              onRemove(path, isFolder);
            },
          },
        ]}
      />
    </MenuPlace>
  );
}

const Root = styled.nav`
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const List = styled.ul`
  list-style: none;
  & & {
    padding-inline-start: ${({ theme }) => theme.space[4]};
  }
`;

const MenuPlace = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  opacity: 0;
  &:focus-within {
    opacity: 1;
  }
  ${({ theme }) => theme.media.touch} {
    opacity: 1;
  }
`;

const Opens = styled.details`
  position: relative;
  > summary {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
    min-height: 32px;
    padding-inline: ${({ theme }) => theme.space[1]} 32px;
    border-radius: ${({ theme }) => theme.radii.control};
    list-style: none;
    cursor: pointer;
    ${({ theme }) => theme.media.touch} {
      min-height: 44px;
      padding-inline-end: 44px;
    }
  }
  > summary:hover,
  > summary:has(+ span:focus-within) {
    background: ${({ theme }) => theme.colors.sunken};
  }
  > summary:hover + ${MenuPlace}, > ${MenuPlace}:hover {
    opacity: 1;
  }
  svg {
    flex: none;
    color: ${({ theme }) => theme.colors.muted};
  }
  &[open] > summary .arrow {
    transform: rotate(90deg);
  }
`;

const Row = styled.div`
  position: relative;
  &:hover > ${MenuPlace} {
    opacity: 1;
  }
`;

const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  width: 100%;
  min-height: 32px;
  padding: 0 32px 0 ${({ theme }) => theme.space[1]};
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  text-align: start;
  svg {
    flex: none;
    color: ${({ theme }) => theme.colors.muted};
  }
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
  &[aria-current] {
    background: ${({ theme }) => theme.colors.brandSoft};
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
    padding-inline-end: 44px;
  }
`;

const Name = styled.span`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Count = styled.span`
  color: ${({ theme }) => theme.colors.bad};
  font-size: ${({ theme }) => theme.sizes[12]};
  font-variant-numeric: tabular-nums;
`;

const CHANGE_COLORS = { added: 'ok', changed: 'warn', removed: 'bad' } as const;

const Change = styled.span<{ $kind: FileChange['kind'] }>`
  color: ${({ theme, $kind }) => theme.colors[CHANGE_COLORS[$kind]]};
  font-size: ${({ theme }) => theme.sizes[12]};
  font-weight: ${({ theme }) => theme.weights.strong};
`;

const More = styled.button`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.sunken};
  color: ${({ theme }) => theme.colors.text};
  ${({ theme }) => theme.media.touch} {
    width: 44px;
    height: 44px;
    background: none;
  }
`;
