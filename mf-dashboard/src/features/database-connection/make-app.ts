import { createProject, type DesignOperation } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { newKey, type ShellProps } from '@tessera/shared/remote';
import { findFreeName } from '../../lib/find-free-name';
import { createWishKeys } from '../../lib/wish-keys';

export interface AppWish {
  readonly projectName: string;
  readonly design: readonly DesignOperation[];
}

/** The project that was made, or what is wrong: with its name, or with the whole. */
export type MadeApp =
  | { readonly kind: 'made'; readonly projectId: string }
  | {
      readonly kind: 'refused';
      readonly name?: string;
      readonly free?: string | undefined;
      readonly message?: string;
    };

/** Makes applications of designs: the same wish makes one, however often it is sent. */
export function createAppMaker({ api }: ShellProps): (wish: AppWish) => Promise<MadeApp> {
  const keyOf = createWishKeys(newKey);
  return async (wish) => {
    const body = { projectName: wish.projectName, design: [...wish.design] };
    try {
      const { project } = await api.call(createProject, { body }, { idempotencyKey: keyOf(body) });
      return { kind: 'made', projectId: project.id };
    } catch (error) {
      const name = isApiError(error) ? error.fields['projectName'] : undefined;
      if (name === undefined)
        return {
          kind: 'refused',
          message: errorMessage(error, 'The app could not be made. Try again in a moment.'),
        };
      const isTaken = isApiError(error) && error.status === 409;
      return { kind: 'refused', name, free: isTaken ? await findFreeName(api, wish.projectName) : undefined };
    }
  };
}
