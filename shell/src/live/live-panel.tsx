import type { DevReport } from '@tessera/shared/contracts';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { StoreApi } from 'zustand/vanilla';
import { listFaults, noteOf, type LiveReleases } from './live-faults';
import { LiveProblems } from './live-problems';

interface LivePanelProps {
  report: Pick<StoreApi<DevReport>, 'subscribe' | 'getState'>;
  releases: LiveReleases;
}

/** Tells a developer which remote is not the released one, and what of it does not build or run (REL-07). */
export function LivePanel({ report, releases }: LivePanelProps) {
  const current = useSyncExternalStore(report.subscribe, report.getState);
  const running = useSyncExternalStore(releases.subscribe, releases.getState);
  const faults = listFaults(current, running);
  return (
    <Corner aria-label="Builds on this machine">
      {faults.length > 0 && <LiveProblems faults={faults} />}
      {/* There from the beginning, so that the first build is read out, too; each line by itself. */}
      <Notes role="status" aria-atomic={false}>
        {current.builds.map((build) => {
          const note = noteOf(build, running);
          return (
            note && (
              <div key={build.name}>
                {note.before}
                <strong>{note.subject}</strong>
                {note.text}
              </div>
            )
          );
        })}
      </Notes>
    </Corner>
  );
}

const Corner = styled.aside`
  position: fixed;
  inset: auto auto calc(${({ theme }) => theme.space[2]} + ${({ theme }) => theme.strip})
    ${({ theme }) => theme.space[2]};
  z-index: ${({ theme }) => theme.layers.toast};
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  align-items: flex-start;
  max-width: min(720px, calc(100vw - ${({ theme }) => theme.space[24]}));
  font-size: ${({ theme }) => theme.sizes[13]};
  ${({ theme }) => theme.media.phone} {
    max-width: calc(100vw - ${({ theme }) => theme.space[4]});
  }
`;

const Notes = styled.div`
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  overflow-wrap: anywhere;

  ${({ theme }) => theme.media.phone} {
    /* Beside what a page has at the lower right. */
    max-width: calc(100vw - ${({ theme }) => theme.space[24]});
  }

  &:empty {
    padding: 0;
    border: 0;
  }
`;
