import type { DataPlace, Version } from '@tessera/shared/contracts';
import { Button, EmptyState, formatNumber, LoadMore } from '@tessera/shared/ui';
import { GitCompare } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { VersionLeads } from '../../lib/version-leads';
import type { VersionActions } from './version-actions';
import { VersionRow } from './version-row';

/** So many are shown at a time. */
const PORTION = 30;

export interface HistoryPanelProps {
  /** Newest first. */
  versions: readonly Version[];
  /** How many older ones made way for newer ones. */
  thinnedCount: number;
  /** The one that the other panes show. */
  shownId: string | undefined;
  /** Where the project keeps its records. */
  dataPlace?: DataPlace | undefined;
  actions: VersionActions;
  leads: VersionLeads;
}

/** SCR-02: every version, newest first, with what can be done with it. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { versions, thinnedCount, shownId, dataPlace, actions, leads } = props;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [count, setCount] = useState(PORTION);
  const [newest] = versions;
  if (!newest) return <EmptyState title="Every change is saved as a version and kept here." />;
  const chosen = versions.filter(({ id }) => ticked.includes(id));
  return (
    <Root>
      <ComparingBar
        chosen={chosen}
        onCompare={actions.compare}
        onClear={() => {
          setTicked([]);
        }}
      />
      <List aria-label="Versions">
        {versions.slice(0, count).map((version, index) => (
          <VersionRow
            key={version.id}
            version={version}
            newest={newest}
            hasBefore={index < versions.length - 1}
            dataPlace={dataPlace}
            isShown={version.id === (shownId ?? newest.id)}
            isTicked={ticked.includes(version.id)}
            onTick={(isTicked) => {
              // A third tick takes the place of the first: two are compared.
              setTicked(
                isTicked ? [...ticked, version.id].slice(-2) : ticked.filter((id) => id !== version.id),
              );
            }}
            actions={actions}
            leads={leads}
          />
        ))}
      </List>
      {versions.length > PORTION ? (
        <LoadMore
          shown={Math.min(count, versions.length)}
          total={versions.length}
          hasMore={count < versions.length}
          onMore={() => {
            setCount(count + PORTION);
          }}
        />
      ) : null}
      {thinnedCount === 0 ? null : <Thinned>{thinnedWords(thinnedCount)}</Thinned>}
    </Root>
  );
}

interface ComparingBarProps {
  /** Newest first. */
  chosen: readonly Version[];
  onCompare: (one: Version, other: Version) => void;
  onClear: () => void;
}

/** Says how two versions come to be compared, and does it. */
function ComparingBar({ chosen: [newer, older], onCompare, onClear }: ComparingBarProps) {
  return (
    <Bar>
      <Hint role="status">
        {newer === undefined ? 'Tick two versions to compare them.' : null}
        {newer && !older ? `v${String(newer.number)} is ticked. Tick the one to compare it with.` : null}
        {newer && older ? `v${String(older.number)} and v${String(newer.number)} are ticked.` : null}
      </Hint>
      {newer ? (
        <Button size="small" variant="quiet" onClick={onClear}>
          Clear
        </Button>
      ) : null}
      {newer && older ? (
        <Button
          size="small"
          variant="primary"
          icon={<GitCompare size={16} strokeWidth={1.75} />}
          onClick={() => {
            onCompare(older, newer);
          }}
        >
          Compare
        </Button>
      ) : null}
    </Bar>
  );
}

function thinnedWords(count: number): string {
  const [versions, were] = count === 1 ? ['version', 'was'] : ['versions', 'were'];
  return `${formatNumber(count)} older ${versions} without a name ${were} removed to make room; named versions stay.`;
}

const Root = styled.div`
  flex: 1;
  padding: 0 ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  overflow: auto;
  ${({ theme }) => theme.media.phone} {
    padding-inline: ${({ theme }) => theme.space[2]};
  }
  > * {
    max-width: 860px;
  }
`;

/* Stays in sight: the second tick may be a hundred versions further down. */
const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  min-height: 52px;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.bg};
`;

const Hint = styled.p`
  flex: 1 1 160px;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const List = styled.ol`
  padding: 0;
  list-style: none;
`;

const Thinned = styled.p`
  padding: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
