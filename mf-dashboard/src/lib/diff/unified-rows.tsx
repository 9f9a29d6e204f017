import type { DiffRow } from '@tessera/shared/diff';
import { cellClass, CodeCell, SignCell } from './line-cells';

/** Lines one under the other, old and new numbers beside them. */
export function UnifiedRows({ rows, start }: { rows: readonly DiffRow[]; start: number }) {
  return rows.map((row, index) => (
    <tr
      key={start + index}
      // The first line of each change can take the focus: that is where N and P go.
      {...(startsChange(rows, index) && { tabIndex: -1, 'data-change': '' })}
    >
      <td className={cellClass('number', row)}>{row.oldNumber}</td>
      <td className={cellClass('number', row)}>{row.newNumber}</td>
      <SignCell row={row} />
      <CodeCell row={row} />
    </tr>
  ));
}

function startsChange(rows: readonly DiffRow[], index: number): boolean {
  return rows[index]?.kind !== 'same' && (rows[index - 1]?.kind ?? 'same') === 'same';
}
