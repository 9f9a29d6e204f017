import styled from 'styled-components';
import { useStore } from 'zustand';
import { CheckFrame } from './check-frame';
import { ChecksFound } from './checks-found';
import { useVersionChecks } from './use-version-checks';
import type { Trial } from './version-checks.store';

export interface VersionChecksProps {
  projectId: string;
  versionId: string;
  /** Takes the version back; absent where it is not the newest one. */
  onUndo: (() => void) | undefined;
  isUndoing: boolean;
}

/** What was found out about a version in this browser, where the server could not; finds it out unseen. */
export function VersionChecks({ projectId, versionId, onUndo, isUndoing }: VersionChecksProps) {
  const { checks, trial, tryAgain } = useVersionChecks(projectId, versionId);
  return (
    <>
      {trial ? <UnseenTrial trial={trial} /> : null}
      {checks ? (
        <ChecksFound
          checks={checks}
          onUndo={onUndo}
          isUndoing={isUndoing}
          onTryAgain={tryAgain}
          isTrying={trial !== undefined}
        />
      ) : null}
    </>
  );
}

function UnseenTrial({ trial }: { trial: Trial }) {
  const frame = useStore(trial.store, (state) => state.frame);
  if (!frame) return null;
  return (
    <Unseen>
      <CheckFrame frame={frame} onMessage={trial.hear} onFlood={trial.stop} />
    </Unseen>
  );
}

/* As large as a desktop, since what is tried is laid out; nothing of it is seen, and nothing scrolls for it. */
const Unseen = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: -1;
  width: 1280px;
  height: 800px;
  opacity: 0;
  pointer-events: none;
`;
