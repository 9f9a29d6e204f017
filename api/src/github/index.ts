import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment';
import type { Clock } from '../core/clock';
import type { Log } from '../core/log';
import type { Database, Queryable } from '../db/database';
import type { SessionsService } from '../identity';
import type { Sealer } from '../secrets/sealer';
import type { RepositorySource } from '../workspace';
import { readOwnConnections } from './connections/connections.repository';
import { connectionsRoutes } from './connections/connections.routes';
import { createConnectionsService } from './connections/connections.service';
import { createGithubClient } from './api/github.client';
import { createGithubAccess } from './connections/github-access.service';
import { reportTo } from './connections/failure-log.service';
import { createGithubConsent } from './connections/github-consent.client';
import { createRepositorySource } from './imports/repository-source.service';
import { repositoriesRoutes } from './repositories/repositories.routes';
import { createRepositoriesService, forgetSelections } from './repositories/repositories.service';
import { listSelections } from './repositories/selections.repository';

export { deleteExpiredAttempts } from './connections/connections.repository';

/** What the copy of a person's data has of GitHub. */
export const githubData = { github: readOwnConnections, selectedRepositories: listSelections };

export interface GithubSettings {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly sessions: SessionsService;
  readonly environment: Pick<Environment, 'publicUrl' | 'providers' | 'githubAddresses'>;
}

export interface Github {
  addRoutes(api: FastifyInstance): void;
  /** What projects are made of. */
  readonly repositories: RepositorySource;
  /**
   * For whoever deletes the user: reads the token while it is there. The answer is called once the user is gone, makes
   * GitHub forget the token, and rejects for nothing that GitHub does.
   */
  prepareDeletion(tx: Queryable, userId: string): Promise<(log: Log) => Promise<void>>;
}

/** A user's GitHub account, for repositories. */
export function createGithub({ environment, ...settings }: GithubSettings): Github {
  const { publicUrl, providers, githubAddresses } = environment;
  const consent = providers.github && createGithubConsent(providers.github, publicUrl);
  const client = createGithubClient(githubAddresses.apiUrl);
  const access = createGithubAccess({ ...settings, client });
  const connections = createConnectionsService({
    ...settings,
    consent,
    client,
    onForgotten: forgetSelections,
  });
  const repositories = createRepositoriesService(settings.db, access);
  const options = {
    canConnect: consent !== undefined,
    url: githubAddresses.url,
    callbackUrl: `${publicUrl}/github-callback`,
  };
  return {
    repositories: createRepositorySource(access, settings.clock),
    addRoutes(api) {
      connectionsRoutes(api, connections);
      repositoriesRoutes(api, { connections, repositories, options });
    },
    async prepareDeletion(tx, userId) {
      const revoke = await connections.prepareRevocation(tx, userId);
      return (log) => revoke(reportTo(log));
    },
  };
}
