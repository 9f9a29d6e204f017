import { buildTimeOf, integrityOf, type RemoteRow } from './remote-rows';
import type { SystemStatus } from './system-status';

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The whole page as text, for a report of a problem. */
export function versionText(
  status: SystemStatus,
  facts: readonly Fact[],
  rows: readonly RemoteRow[],
): string {
  const lines = [
    status.title,
    ...status.reasons.map((reason) => `- ${reason}`),
    '',
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    '',
    ...rows.map((row) => {
      const built = buildTimeOf(row);
      return [
        `${row.id}: pinned ${row.pinned}`,
        `in this page ${row.loaded}`,
        `fallback ${row.fallback}`,
        `built ${built}`,
        `integrity ${integrityOf(row).text}`,
        row.pin.digest,
      ].join(', ');
    }),
  ];
  return `${lines.join('\n')}\n`;
}
