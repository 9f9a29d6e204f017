import { stepToChange } from '@tessera/shared/diff';
import { useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { EmptyState } from '@tessera/shared/ui';
import type { FileChange } from './compare-files';
import type { DiffView } from './diff-lines';
import { FileDiff } from './file-diff';
import { FileTree } from './file-tree';
import { treeRows } from './file-tree-rows';
import { Panes, Reading, TreeBody, TreePane, TreeToggle } from './panes.styles';
import type { ReadyDiff } from './use-diff';
import { useIsWide } from './use-is-wide';

interface DiffPanesProps {
  readonly diff: ReadyDiff;
  /** The file that the address names, if it does. */
  readonly file: string | null;
  readonly onSelectFile: (path: string) => void;
}

/** Tree on the left, the chosen file on the right, and the keys that work in both. */
export function DiffPanes({ diff, file, onSelectFile }: DiffPanesProps) {
  const [chosenView, setView] = useState<DiffView>('unified');
  const [isTreeOpen, setIsTreeOpen] = useState(false);
  const isWide = useIsWide();
  const reading = useRef<HTMLDivElement>(null);
  const files = treeRows(diff.changes, NOTHING_CLOSED).filter(({ type }) => type === 'file');
  const path = file ?? files[0]?.path;
  const change = diff.changes.find((candidate) => candidate.path === path);
  // DIFF-02: a choice of split is kept for when the window is wide again.
  const view = isWide ? chosenView : 'unified';

  const step = (distance: 1 | -1) => stepToChange(reading.current, distance);
  const stepFile = (distance: 1 | -1) => {
    const next = files[files.findIndex((row) => row.path === path) + distance];
    if (next) onSelectFile(next.path);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Readonly<Record<string, () => void>> = {
      n: () => step(1),
      p: () => step(-1),
      ']': () => stepFile(1),
      '[': () => stepFile(-1),
      u: () => setView('unified'),
      s: () => setView('split'),
    };
    actions[event.key.toLowerCase()]?.();
  };

  return (
    // The keys work only while the focus is inside, so that they never get in the way of speech input (WCAG 2.1.4).
    <Panes onKeyDown={handleKey}>
      <TreePane>
        <TreeToggle
          type="button"
          aria-expanded={isTreeOpen}
          onClick={() => {
            setIsTreeOpen(!isTreeOpen);
          }}
        >
          Files <span>{diff.changes.length}</span>
        </TreeToggle>
        <TreeBody $isOpen={isTreeOpen}>
          <FileTree
            changes={diff.changes}
            selected={change?.path}
            onSelect={(next) => {
              setIsTreeOpen(false);
              onSelectFile(next);
            }}
          />
        </TreeBody>
      </TreePane>
      <Reading
        ref={reading}
        tabIndex={0}
        role="region"
        aria-label="File changes"
        aria-describedby="diff-keys"
      >
        {change ? (
          <FileDiff
            key={`${diff.version.id} ${change.path}`}
            versions={diff}
            change={change}
            view={view}
            onViewChange={isWide ? setView : undefined}
            onStep={step}
          />
        ) : (
          <NoFile changes={diff.changes} />
        )}
        <Keys id="diff-keys">
          N and P go to the next and previous change, ] and [ to the next and previous file
          {isWide ? ', U and S choose unified or split' : ''}.
        </Keys>
      </Reading>
    </Panes>
  );
}

function NoFile({ changes }: { changes: readonly FileChange[] }) {
  if (changes.length === 0) return <EmptyState title="These two versions have the same files" />;
  return <EmptyState title="Select a file to view code" />;
}

const NOTHING_CLOSED: ReadonlySet<string> = new Set();

const Keys = styled.p`
  padding: ${({ theme }) => theme.space[3]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  ${({ theme }) => theme.media.touch} {
    display: none;
  }
  ${({ theme }) => theme.media.phone} {
    display: none;
  }
`;
