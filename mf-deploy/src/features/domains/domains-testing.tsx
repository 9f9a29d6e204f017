import type { DeploymentDomain } from '@tessera/shared/contracts';
import { buildApi, buildDeployment, renderRemote, uuid, type Answers } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import { DomainsSection } from './domains-section';

export const LIST = 'GET /deployments/:id/domains';
export const ADD = 'POST /deployments/:id/domains';
export const CHECK = 'POST /deployments/:id/domains/:domainId/check';
export const REMOVE = 'DELETE /deployments/:id/domains/:domainId';

/** A domain as the server tells of it; overridable. */
export function buildDomain(part: Partial<DeploymentDomain> = {}): DeploymentDomain {
  const { domain = 'shop.example.com', state = 'waiting' } = part;
  const isProved = state === 'connected' || state === 'elsewhere';
  return {
    id: uuid(701),
    domain,
    url: `https://${domain}/`,
    state,
    records: [
      { type: 'TXT', name: `_tessera.${domain}`, value: 'tessera-verify=abc', isFound: isProved },
      { type: 'CNAME', name: domain, value: 'plants.localhost', isFound: state === 'connected' },
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
}

/** The section before a server that keeps what is added and forgets what is removed. */
export function openDomains(
  items: DeploymentDomain[],
  { answers = {}, limit = 10, deployment }: Options = {},
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
  const view = renderRemote(<DomainsSection deployment={deployment ?? buildDeployment()} />, {
    shell: { api },
  });
  return { ...view, stored, calls, made };
}

/** The item of a domain in the list. */
export function findItem(domain: string): Promise<HTMLElement> {
  return screen.findByRole('listitem', { name: new RegExp(`^${domain}`) });
}
