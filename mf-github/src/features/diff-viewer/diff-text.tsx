import { formatNumber, VisuallyHidden } from '@tessera/shared/ui';
import { UnfoldVertical } from 'lucide-react';
import { useCallback, useRef, type ClipboardEvent } from 'react';
import type { DiffItem, DiffView, FoldItem } from './diff-items';
import { DiffLine } from './diff-row';
import { Fold, Rows, Scroller, Text } from './diff-text.styles';
import type { LineRange } from './line-link';
import { selectedText } from './selected-text';
import type { Colours } from './use-colours';
import type { Find } from './use-find';
import { useLineKeys } from './use-line-keys';
import type { TextView } from './use-text-view';

interface DiffTextProps {
  readonly path: string;
  readonly view: DiffView;
  readonly wraps: boolean;
  readonly text: TextView;
  readonly colours: Colours;
  readonly find: Find;
  readonly lines: LineRange | undefined;
  readonly onSelectLines: (lines: LineRange) => void;
}

const COLUMNS = {
  unified: ['Old line', 'New line', 'Change', 'Text'],
  split: ['Old line', 'Old change', 'Old text', 'New line', 'New change', 'New text'],
} as const;

/**
 * The lines of one file. Only those in sight are in the page, whatever the length of the file: it is a table for assistive
 * technology by its roles, which say how many rows there are and which these are.
 */
export function DiffText({ path, view, wraps, text, colours, find, lines, onSelectLines }: DiffTextProps) {
  const { items, virtualizer, scroller } = text;
  const table = useRef<HTMLDivElement>(null);
  const { measureElement } = virtualizer;
  const measure = useCallback(
    (element: Element | null) => {
      measureElement(element);
    },
    [measureElement],
  );
  const drawn = virtualizer.getVirtualItems();

  const keys = useLineKeys({ text, lines, onSelectLines });

  return (
    <Scroller ref={scroller} tabIndex={0} role="group" aria-label={`Lines of ${path}`}>
      <Text
        ref={table}
        role="table"
        aria-label={`Changes in ${path}`}
        aria-rowcount={items.length + 1}
        data-view={view}
        $wraps={wraps}
        $digits={digitsOf(items)}
        style={{ height: virtualizer.getTotalSize() }}
        {...keys}
        onPointerDown={beginSelection}
        onCopy={copySelection}
      >
        <Head view={view} />
        <Rows
          role="rowgroup"
          style={{
            transform: `translateY(${String(drawn[0]?.start ?? 0)}px)`,
            minWidth: wraps ? undefined : `calc(${String(longestOf(items))}ch + 160px)`,
          }}
        >
          {drawn.map(({ index, key }) => {
            const item = items[index];
            if (!item) return null;
            return item.type === 'fold' ? (
              <FoldRow key={key} {...{ item, index }} onMeasure={measure} onOpen={text.unfold} />
            ) : (
              <DiffLine
                key={key}
                {...{ item, index, view, colours, lines }}
                foundIn={find.foundIn}
                onMeasure={measure}
              />
            );
          })}
        </Rows>
      </Text>
    </Scroller>
  );
}

/** In the split view a selection stays on the side where it begins. */
function beginSelection({
  target,
  currentTarget,
}: {
  target: EventTarget;
  currentTarget: HTMLElement;
}): void {
  const text =
    target instanceof Element ? target.closest('.code')?.querySelector<HTMLElement>('.text') : null;
  if (text && currentTarget.dataset['view'] === 'split')
    currentTarget.dataset['selecting'] = text.dataset['side'];
  else delete currentTarget.dataset['selecting'];
}

function copySelection(event: ClipboardEvent<HTMLElement>): void {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return;
  const { currentTarget, clipboardData } = event;
  const text = selectedText(selection.getRangeAt(0), currentTarget, currentTarget.dataset['selecting']);
  if (text === undefined) return;
  event.preventDefault();
  clipboardData.setData('text/plain', text);
}

/** Names of the columns, for screen readers. */
function Head({ view }: { view: DiffView }) {
  return (
    <VisuallyHidden as="div" role="rowgroup">
      <div role="row" aria-rowindex={1}>
        {COLUMNS[view].map((name) => (
          <span key={name} role="columnheader">
            {name}
          </span>
        ))}
      </div>
    </VisuallyHidden>
  );
}

interface FoldRowProps {
  readonly item: FoldItem;
  readonly index: number;
  readonly onMeasure: (element: Element | null) => void;
  readonly onOpen: (start: number, isByKeyboard: boolean) => void;
}

function FoldRow({ item: { start, rows }, index, onMeasure, onOpen }: FoldRowProps) {
  return (
    <div ref={onMeasure} role="row" aria-rowindex={index + 2} data-index={index}>
      <div role="cell">
        <Fold
          type="button"
          onClick={(event) => {
            // A press of a key counts no clicks.
            onOpen(start, event.detail === 0);
          }}
        >
          <UnfoldVertical size={16} strokeWidth={1.75} aria-hidden="true" />
          Show {formatNumber(rows.length)} unchanged lines
        </Fold>
      </div>
    </div>
  );
}

/** How many digits the largest line number has. */
function digitsOf(items: readonly DiffItem[]): number {
  const last = items.at(-1);
  const row = last?.type === 'fold' ? last.rows.at(-1) : (last?.right ?? last?.left);
  return String(Math.max(row?.oldNumber ?? 0, row?.newNumber ?? 0, 100)).length;
}

/** The longest line that is shown, so that the table keeps its width while it scrolls. */
function longestOf(items: readonly DiffItem[]): number {
  let longest = 0;
  for (const item of items) {
    if (item.type === 'line')
      longest = Math.max(longest, item.left?.text.length ?? 0, item.right?.text.length ?? 0);
  }
  return Math.min(longest, 2000);
}
