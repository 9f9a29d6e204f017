import { use, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { LeavingProvider } from '../lib/leaving-context';
import { createLeaving, guardHistory, guardNavigator } from './leaving';

/**
 * Everything in it leaves the page only once those that would lose something agree: links, commands, remotes, Back and Forward.
 * `useBlocker` would need the data router, which costs more than it is worth in the first load (docs/decisions/0009); so the router's own context is given a
 * navigator that asks.
 */
export function GuardedNavigation({ children }: { children: ReactNode }) {
  const [leaving] = useState(createLeaving);
  const context = use(NavigationContext);
  const guarded = useMemo(
    () => ({ ...context, navigator: guardNavigator(context.navigator, leaving) }),
    [context, leaving],
  );
  const { key } = useLocation();
  const entries = useRef<ReturnType<typeof guardHistory>>(undefined);
  // Before the router's own listener, which is of a component around this one.
  useLayoutEffect(() => {
    entries.current = guardHistory(leaving);
    return () => entries.current?.stop();
  }, [leaving]);
  useLayoutEffect(() => entries.current?.note(), [key]);
  return (
    <LeavingProvider value={leaving}>
      <NavigationContext value={guarded}>{children}</NavigationContext>
    </LeavingProvider>
  );
}
