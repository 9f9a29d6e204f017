import { ArrowDown, ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { countRows, type DiffRow } from '@tessera/shared/diff';
import type { Resource } from '@tessera/shared/remote';
import { EmptyState, ErrorState, IconButton, Row, Skeleton, VisuallyHidden } from '@tessera/shared/ui';
import { ChangeMarker } from './change-marker';
import type { FileChange } from './compare-files';
import { DiffLines, type DiffView } from './diff-lines';
import type { PickedVersions } from './pick-version';
import { useFileDiff } from './use-file-diff';
import { ViewSwitch } from './view-switch';

interface FileDiffProps {
  readonly versions: PickedVersions;
  readonly change: FileChange;
  readonly view: DiffView;
  /** Absent where there is no room for a choice. */
  readonly onViewChange: ((view: DiffView) => void) | undefined;
  readonly onStep: (distance: 1 | -1) => void;
}

/** One changed file: its name, what can be done with the view, and its lines. */
export function FileDiff({ versions, change, view, onViewChange, onStep }: FileDiffProps) {
  const state = useFileDiff(versions, change);
  return (
    <section aria-label={change.path} aria-busy={state.status === 'loading'}>
      <Head>
        <ChangeMarker kind={change.kind} />
        <Path>{change.path}</Path>
        {state.status === 'ready' ? <Counts {...countRows(state.data)} /> : null}
        <Row gap={1} isWrapping={false}>
          <IconButton label="Previous change (P)" size="small" onClick={() => onStep(-1)}>
            <ArrowUp size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton label="Next change (N)" size="small" onClick={() => onStep(1)}>
            <ArrowDown size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          {onViewChange ? <ViewSwitch view={view} onChange={onViewChange} /> : null}
        </Row>
      </Head>
      <FileDiffBody state={state} path={change.path} view={view} />
    </section>
  );
}

interface FileDiffBodyProps {
  readonly state: Resource<readonly DiffRow[]>;
  readonly path: string;
  readonly view: DiffView;
}

function FileDiffBody({ state, path, view }: FileDiffBodyProps) {
  if (state.status === 'failed') {
    return (
      <ErrorState
        title="This file could not be loaded"
        message={state.message}
        isRetrying={state.isRefreshing}
        onRetry={state.reload}
      />
    );
  }
  if (state.status === 'loading') {
    return (
      <Loading>
        <p role="status">Loading content...</p>
        <Skeleton lines={8} height="12px" />
      </Loading>
    );
  }
  if (state.data.length === 0) return <EmptyState title="This file is empty" />;
  return <DiffLines key={path} path={path} rows={state.data} view={view} />;
}

function Counts({ added, removed }: { added: number; removed: number }) {
  return (
    <CountRow>
      <Added>
        <VisuallyHidden>{added} lines added, </VisuallyHidden>
        <span aria-hidden="true">+{added}</span>
      </Added>
      <Removed>
        <VisuallyHidden>{removed} lines removed</VisuallyHidden>
        <span aria-hidden="true">−{removed}</span>
      </Removed>
    </CountRow>
  );
}

const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 48px;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card} ${({ theme }) => theme.radii.card} 0 0;
  background: ${({ theme }) => theme.colors.surface};
`;

const Path = styled.h2`
  flex: 1 1 160px;
  min-width: 0;
  font-family: ${({ theme }) => theme.fonts.mono};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.medium};
  overflow-wrap: anywhere;
`;

const Loading = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[6]};
  color: ${({ theme }) => theme.colors.muted};
`;

const CountRow = styled.span`
  position: relative;
  display: inline-flex;
  gap: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-variant-numeric: tabular-nums;
`;

const Added = styled.span`
  color: ${({ theme }) => theme.colors.ok};
`;

const Removed = styled.span`
  color: ${({ theme }) => theme.colors.bad};
`;
