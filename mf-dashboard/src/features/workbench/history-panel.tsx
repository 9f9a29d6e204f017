import type { Version } from '@tessera/shared/contracts';
import { Badge, Button, EmptyState, formatNumber, RelativeTime } from '@tessera/shared/ui';
import styled from 'styled-components';
import { DownloadMenu } from '../../lib/download-menu';
import type { WorkbenchFlow } from './use-workbench';
import type { Workbench } from './workbench.store';

export interface HistoryPanelProps {
  flow: WorkbenchFlow;
  bench: Workbench;
  /** A version is to be looked at in the preview. */
  onPreview: () => void;
}

/** Every version, newest first; any of them can be looked at and made the newest again. */
export function HistoryPanel({ flow, bench, onPreview }: HistoryPanelProps) {
  const { versions, thinnedCount, shownVersionId, busy } = bench;
  if (versions.length === 0) return <EmptyState title="Every change is saved as a version and kept here." />;
  const shownId = shownVersionId ?? versions[0]?.id;
  return (
    <Root>
      <List aria-label="Versions">
        {versions.map((version, index) => (
          <Item key={version.id} aria-current={version.id === shownId || undefined}>
            <VersionWords version={version} isNewest={index === 0} />
            <Actions>
              <DownloadMenu versionId={version.id} label={`Download v${String(version.number)}`} />
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  flow.look(index === 0 ? undefined : version.id);
                  onPreview();
                }}
              >
                Preview
              </Button>
              {index === 0 ? null : (
                <Button
                  size="small"
                  isBusy={busy === 'restore'}
                  onClick={() => void flow.restore(version.id)}
                >
                  Restore
                </Button>
              )}
            </Actions>
          </Item>
        ))}
      </List>
      {thinnedCount === 0 ? null : <Thinned>{thinnedWords(thinnedCount)}</Thinned>}
    </Root>
  );
}

function thinnedWords(count: number): string {
  const [versions, were] = count === 1 ? ['version', 'was'] : ['versions', 'were'];
  return `${formatNumber(count)} older ${versions} without a name ${were} removed to make room; named versions stay.`;
}

function VersionWords({ version, isNewest }: { version: Version; isNewest: boolean }) {
  const { number, note, name, author, live, at } = version;
  return (
    <Words>
      <span>
        <strong>v{number}</strong> {name ?? note}
      </span>
      <Quiet>
        {author === 'user' ? 'You' : 'Assistant'} · <RelativeTime at={at} />
        {isNewest ? <Badge>Newest</Badge> : null}
        {live ? <Badge tone="gold">Live</Badge> : null}
      </Quiet>
    </Words>
  );
}

const Root = styled.div`
  flex: 1;
  max-width: 760px;
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  overflow: auto;
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

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  &[aria-current] {
    border-radius: ${({ theme }) => theme.radii.control};
    background: ${({ theme }) => theme.colors.brandSoft};
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1 1 200px;
  flex-direction: column;
  min-width: 0;
  strong {
    font-variant-numeric: tabular-nums;
  }
`;

const Quiet = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Actions = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
`;
