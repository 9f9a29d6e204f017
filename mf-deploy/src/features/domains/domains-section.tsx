import type { Deployment, DeploymentDomain } from '@tessera/shared/contracts';
import { ErrorState, Skeleton, VisuallyHidden } from '@tessera/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { DOMAINS_ID } from '../../lib/domains-link';
import { AddDomainForm } from './add-domain-form';
import { DomainItem, headingId } from './domain-item';
import { newsOf } from './domain-words';
import { RemoveDialog } from './remove-dialog';
import { useDomains } from './use-domains';
import { useNews } from './use-news';

export interface DomainsSectionProps {
  deployment: Deployment;
  /** What is in the field; kept by whoever shows the section, which goes while another tab is shown. */
  typed: string;
  onTyped: (typed: string) => void;
}

/** Domains of the owner's, under which the app answers as well (SCR-27). */
export function DomainsSection({ deployment, ...field }: DomainsSectionProps) {
  const { resource, ...calls } = useDomains(deployment);
  const heading = useArrival();
  return (
    <Root aria-labelledby={DOMAINS_ID}>
      <h2 ref={heading} id={DOMAINS_ID} tabIndex={-1}>
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
      {resource.status === 'ready' ? (
        <Domains {...{ deployment }} {...field} {...resource.data} {...calls} />
      ) : null}
    </Root>
  );
}

interface DomainsProps extends DomainsSectionProps, Omit<ReturnType<typeof useDomains>, 'resource'> {
  items: readonly DeploymentDomain[];
  limit: number;
}

function Domains(props: DomainsProps) {
  const { deployment, items, limit, typed, onTyped, add, check, remove, wasRemovedHere } = props;
  const [removed, setRemoved] = useState<DeploymentDomain>();
  const moveFocus = useFocus();
  const { news, setNews, noteFocus } = useNews(items, {
    wasRemovedHere,
    leave: (gone, before) => {
      moveFocus(neighbourOf(gone, before));
    },
  });
  return (
    <>
      <Quiet>
        {introduce(items.length, deployment)} {OTHER_ORIGIN}
      </Quiet>
      {items.length < limit ? (
        <AddDomainForm
          typed={typed}
          onTyped={onTyped}
          onAdd={async (domain) => {
            const added = await add(domain);
            if ('domain' in added) {
              onTyped('');
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
        <Items
          aria-label="Domains"
          onBlur={() => {
            noteFocus(undefined);
          }}
        >
          {items.map((domain) => (
            <DomainItem
              key={domain.id}
              domain={domain}
              onCheck={async () => {
                setNews('');
                const checked = await check(domain);
                if ('done' in checked) setNews(newsOf(checked.done));
                if (!('problem' in checked)) return undefined;
                setNews(checked.problem);
                return checked;
              }}
              onFocus={() => {
                noteFocus(domain.id);
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
          deployment={deployment}
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

/** A browser keeps what belongs to each domain apart. */
const OTHER_ORIGIN =
  'Visitors sign in again at a new domain, and what their browser kept stays at the old one.';

function introduce(count: number, { url, status }: Deployment): string {
  const { host } = new URL(url);
  if (count === 0) return `Use your own domain, such as shop.example.com, instead of ${host}.`;
  return status === 'live'
    ? `Your app is also available at these domains once they are connected, and stays available at ${host}.`
    : `Your app is stopped. Once you start it again, it is available at these domains and at ${host}.`;
}

/** Where the focus goes when a domain is removed: the heading of the next one, of the one before, or of them all. */
function neighbourOf({ id }: DeploymentDomain, items: readonly DeploymentDomain[]): string {
  const place = items.findIndex((one) => one.id === id);
  const neighbour = items[place + 1] ?? items[place - 1];
  return neighbour ? headingId(neighbour) : DOMAINS_ID;
}

/** Moves the focus to the heading when somebody comes by a link to the domains, also while they are shown already. */
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${DOMAINS_ID}`) heading.current?.focus();
  }, [hash, key]);
  return heading;
}

/** Moves the focus to an element that the next render draws; to the section's heading where it went meanwhile. */
function useFocus(): (id: string) => void {
  const [target, setTarget] = useState<{ readonly id: string }>();
  useEffect(() => {
    if (target) (document.getElementById(target.id) ?? document.getElementById(DOMAINS_ID))?.focus();
  }, [target]);
  return (id) => {
    setTarget({ id });
  };
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
