import {
  addDeploymentDomain,
  checkDeploymentDomain,
  listDeploymentDomains,
  removeDeploymentDomain,
  type Deployment,
  type DeploymentDomain,
} from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { useResource, useShell } from '@tessera/shared/remote';
import { useEffect, useRef } from 'react';
import { useFreshness } from '../../lib/use-freshness';
import { tooOften } from './domain-words';

/** Milliseconds between two looks while a domain waits for its DNS. */
const WAITING_MS = 15_000;

/** What became of adding one: it is there, or the words for the field or for the form. */
export type Added =
  | { readonly domain: DeploymentDomain }
  | { readonly fieldProblem: string }
  | { readonly problem: string };

/** What became of a look or of a removal. */
export type Outcome<Good> = { readonly done: Good } | { readonly problem: string };

interface Domains {
  readonly items: readonly DeploymentDomain[];
  readonly limit: number;
}

/** The domains of a deployment's name, asked for again while one waits. The records name the app, so a new name is a new list. */
export function useDomains({ id, appName }: Pick<Deployment, 'id' | 'appName'>) {
  const { api } = useShell();
  const { replace, ...resource } = useResource<Domains>(
    `domains-${id}-${appName}`,
    (signal) => api.call(listDeploymentDomains, { params: { id } }, { signal }),
    { fallback: 'The domains could not be loaded.', keepPrevious: true },
  );
  useFreshness(resource, WAITING_MS, ({ items }) => items.some(({ state }) => state === 'waiting'), 'never');
  // What is shown when an answer comes, which is not always what was shown when it was asked for.
  const known = useRef<Domains>(undefined);
  useEffect(() => {
    known.current = resource.status === 'ready' ? resource.data : undefined;
  });

  function put(change: (items: readonly DeploymentDomain[]) => readonly DeploymentDomain[]): void {
    if (known.current) {
      known.current = { ...known.current, items: change(known.current.items) };
      replace(known.current);
    }
    // A list that was on its way meanwhile knows nothing of this.
    resource.reload();
  }

  /** Whether a call was refused because its domain went. The refusal alone does not tell that from an app that went. */
  async function isGone(error: unknown, domainId: string): Promise<boolean> {
    if (!isApiError(error) || (error.status !== 404 && error.status !== 403)) return false;
    try {
      const { items } = await api.call(listDeploymentDomains, { params: { id } });
      return items.every((one) => one.id !== domainId);
    } catch {
      // Then the first refusal is what there is to say.
      return false;
    }
  }

  async function add(domain: string): Promise<Added> {
    try {
      const added = await api.call(addDeploymentDomain, { params: { id }, body: { domain } });
      put((items) => [...items.filter((one) => one.id !== added.id), added]);
      return { domain: added };
    } catch (error) {
      // It may have been added, here or in another window.
      if (!isApiError(error) || error.status === 409) resource.reload();
      return refusalOf(error);
    }
  }

  async function check({ id: domainId, domain }: DeploymentDomain): Promise<Outcome<DeploymentDomain>> {
    try {
      const checked = await api.call(checkDeploymentDomain, { params: { id, domainId } });
      put((items) => items.map((one) => (one.id === domainId ? checked : one)));
      return { done: checked };
    } catch (error) {
      if (await isGone(error, domainId)) {
        put((items) => items.filter((one) => one.id !== domainId));
        return { problem: `${domain} was removed in another window.` };
      }
      const problem = tooOften(error);
      return { problem: problem ?? errorMessage(error, 'It could not be checked. Try again later.') };
    }
  }

  async function remove({ id: domainId }: DeploymentDomain): Promise<Outcome<true>> {
    try {
      await api.call(removeDeploymentDomain, { params: { id, domainId } });
    } catch (error) {
      // Gone already is what was wanted.
      if (!(await isGone(error, domainId))) return { problem: errorMessage(error, 'Try again later.') };
    }
    put((items) => items.filter((one) => one.id !== domainId));
    return { done: true };
  }

  return { resource, add, check, remove };
}

function refusalOf(error: unknown): Added {
  const fieldProblem = isApiError(error) ? error.fields['domain'] : undefined;
  return fieldProblem === undefined
    ? { problem: errorMessage(error, 'The domain was not added.') }
    : { fieldProblem };
}
