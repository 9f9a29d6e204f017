import { formatNumber, VisuallyHidden } from '@tessera/shared/ui';
import { ChevronDown, UnfoldVertical } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DiffTable, RowButton } from './diff-lines.styles';
import { foldRows, type DiffRow, type DiffSection, type Mark } from './diff-rows';

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
            <Rows section={section} />
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

function Rows({ section: { rows, start } }: { section: DiffSection }) {
  return rows.map((row, index) => (
    <tr
      key={start + index}
      // The first line of each change can take the focus: the keys for the next and the previous one go there.
      {...(startsChange(rows, index) && { tabIndex: -1, 'data-change': '' })}
    >
      <td className={cellClass('number', row)}>{row.oldNumber}</td>
      <td className={cellClass('number', row)}>{row.newNumber}</td>
      <td className={cellClass('sign', row)}>
        <Sign kind={row.kind} />
      </td>
      <td className={cellClass('code', row)}>
        <LineText row={row} />
        {row.lacksLineBreak ? <span className="note"> No line break at the end of the file</span> : null}
      </td>
    </tr>
  ));
}

function startsChange(rows: readonly DiffRow[], index: number): boolean {
  return rows[index]?.kind !== 'same' && (rows[index - 1]?.kind ?? 'same') === 'same';
}

const SIGNS = { added: '+', removed: '−' } as const;

/** A sign for eyes, a word for screen readers. */
function Sign({ kind }: Pick<DiffRow, 'kind'>) {
  if (kind === 'same') return null;
  return (
    <>
      <span aria-hidden="true">{SIGNS[kind]}</span>
      <VisuallyHidden>{kind}</VisuallyHidden>
    </>
  );
}

function LineText({ row: { kind, text, marks = [] } }: { row: DiffRow }) {
  const Piece = kind === 'added' ? 'ins' : 'del';
  const ends = [0, ...marks.map(([, to]) => to)];
  return (
    <>
      {marks.map(([from, to]: Mark, index) => (
        <span key={from}>
          {text.slice(ends[index], from)}
          <Piece>{text.slice(from, to)}</Piece>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

/** Class names of a cell: its role and, on changed lines, the kind of change. */
function cellClass(role: string, { kind }: DiffRow): string {
  return kind === 'same' ? role : `${role} ${kind}`;
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
