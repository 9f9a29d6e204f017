import type { LinkedProject } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import {
  Banner,
  Button,
  ConfirmDialog,
  LinkButton,
  Mosaic,
  RelativeTime,
  SwitchField,
} from '@tessera/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { changesOf } from './changes-path';
import { LinkBadges } from './link-badges';
import { Actions, Facts, Head, Names, Root, Title } from './linked-project-card.styles';
import { useLinkedProject, type LinkState } from './use-linked-project';
import { useSeen } from './use-seen';

export type LinkAction = 'push' | 'pull' | 'pullRequest';

/** A pull request that was opened in this visit. */
export interface OpenedRequest {
  readonly number: number;
  readonly url: string;
  readonly branch: string;
}

export interface LinkedProjectCardProps {
  linked: LinkedProject;
  /** Counts what was pushed and pulled: GitHub is asked anew then. */
  round: number;
  /** Somebody was led to it: it takes the focus, once it is there. */
  isWanted?: boolean;
  /** Without an account GitHub can be sent nothing: the page says so above. */
  isConnected: boolean;
  opened: OpenedRequest | undefined;
  onAct: (action: LinkAction) => void;
  onGone: () => void;
}

/** A project and its repository: how far they are apart, and what brings them together. */
export function LinkedProjectCard(props: LinkedProjectCardProps) {
  const { linked, round, isWanted = false, isConnected, opened, onAct, onGone } = props;
  const [isSeen, setElement, element] = useSeen();
  // Once: later the focus is where a dialog gives it back to.
  const isShown = useRef(false);
  useEffect(() => {
    if (!isWanted || !element || isShown.current) return;
    isShown.current = true;
    element.scrollIntoView({ block: 'start' });
    element.focus({ preventScroll: true });
  }, [element, isWanted]);
  const state = useLinkedProject(linked, { isWanted: isSeen, round, onGone });
  const [isUnlinking, setIsUnlinking] = useState(false);
  const { link } = state;
  const { project, repository, branch, url } = link;
  return (
    <Root ref={setElement} tabIndex={isWanted ? -1 : undefined} aria-label={project.name}>
      <Head>
        <Mosaic id={project.id} size={32} />
        <Names>
          <Title>
            <Link to={paths.app.to(project.id)}>{project.name}</Link>
          </Title>
          <a href={url} target="_blank" rel="noreferrer">
            {repository} · {branch}
          </a>
        </Names>
        <LinkBadges state={state} />
      </Head>
      <LastPush linked={link} />
      {opened ? <RequestOpened opened={opened} /> : null}
      {link.pushProblem ? (
        <Banner tone="warn" role="note" title="The last automatic push failed">
          {link.pushProblem}
        </Banner>
      ) : null}
      {state.changeFailure === undefined ? null : <Banner tone="bad">{state.changeFailure}</Banner>}
      <LinkActions
        state={state}
        isConnected={isConnected}
        onAct={onAct}
        onUnlink={() => {
          setIsUnlinking(true);
        }}
      />
      <ConfirmDialog
        isOpen={isUnlinking}
        title={`Unlink ${project.name}?`}
        confirmLabel="Unlink"
        description={`Nothing changes at GitHub, and the project keeps its files. ${repository} can be linked again.`}
        onOpenChange={setIsUnlinking}
        onConfirm={() => {
          setIsUnlinking(false);
          void state.unlink();
        }}
      />
    </Root>
  );
}

interface LinkActionsProps {
  state: LinkState;
  isConnected: boolean;
  onAct: (action: LinkAction) => void;
  onUnlink: () => void;
}

function LinkActions({ state, isConnected, onAct, onUnlink }: LinkActionsProps) {
  const { pushOnVersion } = state.link;
  const changes = changesOf(state.link);
  return (
    <Actions>
      <Button
        size="small"
        disabled={!isConnected}
        onClick={() => {
          onAct('push');
        }}
      >
        Push
      </Button>
      <Button
        size="small"
        disabled={!isConnected}
        onClick={() => {
          onAct('pull');
        }}
      >
        Pull
      </Button>
      <Button
        size="small"
        disabled={!isConnected}
        onClick={() => {
          onAct('pullRequest');
        }}
      >
        Open pull request
      </Button>
      <LinkButton size="small" to={changes.to}>
        {changes.label}
      </LinkButton>
      <Button size="small" variant="quiet" isBusy={state.isUnlinking} onClick={onUnlink}>
        Unlink
      </Button>
      <SwitchField
        label="Push after every version"
        checked={pushOnVersion}
        disabled={state.isChanging}
        onChange={(event) => void state.setPushOnVersion(event.target.checked)}
      />
    </Actions>
  );
}

function RequestOpened({ opened: { number, url, branch } }: { opened: OpenedRequest }) {
  return (
    <Facts>
      {`Pull request from ${branch} is open: `}
      <a href={url} target="_blank" rel="noreferrer">
        {`#${String(number)}`}
      </a>
    </Facts>
  );
}

function LastPush({ linked: { lastPush } }: { linked: LinkedProject }) {
  if (!lastPush) return <Facts>Nothing was pushed yet</Facts>;
  return (
    <Facts>
      {`v${String(lastPush.versionNumber)} pushed `}
      <RelativeTime at={lastPush.at} />
      {' as '}
      <a href={lastPush.url} target="_blank" rel="noreferrer">
        <code>{lastPush.commit.slice(0, 7)}</code>
      </a>
    </Facts>
  );
}
