import {
  connectGithubToken,
  createRepository,
  listBranches,
  listRepositories,
  readGithubOptions,
  readRepository,
  readSelectedRepositories,
  selectRepositories,
  updateGithubToken,
  type CallOutput,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute, publicRoute } from '../../http/routes';
import { originOf } from '../connections/call-origin.http';
import { requireOwner, type ConnectionsService } from '../connections/connections.service';
import type { RepositoriesService } from './repositories.service';

export interface RepositoriesRoutes {
  readonly connections: ConnectionsService;
  readonly repositories: RepositoriesService;
  readonly options: CallOutput<typeof readGithubOptions>;
}

/** Tokens of one's own, the account's repositories, and those that are selected. */
export function repositoriesRoutes(app: FastifyInstance, settings: RepositoriesRoutes): void {
  const { connections, repositories, options } = settings;
  publicRoute(app, readGithubOptions, () => Promise.resolve(options), { rateShare: 'unlimited' });
  privateRoute(app, connectGithubToken, async ({ body }, caller, { request }) => {
    const given = { token: body.apiKey, field: 'apiKey' };
    const login = await connections.connectToken(caller, given, originOf(request));
    return { success: true as const, githubUsername: login };
  });
  privateRoute(app, updateGithubToken, async ({ body }, caller, { request }) => {
    requireOwner(caller, body.userId);
    const given = { token: body.accessToken, field: 'accessToken' };
    await connections.connectToken(caller, given, originOf(request));
    if (body.selectedRepo !== undefined) await repositories.selectFirst(caller, body.selectedRepo);
    return { success: true as const, message: 'GitHub token updated' };
  });
  privateRoute(app, listRepositories, ({ query }, caller) => repositories.list(caller, query.page ?? 1));
  privateRoute(app, readRepository, ({ query }, caller) => repositories.read(caller, query.repository));
  privateRoute(app, listBranches, async ({ query }, caller) => ({
    items: await repositories.listBranches(caller, query.repository),
  }));
  privateRoute(app, createRepository, ({ body }, caller) => repositories.create(caller, body));
  privateRoute(app, selectRepositories, async ({ body }, caller) => {
    await repositories.select(caller, body.repositories);
    return { success: true as const };
  });
  privateRoute(app, readSelectedRepositories, async (_input, caller) => ({
    repositories: await repositories.listSelected(caller),
  }));
}
