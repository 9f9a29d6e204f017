import type { EnvironmentSource } from '../remotes/environment';
import type { RemoteRow } from './remote-rows';

/** What the server says of itself; each part undefined when it did not answer. */
export type ServerAnswer =
  | { readonly step: 'asking' }
  | { readonly step: 'unreachable' }
  | { readonly step: 'notReady'; readonly message: string }
  | { readonly step: 'ready' };

export interface SystemStatus {
  readonly title: string;
  readonly tone: 'ok' | 'neutral' | 'warn' | 'bad';
  /** Why it is not operational; empty when it is. */
  readonly reasons: readonly string[];
}

function reasonsOf(
  server: ServerAnswer,
  source: EnvironmentSource | undefined,
  rows: readonly RemoteRow[],
): readonly string[] {
  const reasons: string[] = [];
  if (server.step === 'unreachable') reasons.push('The server does not answer.');
  if (server.step === 'notReady') reasons.push(`The server is not ready: ${server.message}`);
  if (source !== 'server')
    reasons.push(
      source
        ? `The list of live versions came from: ${source}.`
        : 'The list of live versions could not be read.',
    );
  for (const { id, isFallback, check } of rows) {
    if (isFallback) reasons.push(`${id} runs its fallback version.`);
    if (check?.outcome === 'failed' && check.reason === 'integrity')
      reasons.push(`${id} does not match the version that was released.`);
  }
  return reasons;
}

/** APP-09: 'System Operational' is said only when the server is ready and nothing runs that was not meant to. */
export function systemStatus(
  server: ServerAnswer,
  source: EnvironmentSource | undefined,
  rows: readonly RemoteRow[],
): SystemStatus {
  if (server.step === 'asking') return { title: 'Checking…', tone: 'neutral', reasons: [] };
  const reasons = reasonsOf(server, source, rows);
  if (reasons.length === 0) return { title: 'System Operational', tone: 'ok', reasons };
  return server.step === 'ready'
    ? { title: 'System partly operational', tone: 'warn', reasons }
    : { title: 'System not operational', tone: 'bad', reasons };
}
