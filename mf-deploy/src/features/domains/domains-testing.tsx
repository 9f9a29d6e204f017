import type { DeploymentDomain } from '@tessera/shared/contracts';
import { buildApi, buildDeployment, renderRemote, uuid, type Answers } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { DomainsSection } from './domains-section';

export const LIST = 'GET /deployments/:id/domains';
export const ADD = 'POST /deployments/:id/domains';
export const CHECK = 'POST /deployments/:id/domains/:domainId/check';
export const REMOVE = 'DELETE /deployments/:id/domains/:domainId';

/** As the server shortens it where the registered domain has two labels. */
function namesOf(name: string): { name: string; shortName: string } {
  return { name, shortName: name.split('.').slice(0, -2).join('.') || '@' };
}

/** A domain as the server tells of it; overridable. */
export function buildDomain(part: Partial<DeploymentDomain> = {}): DeploymentDomain {
  const { domain = 'shop.example.com', state = 'waiting' } = part;
  const isProved = state === 'connected' || state === 'elsewhere';
  return {
    id: uuid(701),
    domain,
    url: `https://${domain}/`,
    state,
    leadsSomewhere: isProved,
    records: [
      { type: 'TXT', ...namesOf(`_tessera.${domain}`), value: 'tessera-verify=abc', isFound: isProved },
      { type: 'CNAME', ...namesOf(domain), value: 'plants.localhost', isFound: state === 'connected' },
    ],
    problem: null,
    checkedAt: null,
    endsAt: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...part,
  };
}

interface Options {
  answers?: Answers;
  limit?: number;
  deployment?: ReturnType<typeof buildDeployment>;
  hash?: string;
}

function Section({ deployment }: { deployment: ReturnType<typeof buildDeployment> }) {
  const [typed, setTyped] = useState('');
  return <DomainsSection deployment={deployment} typed={typed} onTyped={setTyped} />;
}

/** The section before a server that keeps what is added and forgets what is removed. */
export function openDomains(
  items: DeploymentDomain[],
  { answers = {}, limit = 10, deployment = buildDeployment(), hash = '' }: Options = {},
) {
  const stored = { items };
  const { api, calls, made } = buildApi({
    [LIST]: () => ({ items: stored.items, limit }),
    [ADD]: ({ body }) => {
      const { domain } = body as { domain: string };
      const added = buildDomain({ id: uuid(790 + stored.items.length), domain });
      stored.items = [...stored.items, added];
      return added;
    },
    [REMOVE]: ({ params }) => {
      stored.items = stored.items.filter(({ id }) => id !== params?.['domainId']);
      return undefined;
    },
    ...answers,
  });
  const view = renderRemote(<Section deployment={deployment} />, {
    path: `/deployment/${deployment.id}?tab=settings${hash}`,
    shell: { api },
  });
  return { ...view, stored, calls, made };
}

/** The item of a domain in the list. */
export function findItem(domain: string): Promise<HTMLElement> {
  return screen.findByRole('listitem', { name: new RegExp(`^${domain}`) });
}
