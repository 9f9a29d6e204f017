import { createRequiredContext } from '../lib/required-context';
import type { RemotePorts } from './mount-remote';
import type { Releases } from './releases.store';

/** Which versions are live, and which of them this page runs. */
export const [ReleasesProvider, useReleases] = createRequiredContext<Releases>('The releases');

/** What every remote is given, but for its router bridge. */
export const [RemotePortsProvider, useRemotePorts] =
  createRequiredContext<Omit<RemotePorts, 'router'>>('The ports of remotes');
