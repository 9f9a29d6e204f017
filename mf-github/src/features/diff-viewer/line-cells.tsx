import { VisuallyHidden } from '@tessera/shared/ui';
import type { DiffRow } from './diff-rows';

const SIGNS = { same: '', added: '+', removed: '−' } as const;

/** The cell that says whether the line came or went: a sign for eyes, a word for screen readers. */
export function SignCell({ row }: { row: DiffRow | undefined }) {
  const className = cellClass('sign', row);
  if (!row || row.kind === 'same') return <td className={className} />;
  return (
    <td className={className}>
      <span aria-hidden="true">{SIGNS[row.kind]}</span>
      <VisuallyHidden>{row.kind}</VisuallyHidden>
    </td>
  );
}

/** The text of a line, with the part that differs from its counterpart marked. */
export function CodeCell({ row }: { row: DiffRow | undefined }) {
  return (
    <td className={cellClass('code', row)}>
      {row ? <LineText row={row} /> : null}
      {row?.lacksLineBreak ? <span className="note"> No line break at the end of the file</span> : null}
    </td>
  );
}

function LineText({ row: { text, mark } }: { row: DiffRow }) {
  if (!mark) return text;
  const [from, to] = mark;
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}

/** Class names of a cell: its role and, on changed lines, the kind of change. */
export function cellClass(role: string, row: DiffRow | undefined): string {
  if (!row) return `${role} absent`;
  return row.kind === 'same' ? role : `${role} ${row.kind}`;
}
