import { VisuallyHidden } from '@tessera/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { CheckFrame } from './check-frame';
import { ChecksFound, headlineOf, isWrong } from './checks-found';
import type { OpenChecks } from './use-version-checks';
import type { Trial } from './version-checks.store';

export interface VersionChecksProps {
  versionChecks: OpenChecks;
  versionId: string;
  /** Takes the version back; absent where it is not the newest one. */
  onUndo: (() => void) | undefined;
  isUndoing: boolean;
}

/** What is wrong with a version, as far as its checks show; finds out unseen what nobody knows yet. */
export function VersionChecks({ versionChecks, versionId, onUndo, isUndoing }: VersionChecksProps) {
  const { checks, isFresh, trial } = useStore(versionChecks.store);
  useEffect(() => {
    void versionChecks.open(versionId);
  }, [versionChecks, versionId]);
  return (
    <>
      {trial ? <UnseenTrial trial={trial} /> : null}
      <VisuallyHidden role="status">
        {checks && (isFresh || isWrong(checks)) ? headlineOf(checks) : null}
      </VisuallyHidden>
      {checks && isWrong(checks) ? (
        <ChecksFound
          checks={checks}
          onUndo={onUndo}
          isUndoing={isUndoing}
          onTryAgain={versionChecks.tryAgain}
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
