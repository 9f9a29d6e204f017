import { useEffect, useState, type ComponentType, type JSX } from 'react';
import { whenIdle } from './when-idle';

interface OnDemandProps<Props> {
  /** The same function at every render; without one there is nothing to fetch yet. */
  readonly load: (() => Promise<ComponentType<Props>>) | undefined;
  /** Fetched at once while this is true, else when the browser is idle. */
  readonly isWanted: boolean;
  /** Hears of a failure only while the component is wanted. */
  readonly onFailed: () => void;
  readonly props: Props & JSX.IntrinsicAttributes;
}

/**
 * A component in a chunk of its own. Unlike `lazy`, a chunk that cannot be had takes nothing else down, and is asked
 * for again the next time it is wanted.
 */
export function OnDemand<Props>({ load, isWanted, onFailed, props }: OnDemandProps<Props>) {
  const [loaded, setLoaded] = useState<{ load: unknown; Component: ComponentType<Props> }>();
  const Component = loaded?.load === load ? loaded?.Component : undefined;

  useEffect(() => {
    if (!load || Component) return undefined;
    let isGone = false;
    const run = () => {
      load().then(
        (answer) => {
          if (!isGone) setLoaded({ load, Component: answer });
        },
        () => {
          if (!isGone && isWanted) onFailed();
        },
      );
    };
    const cancel = isWanted ? run() : whenIdle(run);
    return () => {
      isGone = true;
      cancel?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new `onFailed` is no reason to load again
  }, [load, Component, isWanted]);

  return Component ? <Component {...props} /> : null;
}
