import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { useLeaving } from '../lib/leaving-context';
import { markFirstPageReady } from '../lib/when-idle';
import { mountRemote } from './mount-remote';
import { PagePlaceholder } from './page-placeholder';
import { RemoteErrorCard } from './remote-error-card';
import type { RemoteFailure } from './remote-failure';
import { useReleases, useRemotePorts } from './remotes-context';
import { createRouterBridge } from './router-bridge';

type HostState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'mounted' }
  | { readonly phase: 'failed'; readonly failure: RemoteFailure };

interface RemoteHostProps {
  readonly remote: string;
  /** Another number mounts the remote anew, in the version that is pinned then. */
  readonly generation: number;
}

/** The place of one remote in the page. Keyed by remote: another remote gets another host. */
export function RemoteHost({ remote, generation }: RemoteHostProps) {
  const releases = useReleases();
  const remotePorts = useRemotePorts();
  const slot = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<HostState>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const bridge = useBridge();

  useEffect(() => {
    const parent = slot.current;
    if (!parent) return undefined;
    // A child of its own for each mount: in StrictMode the effect runs twice, and both must not share a root.
    const element = document.createElement('div');
    parent.append(element);
    const remove = mountRemote({
      remote,
      slot: element,
      ports: { ...remotePorts, router: bridge },
      releases,
      onMounted: () => {
        setState({ phase: 'mounted' });
        markFirstPageReady();
      },
      onFailed: (failure) => {
        setState({ phase: 'failed', failure });
        markFirstPageReady();
      },
      report: remotePorts.reportError,
    });
    return () => {
      remove();
      queueMicrotask(() => element.remove());
    };
  }, [remote, attempt, generation, releases, remotePorts, bridge]);

  async function tryAgain() {
    setState({ phase: 'loading' });
    // The pin may have moved since: that is how a release manager mends a broken section.
    await releases.refresh();
    setAttempt((count) => count + 1);
  }

  return (
    <>
      {state.phase === 'loading' && <PagePlaceholder />}
      {state.phase === 'failed' && (
        <RemoteErrorCard failure={state.failure} onRetry={() => void tryAgain()} />
      )}
      <Slot ref={slot} data-remote={remote} data-phase={state.phase} />
    </>
  );
}

/** The router bridge of this host, moved by the shell's own commits. */
function useBridge() {
  const location = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const { hold } = useLeaving();
  const [bridge] = useState(() => createRouterBridge(location, hold));
  useLayoutEffect(() => {
    bridge.setNavigate((to, options) => {
      if (typeof to === 'number') void navigate(to);
      else void navigate(to, options);
    });
    bridge.set(location, action);
  });
  return bridge;
}

const Slot = styled.div`
  display: contents;

  & > div,
  & > div > div {
    display: contents;
  }
`;
