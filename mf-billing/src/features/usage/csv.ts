import type { LedgerEntry } from '@tessera/shared/contracts';
import { kindNames } from './kinds';

const HEAD = ['Time', 'Kind', 'Project', 'Detail', 'Credits', 'Balance after'];

/** A text as a cell. One that a spreadsheet would take for a formula is marked as text. */
function textCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** Entries as a table for spreadsheets: UTF-8 with its mark, lines as RFC 4180 has them. */
export function entriesCsv(entries: readonly LedgerEntry[]): string {
  const lines = entries.map(({ at, kind, about, note, amount, balanceAfter }) =>
    [
      textCell(at),
      textCell(kindNames[kind][0]),
      textCell(about?.projectName ?? ''),
      textCell(note),
      // Numbers are numbers: a minus before one is no formula.
      String(amount),
      String(balanceAfter),
    ].join(','),
  );
  return `\uFEFF${[HEAD.map(textCell).join(','), ...lines].join('\r\n')}\r\n`;
}
