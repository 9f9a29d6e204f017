import { AppError } from '../../core/app-error';
import type { Database } from '../../db/database';
import type { GithubApi } from '../api/github-api.port';
import { findConnection } from './connections.repository';
import type { GithubAccess } from './github-access.service';

/** GitHub on behalf of a person, with the account that they connected. */
export interface PersonsGithub {
  readonly api: GithubApi;
  readonly githubId: string;
  readonly login: string;
}

/** Throws NOT_CONNECTED where the person has connected none, RECONNECT where GitHub takes its token no longer. */
export type GithubOf = (userId: string) => Promise<PersonsGithub>;

export function createGithubOf(db: Database, access: GithubAccess): GithubOf {
  return async (userId) => {
    const api = await access.of(userId);
    const connection = await findConnection(db, userId);
    // It was let go of in this moment.
    if (connection === undefined)
      throw new AppError('NOT_CONNECTED', 'Connect GitHub to import and push code.');
    const { githubId, login } = connection;
    return { api, githubId, login };
  };
}
