import { createContext, useContext } from 'react';
import type { NoticesStore } from './notices/notices.store';
import type { RemotePorts } from './remotes/mount-remote';
import type { Releases } from './remotes/releases.store';
import type { ShellSession } from './session/create-session';

/** What the shell's own parts share; made once in main.tsx. */
export interface ShellServices {
  readonly session: ShellSession;
  readonly releases: Releases;
  readonly notices: NoticesStore;
  readonly reportError: (error: unknown) => void;
  /** What every remote is given, but for its router bridge. */
  readonly remotePorts: Omit<RemotePorts, 'router'>;
}

export const ShellServicesContext = createContext<ShellServices | undefined>(undefined);

export function useShellServices(): ShellServices {
  const services = useContext(ShellServicesContext);
  if (!services) throw new Error('useShellServices must be used inside the shell');
  return services;
}
