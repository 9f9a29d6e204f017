import { EmptyState, Sheet, useIsPhone } from '@tessera/shared/ui';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Compared } from './diff.ports';
import type { DiffView } from './diff-items';
import { startDiffWorkers, type DiffWorkers } from './diff-workers';
import { FileDiff, type FileHandle } from './file-diff';
import { FileTree } from './file-tree';
import { treeRows } from './file-tree-rows';
import type { LineRange } from './line-link';
import { Column, Keys, NoText, Panes, Reading, TreePane, TreeToggle } from './panes.styles';
import type { ReadyDiff } from './use-diff';
import { useIsWide } from './use-is-wide';
import { useReadingKeys } from './use-reading-keys';
import { useViewOptions } from './use-view-options';

export interface DiffPanesProps {
  readonly diff: ReadyDiff;
  /** The file and the lines that the address names, if it does. */
  readonly file: string | null;
  readonly lines: LineRange | undefined;
  readonly onSelectFile: (path: string) => void;
  readonly onSelectLines: (path: string, lines: LineRange) => void;
  /** Stands under the text. */
  readonly children?: ReactNode;
}

const NOTHING_CLOSED: ReadonlySet<string> = new Set();

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Tree on the left, the chosen file on the right, and the keys that work in both. */
export function DiffPanes({ diff, file, lines, onSelectFile, onSelectLines, children }: DiffPanesProps) {
  const { view: chosenView, text: options, change } = useViewOptions();
  const setView = (next: DiffView) => {
    change({ view: next });
  };
  const isWide = useIsWide();
  const workers = useWorkers();
  const reading = useRef<HTMLDivElement>(null);
  const text = useRef<FileHandle>(null);
  const { tree } = diff.change;
  const files = treeRows(tree, NOTHING_CLOSED).filter(({ type }) => type === 'file');
  const path = file ?? files[0]?.path;
  const changed = tree.find((candidate) => candidate.path === path);
  const compared: Compared = { version: diff.change.version.id, against: diff.change.against?.id };
  // DIFF-02: a choice of split is kept for when the window is wide again.
  const view = isWide ? chosenView : 'unified';

  useReadingKeys(reading, text);

  const stepFile = (distance: 1 | -1) => {
    const next = files[files.findIndex((row) => row.path === path) + distance];
    if (!next) return;
    onSelectFile(next.path);
    reading.current?.focus({ preventScroll: true });
  };

  return (
    <Panes>
      <TreeFrame count={tree.length}>
        {(close) => (
          <FileTree
            files={tree}
            selected={changed?.path}
            onSelect={(next, isByPointer) => {
              close();
              onSelectFile(next);
              // By keyboard one stays in the tree, for the next file.
              if (isByPointer) reading.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </TreeFrame>
      <Column>
        {/* Single letters work only while the focus is inside, so that they never get in the way of speech input (WCAG 2.1.4). */}
        <Reading
          ref={reading}
          tabIndex={-1}
          role="region"
          aria-label="File changes"
          aria-describedby="diff-keys"
          onKeyDown={(event) => {
            act(event, keyActions(text.current, stepFile, setView));
          }}
        >
          {changed ? (
            <FileDiff
              key={`${compared.version} ${compared.against ?? ''} ${changed.path}`}
              {...{ compared, view, options, workers, lines }}
              file={changed}
              onViewChange={isWide ? setView : undefined}
              onOptionsChange={change}
              onSelectLines={(next) => {
                onSelectLines(changed.path, next);
              }}
              handle={text}
            />
          ) : (
            <NoFile isSame={tree.length === 0} />
          )}
          <KeysHint isWide={isWide} />
        </Reading>
        {children}
      </Column>
    </Panes>
  );
}

function KeysHint({ isWide }: { isWide: boolean }) {
  return (
    <Keys id="diff-keys">
      In the text, N and P go to the next and previous change, the arrows from there to other lines, which
      Enter links to; ] and [ go to the next and previous file
      {isWide ? ', U and S choose the view' : ''}. Ctrl&nbsp;F finds.
    </Keys>
  );
}

/** Ends its workers with the page. */
function useWorkers(): DiffWorkers {
  const [workers] = useState(startDiffWorkers);
  useEffect(
    () => () => {
      workers.differ.close();
      workers.colours.close();
    },
    [workers],
  );
  return workers;
}

type KeyActions = Readonly<Partial<Record<string, () => void>>>;

function act(event: KeyboardEvent, actions: KeyActions): void {
  if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
  const action = actions[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  action();
}

function keyActions(
  text: FileHandle | null,
  stepFile: (distance: 1 | -1) => void,
  setView: (view: DiffView) => void,
): KeyActions {
  return {
    n: () => text?.step(1),
    p: () => text?.step(-1),
    ']': () => {
      stepFile(1);
    },
    '[': () => {
      stepFile(-1);
    },
    u: () => {
      setView('unified');
    },
    s: () => {
      setView('split');
    },
  };
}

/** Beside the text; on phones a sheet behind a button, so that the text comes first. */
function TreeFrame({ count, children }: { count: number; children: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useIsPhone();
  const close = () => {
    setIsOpen(false);
  };
  if (!isPhone) return <TreePane>{children(close)}</TreePane>;
  return (
    <>
      <TreeToggle
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Files <span>{count}</span>
      </TreeToggle>
      <Sheet title="Changed files" isOpen={isOpen} onOpenChange={setIsOpen}>
        <TreePane>{children(close)}</TreePane>
      </Sheet>
    </>
  );
}

function NoFile({ isSame }: { isSame: boolean }) {
  const title = isSame ? 'These two versions have the same files' : 'Select a file to view code';
  return (
    <NoText>
      <EmptyState title={title} />
    </NoText>
  );
}
