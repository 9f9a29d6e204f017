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
import { tooOften, unreachable } from './domain-words';

/** Milliseconds between two looks while a domain is not connected. */
const WAITING_MS = 15_000;

/** What became of adding one: it is there, or the words for the field or for the form. */
export type Added =
  | { readonly domain: DeploymentDomain }
  | { readonly fieldProblem: string }
  | { readonly problem: string };

/** Why nothing was done; after too many looks, the seconds until the next one may be asked for. */
export interface Failure {
  readonly problem: string;
  readonly retryAfter?: number | undefined;
}

/** What became of a removal. */
export type Removed = { readonly done: true } | Failure;

/** What became of a look. `isGone`: the domain was removed meanwhile. */
export type Checked = { readonly done: DeploymentDomain } | { readonly isGone: true } | Failure;

interface Domains {
  readonly items: readonly DeploymentDomain[];
  readonly limit: number;
}

/** The domains of a deployment's name, asked for again while one is not connected. The records name the app, so a new name is a new list. */
export function useDomains({ id, appName }: Pick<Deployment, 'id' | 'appName'>) {
  const { api } = useShell();
  const { replace, ...resource } = useResource<Domains>(
    `domains-${id}-${appName}`,
    (signal) => api.call(listDeploymentDomains, { params: { id } }, { signal }),
    { fallback: 'The domains could not be loaded.', keepPrevious: true },
  );
  useFreshness(
    resource,
    WAITING_MS,
    ({ items }) => items.some(({ state }) => state !== 'connected'),
    'never',
  );
  // What is shown when an answer comes, which is not always what was shown when it was asked for.
  const known = useRef<Domains>(undefined);
  useEffect(() => {
    known.current = resource.status === 'ready' ? resource.data : undefined;
  });

  // A refusal takes one out again.
  const removedHere = useRef(new Set<string>());

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

  async function check({ id: domainId }: DeploymentDomain): Promise<Checked> {
    try {
      const checked = await api.call(checkDeploymentDomain, { params: { id, domainId } });
      put((items) => items.map((one) => (one.id === domainId ? checked : one)));
      return { done: checked };
    } catch (error) {
      if (await isGone(error, domainId)) {
        put((items) => items.filter((one) => one.id !== domainId));
        return { isGone: true };
      }
      return checkFailureOf(error);
    }
  }

  async function remove({ id: domainId }: DeploymentDomain): Promise<Removed> {
    removedHere.current.add(domainId);
    try {
      await api.call(removeDeploymentDomain, { params: { id, domainId } });
    } catch (error) {
      // Gone already is what was wanted.
      if (!(await isGone(error, domainId))) {
        removedHere.current.delete(domainId);
        return { problem: unreachable(error, 'removed') ?? errorMessage(error, 'Try again later.') };
      }
    }
    put((items) => items.filter((one) => one.id !== domainId));
    return { done: true };
  }

  return {
    resource,
    add,
    check,
    remove,
    wasRemovedHere: (domainId: string) => removedHere.current.has(domainId),
  };
}

function refusalOf(error: unknown): Added {
  const fieldProblem = isApiError(error) ? error.fields['domain'] : undefined;
  return fieldProblem === undefined
    ? { problem: errorMessage(error, 'The domain was not added.') }
    : { fieldProblem };
}

function checkFailureOf(error: unknown): Failure {
  const problem = tooOften(error) ?? unreachable(error, 'checked');
  return {
    problem: problem ?? errorMessage(error, 'It could not be checked. Try again later.'),
    retryAfter: isApiError(error) ? error.retryAfter : undefined,
  };
}
