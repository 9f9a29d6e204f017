import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment';
import type { Clock } from '../core/clock';
import type { Log } from '../core/log';
import type { Database, Queryable } from '../db/database';
import { findUserById, type SessionsService, type Throttle } from '../identity';
import type { Jobs } from '../jobs/jobs';
import type { Sealer } from '../secrets/sealer';
import {
  readOwnProjects,
  type OnVersionMade,
  type ProjectExchange,
  type ReadRepositoryFiles,
  type RepositorySource,
} from '../workspace';
import { readOwnConnections } from './connections/connections.repository';
import { connectionsRoutes } from './connections/connections.routes';
import { createConnectionsService } from './connections/connections.service';
import { createGithubClient } from './api/github.client';
import { createGithubAccess } from './connections/github-access.service';
import { reportTo } from './connections/failure-log.service';
import { createGithubConsent } from './connections/github-consent.client';
import { createGithubOf, type GithubOf } from './connections/persons-github.service';
import { listLinksOf } from './links/links.repository';
import { forgetUnused } from './links/known-branches.service';
import { linksRoutes } from './links/links.routes';
import { createPushJob } from './links/push-on-version.job';
import { createPushOnVersion } from './links/push-on-version.service';
import { PUSH_QUEUE } from './links/push-queue.schema';
import { createReadRemoteFiles } from './links/remote-files.service';
import { deleteCallsBefore } from './links/repeated-calls.service';
import { createSync } from './links/sync.service';
import { createRepositorySource } from './imports/repository-source.service';
import { repositoriesRoutes } from './repositories/repositories.routes';
import { createRepositoriesService, forgetSelections } from './repositories/repositories.service';
import { listSelections } from './repositories/selections.repository';

export { deleteExpiredAttempts } from './connections/connections.repository';

/** Forgets what calls answered that nobody repeats any more. */
export const deleteOldRepositoryCalls = deleteCallsBefore;

/** Forgets the branches that no project is linked to any more. */
export const forgetUnusedBranches = forgetUnused;

/** Has the versions of projects pushed that are linked so. */
export const pushOnVersion = (jobs: Jobs): OnVersionMade => createPushOnVersion(jobs);

/** What a person's projects are linked to. */
async function readOwnLinks(q: Queryable, userId: string) {
  const projects = await readOwnProjects(q, userId);
  return listLinksOf(
    q,
    projects.map(({ id }) => id),
  );
}

/** What the copy of a person's data has of GitHub. */
export const githubData = {
  github: readOwnConnections,
  selectedRepositories: listSelections,
  linkedRepositories: readOwnLinks,
};

export interface GithubSettings {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly sessions: SessionsService;
  readonly throttle: Throttle;
  readonly environment: Pick<Environment, 'publicUrl' | 'providers' | 'githubAddresses'>;
}

export interface Github {
  addRoutes(api: FastifyInstance): void;
  /** GitHub as somebody's account sees it. */
  readonly of: GithubOf;
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
    of: createGithubOf(settings.db, access),
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

export interface GithubLinksSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly environment: Pick<Environment, 'githubAddresses'>;
  readonly github: Github;
  readonly exchange: ProjectExchange;
  readonly readRepository: ReadRepositoryFiles;
}

/** What goes between projects and repositories. It needs the workspace, which needs other things of GitHub. */
export function createGithubLinks(settings: GithubLinksSettings): Pick<Github, 'addRoutes'> {
  const { db, jobs, environment, github } = settings;
  const { links, sync, push } = createSync({
    ...settings,
    githubOf: github.of,
    githubUrl: environment.githubAddresses.url,
    readRemoteFiles: createReadRemoteFiles(settings.readRepository),
    personOf: async (userId) => {
      const user = await findUserById(db, userId);
      return user ? `${user.firstName} ${user.lastName}`.trim() : '';
    },
  });
  jobs.handle(PUSH_QUEUE, createPushJob({ db, push }));
  return {
    addRoutes(api) {
      linksRoutes(api, links, sync);
    },
  };
}
