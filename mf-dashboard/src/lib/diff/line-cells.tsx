import type { DiffRow, Mark } from '@tessera/shared/diff';
import { VisuallyHidden } from '@tessera/shared/ui';

const SIGNS = { same: '', added: '+', removed: '−' } as const;

/** The cell that says whether the line came or went: a sign for eyes, a word for screen readers. */
export function SignCell({ row }: { row: DiffRow }) {
  const className = cellClass('sign', row);
  if (row.kind === 'same') return <td className={className} />;
  return (
    <td className={className}>
      <span aria-hidden="true">{SIGNS[row.kind]}</span>
      <VisuallyHidden>{row.kind}</VisuallyHidden>
    </td>
  );
}

/** The text of a line, with the words that its counterpart does not have marked. */
export function CodeCell({ row }: { row: DiffRow }) {
  return (
    <td className={cellClass('code', row)}>
      <LineText row={row} />
      {row.lacksLineBreak ? <span className="note"> No line break at the end of the file</span> : null}
    </td>
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
export function cellClass(role: string, row: DiffRow): string {
  return row.kind === 'same' ? role : `${role} ${row.kind}`;
}
