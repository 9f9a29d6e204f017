import {
  cellClass,
  CodeCell,
  SignCell,
  toSplitRows,
  type DiffRow,
  type SplitRow,
} from '@tessera/shared/diff';

/** Old lines on the left, new ones on the right, counterparts on one line. */
export function SplitRows({ rows, start }: { rows: readonly DiffRow[]; start: number }) {
  const split = toSplitRows(rows);
  return split.map((row, index) => (
    <tr
      key={start + index}
      {...(isChange(row) && !isChange(split[index - 1]) && { tabIndex: -1, 'data-change': '' })}
    >
      <td className={cellClass('number', row.left)}>{row.left?.oldNumber}</td>
      <SignCell row={row.left} />
      <CodeCell row={row.left} />
      <td className={`${cellClass('number', row.right)} middle`}>{row.right?.newNumber}</td>
      <SignCell row={row.right} />
      <CodeCell row={row.right} />
    </tr>
  ));
}

function isChange(row: SplitRow | undefined): boolean {
  return row !== undefined && row.left !== row.right;
}
