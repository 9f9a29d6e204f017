import { foldRows, RowButton, type DiffRow, type DiffSection } from '@tessera/shared/diff';
import { formatNumber, VisuallyHidden } from '@tessera/shared/ui';
import { ChevronDown, UnfoldVertical } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DiffTable } from './diff-table.styles';
import { UnifiedRows } from './unified-rows';

export interface DiffLinesProps {
  readonly path: string;
  readonly rows: readonly DiffRow[];
}

/** So many lines are drawn at a time. */
const PORTION = 1000;
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const COLUMNS = [
  ['Old line', 'number'],
  ['New line', 'number'],
  ['Change', 'sign'],
  ['Text', 'code'],
] as const;

/** The lines of one file, one under the other, as they came and went; what did not change is folded up until asked for. */
export function DiffLines({ path, rows }: DiffLinesProps) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [drawn, setDrawn] = useState(PORTION);
  const sections = foldRows(rows).map((section) =>
    opened.has(section.start) ? { ...section, type: 'lines' as const } : section,
  );
  const { shown, left } = limit(sections, drawn);
  return (
    <DiffTable>
      <caption>
        <VisuallyHidden>Changes in {path}</VisuallyHidden>
      </caption>
      <Columns />
      {shown.map((section) => (
        <tbody key={section.start}>
          {section.type === 'fold' ? (
            <WholeRow
              icon={<UnfoldVertical {...ICON} />}
              onPress={() => {
                setOpened(new Set(opened).add(section.start));
              }}
            >
              Show {formatNumber(section.rows.length)} unchanged lines
            </WholeRow>
          ) : (
            <UnifiedRows rows={section.rows} start={section.start} />
          )}
        </tbody>
      ))}
      {left > 0 ? (
        <tbody>
          <WholeRow
            icon={<ChevronDown {...ICON} />}
            onPress={() => {
              setDrawn(drawn + PORTION);
            }}
          >
            Show more: {formatNumber(left)} {left === 1 ? 'line is' : 'lines are'} left
          </WholeRow>
        </tbody>
      ) : null}
    </DiffTable>
  );
}

/** Names of the columns for screen readers; they also fix the widths, which the table takes from its first row. */
function Columns() {
  return (
    <thead>
      <tr>
        {COLUMNS.map(([name, kind]) => (
          <th key={name} scope="col" className={kind}>
            <VisuallyHidden>{name}</VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface WholeRowProps {
  icon: ReactNode;
  onPress: () => void;
  children: ReactNode;
}

function WholeRow({ icon, onPress, children }: WholeRowProps) {
  return (
    <tr>
      <td colSpan={COLUMNS.length}>
        <RowButton type="button" onClick={onPress}>
          {icon}
          <span>{children}</span>
        </RowButton>
      </td>
    </tr>
  );
}

/** The sections that begin within the first `count` lines, the last one cut, and how many lines are left. A fold is one. */
function limit(sections: readonly DiffSection[], count: number) {
  let room = count;
  let left = 0;
  const shown: DiffSection[] = [];
  for (const section of sections) {
    const height = section.type === 'fold' ? 1 : section.rows.length;
    if (room > 0) {
      shown.push(section.type === 'fold' ? section : { ...section, rows: section.rows.slice(0, room) });
    }
    left += Math.max(0, height - Math.max(0, room));
    room -= height;
  }
  return { shown, left };
}
