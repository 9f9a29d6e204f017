import { listLinkedProjects, type LinkedProject } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { lazyWithRetry, useResource, useShell } from '@tessera/shared/remote';
import { EmptyState, ErrorState, LinkButton, Skeleton, Stack } from '@tessera/shared/ui';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinkedProjectCard, type LinkAction } from './linked-project-card';

const PushDialog = lazyWithRetry(async () => (await import('./push-dialog')).PushDialog);
const PullDialog = lazyWithRetry(async () => (await import('./pull-dialog')).PullDialog);
const PullRequestDialog = lazyWithRetry(
  async () => (await import('./pull-request-dialog')).PullRequestDialog,
);

/** What is being done to which link. */
interface Act {
  readonly action: LinkAction;
  readonly linked: LinkedProject;
  /** Where it was pushed to just before. */
  readonly branch?: string;
}

/** Every project that has a repository (SCR-18). GitHub is asked row by row, when the row is seen. */
export function LinkedProjects() {
  const { api, notify } = useShell();
  const [act, setAct] = useState<Act>();
  const [query] = useSearchParams();
  const wanted = query.get('project');
  // Which rows are to ask GitHub anew, by how often they were changed.
  const [rounds, setRounds] = useState<Readonly<Record<string, number>>>({});
  const list = useResource('linked-projects', (signal) => api.call(listLinkedProjects, {}, { signal }), {
    fallback: 'Your linked projects could not be read',
  });
  if (list.status === 'loading') {
    return (
      <Stack aria-busy="true" aria-label="Linked projects are being loaded">
        <Skeleton height="140px" />
        <Skeleton height="140px" />
      </Stack>
    );
  }
  if (list.status === 'failed') {
    return (
      <ErrorState
        title="Your linked projects could not be read"
        message={list.message}
        isRetrying={list.isRefreshing}
        onRetry={list.reload}
      />
    );
  }
  const { items } = list.data;
  const refresh = (id: string) => {
    setRounds({ ...rounds, [id]: (rounds[id] ?? 0) + 1 });
    list.reload();
  };
  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          title="No project is linked to a repository yet."
          description="Link one from its repository, or bring a repository in as a project: it is linked from the start."
          action={<LinkButton to={paths.github.to()}>Choose a repository</LinkButton>}
        />
      ) : (
        <Stack>
          {items.map((linked) => (
            <LinkedProjectCard
              key={`${linked.project.id} ${String(rounds[linked.project.id] ?? 0)}`}
              linked={linked}
              // Where it was pushed from meanwhile, the focus is the dialog's to give back.
              isWanted={linked.project.id === wanted && rounds[wanted] === undefined}
              onAct={(action) => {
                setAct({ action, linked });
              }}
              onGone={() => {
                notify({ type: 'success', title: `${linked.project.name} is no longer linked` });
                list.reload();
              }}
            />
          ))}
        </Stack>
      )}
      {act ? <ActDialog act={act} onAct={setAct} onChanged={refresh} /> : null}
    </>
  );
}

interface ActDialogProps {
  act: Act;
  onAct: (act: Act | undefined) => void;
  onChanged: (projectId: string) => void;
}

function ActDialog({ act, onAct, onChanged }: ActDialogProps) {
  const { action, linked, branch } = act;
  const close = () => {
    onAct(undefined);
  };
  const change = () => {
    onChanged(linked.project.id);
  };
  return (
    <Suspense>
      {action === 'push' ? (
        <PushDialog
          linked={linked}
          onClose={close}
          onPushed={change}
          onPullFirst={() => {
            onAct({ action: 'pull', linked });
          }}
          onPullRequest={(pushed) => {
            onAct({ action: 'pullRequest', linked, branch: pushed });
          }}
        />
      ) : null}
      {action === 'pull' ? <PullDialog linked={linked} onClose={close} onPulled={change} /> : null}
      {action === 'pullRequest' ? (
        <PullRequestDialog linked={linked} branch={branch} onClose={close} onOpened={change} />
      ) : null}
    </Suspense>
  );
}
