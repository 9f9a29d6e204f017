import {
  readOutsideServices,
  saveOutsideServices,
  type OutsideService,
  type OutsideServices,
} from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { useResource, useShell } from '@tessera/shared/remote';

/** What became of a save. */
export type Saved =
  | { readonly isSaved: true }
  | { readonly isSaved: false; readonly message: string; readonly fields: Readonly<Record<string, string>> };

/** The outside services of a project, which are saved all at once. */
export function useServices(projectId: string) {
  const { api } = useShell();
  const params = { id: projectId };
  const { replace, ...resource } = useResource(
    `services-${projectId}`,
    (signal) => api.call(readOutsideServices, { params }, { signal }),
    { fallback: 'The services could not be loaded.' },
  );

  async function save({ revision }: OutsideServices, items: OutsideService[]): Promise<Saved> {
    try {
      replace(await api.call(saveOutsideServices, { params, body: { revision, items } }));
      return { isSaved: true };
    } catch (error) {
      const fields = isApiError(error) ? error.fields : {};
      if (!isApiError(error) || error.status !== 409) {
        return { isSaved: false, message: errorMessage(error, 'The service was not saved.'), fields };
      }
      // What was typed stays; the next try knows what the other window did.
      resource.reload();
      return { isSaved: false, message: 'Changed in another window. Save again to keep both.', fields };
    }
  }

  return { resource, save };
}
