import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@tessera/shared/paths';
import { SignInPrompt } from '@tessera/shared/remote';
import { EmptyState, ErrorState, LinkButton, RefreshBar, Skeleton } from '@tessera/shared/ui';
import { ChangeSummary } from './change-summary';
import { DiffPanes, type DiffPanesProps } from './diff-panes';
import { Column, Panes, Reading, TreePane } from './panes.styles';
import { SummaryRow, TreeNote } from './diff-viewer.styles';
import type { DiffState } from './use-diff';
import { VersionSelect } from './version-select';

interface DiffViewerProps extends Omit<DiffPanesProps, 'diff'> {
  readonly state: DiffState;
  readonly onSelectVersion: (versionId: string) => void;
}

/** What a version changed, or why there is nothing to show. */
export function DiffViewer({ state, onSelectVersion, ...panes }: DiffViewerProps) {
  switch (state.step) {
    case 'signedOut':
      return <SignedOut>{panes.children}</SignedOut>;
    case 'loading':
      return <Loading />;
    case 'failed':
      return <ErrorState message={state.message} isRetrying={state.isRefreshing} onRetry={state.reload} />;
    case 'agentNotFound':
      return (
        <EmptyState
          title="Agent not found"
          description="It does not exist, or it belongs to another account."
          action={<LinkButton to={paths.apps.to()}>All apps</LinkButton>}
        />
      );
    case 'noVersion':
      return <NoVersion hasVersions={state.hasVersions} projectId={state.project?.id} />;
    case 'ready':
      return (
        <>
          {state.isRefreshing ? <RefreshBar /> : null}
          <SummaryRow>
            <ChangeSummary diff={state} />
            <VersionSelect
              versions={state.versions}
              selected={state.change.version.id}
              onSelect={onSelectVersion}
            />
          </SummaryRow>
          <DiffPanes diff={state} {...panes} />
        </>
      );
  }
}

/** The frame without data: what can be shown without it is shown (decisions, 'Addresses'). */
function SignedOut({ children }: { children: ReactNode }) {
  return (
    <Panes>
      <TreePane>
        <TreeNote>No repository loaded</TreeNote>
      </TreePane>
      <Column>
        <Reading>
          <SignInPrompt description="The changes of a project are shown to its owner. You come back to this page afterwards." />
        </Reading>
        {children}
      </Column>
    </Panes>
  );
}

function NoVersion({ hasVersions, projectId }: { hasVersions: boolean; projectId: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <EmptyState
      title="No repository loaded"
      description={
        hasVersions
          ? 'What this address names made no new version, so there is nothing to compare.'
          : 'This project has no version yet. It gets one as soon as something is built.'
      }
      action={
        hasVersions || projectId === undefined ? (
          <LinkButton to={pathname}>Show the newest changes</LinkButton>
        ) : (
          <LinkButton to={paths.app.to(projectId)}>Open in builder</LinkButton>
        )
      }
    />
  );
}

function Loading() {
  return (
    <Panes aria-busy="true" aria-label="Loading the changes">
      <TreePane>
        <TreeNote>
          <Skeleton lines={5} height="14px" />
        </TreeNote>
      </TreePane>
      <Column>
        <Reading>
          <TreeNote>
            <Skeleton lines={10} height="12px" />
          </TreeNote>
        </Reading>
      </Column>
    </Panes>
  );
}
