import type { GithubApi } from '../api/github-api.port';

/** GitHub on behalf of a person, with the account that they connected. */
export interface PersonsGithub {
  readonly api: GithubApi;
  readonly githubId: string;
  readonly login: string;
}

/** Throws NOT_CONNECTED where the person has connected none, RECONNECT where GitHub takes its token no longer. */
export type GithubOf = (userId: string) => Promise<PersonsGithub>;
