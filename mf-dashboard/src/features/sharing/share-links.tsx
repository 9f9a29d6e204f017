import type { ShareLink } from '@tessera/shared/contracts';
import type { Resource } from '@tessera/shared/remote';
import {
  Button,
  ConfirmDialog,
  ErrorState,
  formatExact,
  formatNumber,
  List,
  ListRow,
  RefreshBar,
  RelativeTime,
} from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

export interface ShareLinksProps {
  links: Resource<readonly ShareLink[]>;
  isBusy: boolean;
  onRevoke: (id: string) => Promise<void>;
}

/** The links that open something, each with its end. */
export function ShareLinks({ links, isBusy, onRevoke }: ShareLinksProps) {
  const [asked, setAsked] = useState<ShareLink>();
  if (links.status === 'failed') {
    return <ErrorState message={links.message} onRetry={links.reload} isRetrying={links.isRefreshing} />;
  }
  if (links.status === 'ready' && links.data.length === 0) {
    return <None>No links yet. The ones you make are listed here, and you can revoke them.</None>;
  }
  return (
    <Region>
      {links.status === 'ready' && links.isRefreshing ? <RefreshBar /> : null}
      <List label="Links" isLoading={links.status === 'loading'}>
        {links.status === 'ready'
          ? links.data.map((link) => (
              <ListRow
                key={link.id}
                title={nameOf(link)}
                description={<Facts link={link} />}
                actions={
                  <Button
                    size="small"
                    aria-label={`Revoke the link to ${nameOf(link).toLowerCase()}`}
                    onClick={() => {
                      setAsked(link);
                    }}
                  >
                    Revoke
                  </Button>
                }
              />
            ))
          : null}
      </List>
      <ConfirmDialog
        title="Revoke this link?"
        description="Anyone who has it will no longer be able to open the app. A new link gets a new address."
        confirmLabel="Revoke"
        isOpen={asked !== undefined}
        isBusy={isBusy}
        onOpenChange={() => {
          setAsked(undefined);
        }}
        onConfirm={() => {
          if (!asked) return;
          void onRevoke(asked.id);
          setAsked(undefined);
        }}
      />
    </Region>
  );
}

function nameOf({ version }: ShareLink): string {
  return version === null ? 'Newest version' : `Always v${String(version.number)}`;
}

function Facts({ link: { expiresAt, opens, openedAt } }: { link: ShareLink }) {
  return (
    <>
      {expiresAt === null ? 'No end' : `Ends ${formatExact(Date.parse(expiresAt))}`}
      {' · '}
      {openedAt === null || opens === 0 ? (
        'not opened yet'
      ) : (
        <>
          opened {opens === 1 ? 'once' : `${formatNumber(opens)} times`}, last <RelativeTime at={openedAt} />
        </>
      )}
    </>
  );
}

const Region = styled.div`
  position: relative;
`;

const None = styled.p`
  padding-block: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.colors.muted};
`;
