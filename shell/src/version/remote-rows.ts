import type { Pin } from '@tessera/shared/contracts';
import type { FailureReason } from '../remotes/remote-failure';
import type { ReleasesState } from '../remotes/releases.store';

/** What became of reading a version's record and comparing it with its digest. */
export type RecordCheck =
  /** `builtAt`: what its build recorded, else when it was published. */
  | { readonly outcome: 'verified'; readonly builtAt: string | null }
  | { readonly outcome: 'failed'; readonly reason: FailureReason };

export interface RemoteRow {
  readonly id: string;
  readonly pinned: string;
  readonly fallback: string;
  readonly loaded: string;
  /** The version that the last two columns are about: the one in this page, else the pinned one. */
  readonly pin: Pin;
  readonly isLoaded: boolean;
  readonly isFallback: boolean;
  /** Undefined while its record is on its way. */
  readonly check: RecordCheck | undefined;
}

/** The table of remotes; `checks` by digest. */
export function remoteRows(
  { environment, loaded }: Pick<ReleasesState, 'environment' | 'loaded'>,
  checks: Readonly<Record<string, RecordCheck>>,
): readonly RemoteRow[] {
  return Object.entries(environment?.document.pins ?? {}).map(([id, { stable, fallback }]) => {
    const running = loaded[id];
    const pin = running ?? stable;
    return {
      id,
      pinned: stable.version,
      fallback: fallback?.version ?? 'None',
      loaded: running
        ? `${running.version}${running.outcome === 'fallback' ? ' (fallback)' : ''}`
        : 'Not loaded',
      pin,
      isLoaded: running !== undefined,
      isFallback: running?.outcome === 'fallback',
      check: checks[pin.digest],
    };
  });
}

/** The words of the integrity column. */
export function integrityOf({ check, isLoaded }: Pick<RemoteRow, 'check' | 'isLoaded'>): {
  readonly text: string;
  readonly tone: 'ok' | 'neutral' | 'warn' | 'bad';
} {
  if (!check) return { text: 'Checking…', tone: 'neutral' };
  if (check.outcome === 'verified')
    // Every file of a loaded version was compared with its verified record by the browser before it ran.
    return isLoaded ? { text: 'Verified', tone: 'ok' } : { text: 'Record verified', tone: 'ok' };
  if (check.reason === 'integrity') return { text: 'Does not match', tone: 'bad' };
  if (check.reason === 'contract') return { text: 'Not for this shell', tone: 'bad' };
  return { text: 'Not checked', tone: 'warn' };
}

/** The words of the build column. */
export function buildTimeOf({ check }: Pick<RemoteRow, 'check'>): string {
  if (check?.outcome !== 'verified') return check ? 'Unknown' : 'Checking…';
  return check.builtAt ?? 'Not recorded';
}
