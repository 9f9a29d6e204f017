import {
  changeDatabasePerson,
  inviteDatabasePeople,
  listDatabasePeople,
  removeDatabasePerson,
  type DatabasePerson,
  type SignIn,
} from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
import { useResource, useShell } from '@tessera/shared/remote';
import { useState } from 'react';

export type GivenRole = SignIn['newcomers'];

/** The people of a live application, and what its owner can do with them (DATA-03). */
export function usePeople(databaseId: string) {
  const { api, reportError } = useShell();
  const params = { id: databaseId };
  const people = useResource(
    `people ${databaseId}`,
    async (signal) => (await api.call(listDatabasePeople, { params }, { signal })).items,
    { fallback: 'The people could not be loaded.' },
  );
  const [isBusy, setIsBusy] = useState(false);

  /** Gives why it was not done. */
  async function during(work: () => Promise<unknown>): Promise<string | undefined> {
    setIsBusy(true);
    try {
      await work();
      return undefined;
    } catch (error) {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      return errorMessage(error, 'This could not be saved.');
    } finally {
      setIsBusy(false);
      // Also after a failure: another window may have changed them.
      people.reload();
    }
  }

  return {
    people,
    isBusy,
    invite: (emails: readonly string[], role: GivenRole) =>
      during(() => api.call(inviteDatabasePeople, { params, body: { emails: [...emails], role } })),
    change: ({ id }: DatabasePerson, role: GivenRole) =>
      during(() => api.call(changeDatabasePerson, { params: { ...params, person: id }, body: { role } })),
    remove: ({ id }: DatabasePerson) =>
      during(() => api.call(removeDatabasePerson, { params: { ...params, person: id } })),
  };
}

export type People = ReturnType<typeof usePeople>;
