import type { Deployment, DeploymentDomain } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { ConfirmDialog, ErrorState, Skeleton, VisuallyHidden } from '@tessera/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { AddDomainForm } from './add-domain-form';
import { DomainItem, headingId } from './domain-item';
import { newsOf, removalWords } from './domain-words';
import { useDomains } from './use-domains';

const HEADING_ID = 'domains';

/** Domains of the owner's, under which the app answers as well (SCR-27). */
export function DomainsSection({ deployment }: { deployment: Deployment }) {
  const { resource, ...calls } = useDomains(deployment);
  return (
    <Root aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} tabIndex={-1}>
        Domains
      </h2>
      {resource.status === 'loading' ? (
        <div aria-busy="true">
          <Skeleton lines={2} height="48px" />
        </div>
      ) : null}
      {resource.status === 'failed' ? (
        <ErrorState title={resource.message} isRetrying={resource.isRefreshing} onRetry={resource.reload} />
      ) : null}
      {resource.status === 'ready' ? <Domains deployment={deployment} {...resource.data} {...calls} /> : null}
    </Root>
  );
}

interface DomainsProps extends Omit<ReturnType<typeof useDomains>, 'resource'> {
  deployment: Deployment;
  items: readonly DeploymentDomain[];
  limit: number;
}

function Domains({ deployment, items, limit, add, check, remove }: DomainsProps) {
  const { url, status } = deployment;
  const [typed, setTyped] = useState('');
  const [removed, setRemoved] = useState<DeploymentDomain>();
  const [news, setNews] = useNews(items);
  const moveFocus = useFocus();
  const { host } = new URL(url);
  return (
    <>
      <Quiet>{introduce(items.length, host, status)}</Quiet>
      {items.length < limit ? (
        <AddDomainForm
          typed={typed}
          onTyped={setTyped}
          onAdd={async (domain) => {
            const added = await add(domain);
            if ('domain' in added) {
              setTyped('');
              setNews(`${added.domain.domain} added`);
              moveFocus(headingId(added.domain));
            }
            return added;
          }}
        />
      ) : (
        <p>{`An app has at most ${String(limit)} domains. Remove one to add another.`}</p>
      )}
      {items.length === 0 ? null : (
        <Items aria-label="Domains">
          {items.map((domain) => (
            <DomainItem
              key={domain.id}
              domain={domain}
              onCheck={async () => {
                setNews('');
                const checked = await check(domain);
                setNews('done' in checked ? newsOf(checked.done) : checked.problem);
                return 'done' in checked ? undefined : checked.problem;
              }}
              onRemove={() => {
                setRemoved(domain);
              }}
            />
          ))}
        </Items>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {removed ? (
        <RemoveDialog
          domain={removed}
          host={host}
          remove={remove}
          onClose={() => {
            setRemoved(undefined);
          }}
          onRemoved={() => {
            setNews(`${removed.domain} removed`);
            moveFocus(neighbourOf(removed, items));
          }}
        />
      ) : null}
    </>
  );
}

function introduce(count: number, host: string, status: Deployment['status']): string {
  if (count === 0) return `Use your own domain, such as shop.example.com, instead of ${host}.`;
  return status === 'live'
    ? `Your app answers at each of these, as well as at ${host}, once it is connected.`
    : `Your app is stopped. Once you start it, it answers at these as well as at ${host}.`;
}

/** Where the focus goes when a domain is removed: the heading of the next one, of the one before, or of them all. */
function neighbourOf({ id }: DeploymentDomain, items: readonly DeploymentDomain[]): string {
  const place = items.findIndex((one) => one.id === id);
  const neighbour = items[place + 1] ?? items[place - 1];
  return neighbour ? headingId(neighbour) : HEADING_ID;
}

/** Moves the focus to an element that the next render draws; to the section's heading where it went meanwhile. */
function useFocus(): (id: string) => void {
  const [target, setTarget] = useState<{ readonly id: string }>();
  useEffect(() => {
    if (target) (document.getElementById(target.id) ?? document.getElementById(HEADING_ID))?.focus();
  }, [target]);
  return (id) => {
    setTarget({ id });
  };
}

/** What is read out: what somebody did here, and a state that changed by itself. */
function useNews(items: readonly DeploymentDomain[]) {
  const [news, setNews] = useState('');
  const before = useRef(items);
  useEffect(() => {
    const changed = items.filter(({ id, state }) =>
      before.current.some((one) => one.id === id && one.state !== state),
    );
    before.current = items;
    if (changed.length > 0) setNews(changed.map(newsOf).join(' '));
  }, [items]);
  return [news, setNews] as const;
}

interface RemoveDialogProps {
  domain: DeploymentDomain;
  host: string;
  remove: DomainsProps['remove'];
  onRemoved: () => void;
  onClose: () => void;
}

function RemoveDialog({ domain, host, remove, onRemoved, onClose }: RemoveDialogProps) {
  const { notify } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  async function confirm(): Promise<void> {
    setIsBusy(true);
    const outcome = await remove(domain);
    if ('done' in outcome) onRemoved();
    else notify({ type: 'error', title: `${domain.domain} was not removed`, message: outcome.problem });
    onClose();
  }
  return (
    <ConfirmDialog
      title={`Remove ${domain.domain}?`}
      description={removalWords(domain, host)}
      confirmLabel="Remove"
      isOpen
      isBusy={isBusy}
      onOpenChange={onClose}
      onConfirm={() => void confirm()}
    />
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  margin-top: ${({ theme }) => theme.space[8]};
  h2 {
    font-size: ${({ theme }) => theme.sizes[20]};
  }
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  overflow-wrap: anywhere;
`;

const Items = styled.ul`
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  list-style: none;
  li + li {
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
`;
