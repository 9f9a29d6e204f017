import { createRequiredContext } from '../lib/required-context';
import type { ReportError } from '../lib/report-error.port';
import type { RemotePorts } from './mount-remote';
import type { Releases } from './releases.store';

/** Which versions are live, and which of them this page runs. */
export const [ReleasesProvider, useReleases] = createRequiredContext<Releases>('The releases');

/** What every remote is given, but for its router bridge, and where its errors go. */
export const [RemotePortsProvider, useRemotePorts] = createRequiredContext<
  Omit<RemotePorts, 'router'> & { readonly reportError: ReportError }
>('The ports of remotes');
