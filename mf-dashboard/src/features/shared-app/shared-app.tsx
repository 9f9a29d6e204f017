import { openShareLink } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { schedule, useDocumentTitle, useShell, type ShellProps } from '@tessera/shared/remote';
import { Button, LinkButton, Page, PageHeader, Spinner } from '@tessera/shared/ui';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { MadeWithBar } from './made-with-bar';
import { RunningApp } from './running-app';
import { createSharedLink, type SharedLinkPorts } from './shared-link.store';

function sharedLinkPorts({ api }: ShellProps, token: string): SharedLinkPorts {
  return {
    open: (again) => api.call(openShareLink, { body: { token, ...(again && { again }) } }),
    isEnded: (error) => isApiError(error) && error.status === 404,
    describe: (error) => errorMessage(error, 'Try again in a moment.'),
    now: () => Date.now(),
    schedule,
  };
}

/** An application that somebody shared by a link (SCR-05). `token` is empty where the address has none. */
export function SharedApp({ token }: { token: string }) {
  const shell = useShell();
  const [link] = useState(() => createSharedLink(token !== '', sharedLinkPorts(shell, token)));
  const state = useStore(link.store);
  useEffect(() => {
    void link.open();
    const look = () => {
      if (document.visibilityState === 'visible') void link.look();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      link.dispose();
    };
  }, [link]);
  useDocumentTitle(state.step === 'open' ? state.app.title : 'Shared app');
  switch (state.step) {
    case 'open':
      return (
        <RunningApp
          key={state.visit}
          app={state.app}
          onOpenAgain={() => {
            void link.open();
          }}
        />
      );
    case 'opening':
      return <Opening />;
    case 'ended':
      return <Ended />;
    case 'failed':
      return <Failed message={state.message} onRetry={() => void link.open()} />;
  }
}

function Opening() {
  return (
    <Whole aria-busy="true">
      <MadeWithBar title="Shared app" />
      <Centre role="status">
        <Spinner size={24} label="" />
        Opening the app…
      </Centre>
    </Whole>
  );
}

function Ended() {
  const { brand } = useShell();
  return (
    <Page width="reading">
      <PageHeader
        title="This link does not work"
        description="It has ended, was revoked, or is incomplete. Ask the person who sent it for a new one."
      />
      <div>
        <LinkButton to={paths.root.to()}>Go to {brand.name}</LinkButton>
      </div>
    </Page>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Page width="reading">
      <PageHeader title="The app could not be opened" description={<span role="alert">{message}</span>} />
      <div>
        <Button variant="primary" icon={<RotateCw size={16} strokeWidth={1.75} />} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Page>
  );
}

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  height: calc(100dvh - ${({ theme }) => theme.strip});
`;

const Centre = styled.p`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.colors.muted};
`;
