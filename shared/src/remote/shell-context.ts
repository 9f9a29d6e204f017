import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionState, ShellProps } from './shell-contract';

export const ShellContext = createContext<ShellProps | undefined>(undefined);

/** What the shell gave this remote: `api`, `session`, `notify`, `reportError`, `brand`. */
export function useShell(): ShellProps {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell must be used inside a remote');
  return shell;
}

/** The session as it is now; renders again when it changes. */
export function useSession(): SessionState {
  const { session } = useShell();
  return useSyncExternalStore(session.subscribe, session.getState);
}
