import { Banner, Button, Row } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { comparedIn } from './shown-versions';
import type { Bench, WorkbenchFlow } from './use-workbench';

interface BenchNoticesProps {
  flow: WorkbenchFlow;
  bench: Bench;
}

/** What one should know of what is looked at: it is not the newest, or no longer. */
export function BenchNotices({ flow, bench }: BenchNoticesProps) {
  return (
    <>
      <SavedElsewhere flow={flow} bench={bench} />
      <OlderVersion flow={flow} bench={bench} />
      <NothingToCompare flow={flow} bench={bench} />
    </>
  );
}

/** The page goes on with what it shows: somebody may be in the middle of something. */
function SavedElsewhere({ flow, bench: { elsewhere } }: BenchNoticesProps) {
  const number = elsewhere?.project.headVersion?.number;
  if (number === undefined) return null;
  return (
    <Told title={`Version ${String(number)} was saved in another window`}>
      <Button size="small" onClick={flow.showElsewhere}>
        Show it
      </Button>
    </Told>
  );
}

function OlderVersion({ flow, bench }: BenchNoticesProps) {
  const { versions, shownVersionId, busy, place } = bench;
  const [newest] = versions;
  if (!newest) return null;
  const shown = versions.find(({ id }) => id === shownVersionId);
  const back = (
    <Button
      size="small"
      variant="quiet"
      onClick={() => {
        flow.look(undefined);
      }}
    >
      {`Back to v${String(newest.number)}`}
    </Button>
  );
  if (!shown) {
    const asked = place.before ?? place.version;
    if (asked === undefined || asked === newest.number) return null;
    return <Told title={`There is no v${String(asked)} any more`}>{back}</Told>;
  }
  return (
    <Told title={`You are looking at v${String(shown.number)}`}>
      {back}
      <Button size="small" isBusy={busy === 'restore'} onClick={() => void flow.restore(shown.id)}>
        {`Restore v${String(shown.number)}`}
      </Button>
    </Told>
  );
}

function NothingToCompare({ flow, bench: { versions, place } }: BenchNoticesProps) {
  if (!place.compare || comparedIn(versions, place)) return null;
  const [from, to] = place.compare;
  return (
    <Told title={`v${String(from)} or v${String(to)} is not there any more`}>
      <Button
        size="small"
        onClick={() => {
          flow.goTo({});
        }}
      >
        All versions
      </Button>
    </Told>
  );
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Room>
      <Banner tone="info" role="status" title={title} action={<Row gap={2}>{children}</Row>} />
    </Room>
  );
}

const Room = styled.div`
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[2]} 0;
  &:last-of-type {
    padding-bottom: ${({ theme }) => theme.space[2]};
  }
`;
