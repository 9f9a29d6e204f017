import type { DeployLogLine } from '@tessera/shared/contracts';
import type { LogRow } from './deploy-log.repository';

/** A line as answered. */
export function presentLine({ number, at, level, text }: LogRow): DeployLogLine {
  return { number, at: at.toISOString(), level, text };
}
