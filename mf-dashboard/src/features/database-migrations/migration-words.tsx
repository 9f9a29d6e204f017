import type { DatabaseMigration } from '@tessera/shared/contracts';
import { Badge, type Tone } from '@tessera/shared/ui';

type Risk = DatabaseMigration['risk'];

const RISKS: Readonly<Record<Risk, { readonly label: string; readonly tone: Tone }>> = {
  safe: { label: 'Safe', tone: 'ok' },
  slow: { label: 'Slow', tone: 'info' },
  'loses-data': { label: 'Loses data', tone: 'warn' },
};

/** How much a migration puts at risk. */
export function RiskBadge({ risk }: { risk: Risk }) {
  const { label, tone } = RISKS[risk];
  return <Badge tone={tone}>{label}</Badge>;
}

/** 'Version 2 to version 3'. */
export function stepInWords(from: number | null, to: number | null): string {
  const after = to === null ? 'a version that is gone' : `version ${String(to)}`;
  return from === null ? `To ${after}` : `Version ${String(from)} to ${after}`;
}
