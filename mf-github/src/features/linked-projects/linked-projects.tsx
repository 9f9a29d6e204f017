import { listLinkedProjects } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { lazyWithRetry, useResource, useShell, type Resource } from '@tessera/shared/remote';
import { EmptyState, ErrorState, LinkButton, Skeleton, Stack } from '@tessera/shared/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { LaterDialog, usePreload } from '../../lib/later';
import { LinkedProjectCard, type OpenedRequest } from './linked-project-card';
import { UnlinkedProject } from './unlinked-project';
import { useAct, type Act } from './use-act';

const loadPush = () => import('./push-dialog');
const loadPull = () => import('./pull-dialog');
const loadPullRequest = () => import('./pull-request-dialog');
const loadDialogs = () => Promise.all([loadPush(), loadPull(), loadPullRequest()]);
const PushDialog = lazyWithRetry(async () => (await loadPush()).PushDialog);
const PullDialog = lazyWithRetry(async () => (await loadPull()).PullDialog);
const PullRequestDialog = lazyWithRetry(async () => (await loadPullRequest()).PullRequestDialog);

function UnreadyList({ list }: { list: Resource<unknown> }) {
  return list.status === 'failed' ? (
    <ErrorState
      title="Your linked projects could not be read"
      message={list.message}
      isRetrying={list.isRefreshing}
      onRetry={list.reload}
    />
  ) : (
    <Stack aria-busy="true" aria-label="Linked projects are being loaded">
      <Skeleton height="140px" />
      <Skeleton height="140px" />
    </Stack>
  );
}

/** Every project that has a repository (SCR-18). GitHub is asked row by row, when the row is seen. */
export function LinkedProjects({ isConnected }: { isConnected: boolean }) {
  usePreload(loadDialogs);
  const { api, notify } = useShell();
  const root = useRef<HTMLDivElement>(null);
  // Which rows are to ask GitHub anew, by how often they were changed.
  const [rounds, setRounds] = useState<Readonly<Record<string, number>>>({});
  // Said on the card for as long as the page is open: what there is at GitHub is asked there.
  const [opened, setOpened] = useState<Readonly<Record<string, OpenedRequest>>>({});
  const list = useResource('linked-projects', (signal) => api.call(listLinkedProjects, {}, { signal }), {
    fallback: 'Your linked projects could not be read',
  });
  const { act, setAct, wanted, forgetWanted } = useAct(
    list.status === 'ready' ? list.data.items : [],
    isConnected,
  );
  if (list.status !== 'ready') return <UnreadyList list={list} />;
  const { items } = list.data;
  const refresh = (id: string) => {
    setRounds({ ...rounds, [id]: (rounds[id] ?? 0) + 1 });
    list.reload();
  };
  return (
    <Root ref={root} role="group" aria-label="Linked projects" tabIndex={-1}>
      {wanted === null || items.some(({ project }) => project.id === wanted) ? null : (
        <UnlinkedProject id={wanted} />
      )}
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
              key={linked.project.id}
              linked={linked}
              round={rounds[linked.project.id] ?? 0}
              // Behind a dialog that the address opened it waits for its turn.
              isWanted={linked.project.id === wanted && act === undefined}
              isConnected={isConnected}
              opened={opened[linked.project.id]}
              onAct={(action) => {
                setAct({ action, linked });
              }}
              onGone={() => {
                notify({ type: 'success', title: `${linked.project.name} is no longer linked` });
                if (linked.project.id === wanted) forgetWanted();
                list.reload();
                // The card goes, with the button that was pressed.
                root.current?.focus({ preventScroll: true });
              }}
            />
          ))}
        </Stack>
      )}
      {act ? (
        <ActDialog
          act={act}
          opened={opened[act.linked.project.id]}
          onAct={setAct}
          onChanged={refresh}
          onOpened={(id, request) => {
            // It is done: neither a reload nor Back asks for it once more.
            setAct(act);
            setOpened({ ...opened, [id]: request });
            refresh(id);
          }}
        />
      ) : null}
    </Root>
  );
}

const Root = styled.div`
  border-radius: ${({ theme }) => theme.radii.card};
`;

interface ActDialogProps {
  act: Act;
  opened: OpenedRequest | undefined;
  onAct: (act: Act | undefined) => void;
  onChanged: (projectId: string) => void;
  onOpened: (projectId: string, request: OpenedRequest) => void;
}

function ActDialog({ act, opened, onAct, onChanged, onOpened }: ActDialogProps) {
  const { action, linked, branch, versionId } = act;
  const close = () => {
    onAct(undefined);
  };
  const change = () => {
    onChanged(linked.project.id);
  };
  return (
    <LaterDialog onClose={close}>
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
        <PullRequestDialog
          linked={linked}
          branch={branch}
          versionId={versionId}
          taken={opened?.branch}
          onClose={close}
          onOpened={(request) => {
            onOpened(linked.project.id, request);
          }}
        />
      ) : null}
    </LaterDialog>
  );
}
