import { useState } from 'react';
import { UnfoldVertical } from 'lucide-react';
import {
  DiffTable,
  foldRows,
  RowButton,
  UnifiedRows,
  type DiffRow,
  type DiffSection,
} from '@tessera/shared/diff';
import { VisuallyHidden } from '@tessera/shared/ui';
import { SplitRows } from './split-rows';
import { useProgressive } from './use-progressive';

export type DiffView = 'unified' | 'split';

interface DiffLinesProps {
  readonly path: string;
  readonly rows: readonly DiffRow[];
  readonly view: DiffView;
}

/** The lines of one file, unchanged stretches folded up until asked for. */
export function DiffLines({ path, rows, view }: DiffLinesProps) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const sections = foldRows(rows);
  const drawn = useProgressive(rows.length);
  return (
    <DiffTable>
      <caption>
        <VisuallyHidden>Changes in {path}</VisuallyHidden>
      </caption>
      <Columns view={view} />
      {limit(sections, drawn).map((section) => (
        <tbody key={section.start}>
          {section.type === 'fold' && !opened.has(section.start) ? (
            <tr>
              <td colSpan={view === 'split' ? 6 : 4}>
                <RowButton type="button" onClick={() => setOpened(new Set([...opened, section.start]))}>
                  <UnfoldVertical size={16} strokeWidth={1.75} aria-hidden="true" />
                  Show {section.rows.length} unchanged lines
                </RowButton>
              </td>
            </tr>
          ) : (
            <SectionRows section={section} view={view} />
          )}
        </tbody>
      ))}
    </DiffTable>
  );
}

function SectionRows({ section, view }: { section: DiffSection; view: DiffView }) {
  const Rows = view === 'split' ? SplitRows : UnifiedRows;
  return <Rows rows={section.rows} start={section.start} />;
}

/** Names of the columns for screen readers; they also fix the widths, which the table takes from its first row. */
function Columns({ view }: { view: DiffView }) {
  const names = view === 'split' ? SPLIT_COLUMNS : UNIFIED_COLUMNS;
  return (
    <>
      <colgroup>
        {names.map(([name, kind]) => (
          <col key={name} className={kind} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {names.map(([name, kind]) => (
            <th key={name} scope="col" className={kind}>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

const UNIFIED_COLUMNS = [
  ['Old line', 'number'],
  ['New line', 'number'],
  ['Change', 'sign'],
  ['Text', 'code'],
] as const;

const SPLIT_COLUMNS = [
  ['Old line', 'number'],
  ['Old change', 'sign'],
  ['Old text', 'code'],
  ['New line', 'number'],
  ['New change', 'sign'],
  ['New text', 'code'],
] as const;

/** The sections that begin within the first `count` lines, the last one cut. Folds count as one line. */
function limit(sections: readonly DiffSection[], count: number): DiffSection[] {
  let left = count;
  const limited: DiffSection[] = [];
  for (const section of sections) {
    if (left <= 0) break;
    const isFold = section.type === 'fold';
    limited.push(isFold ? section : { ...section, rows: section.rows.slice(0, left) });
    left -= isFold ? 1 : section.rows.length;
  }
  return limited;
}
