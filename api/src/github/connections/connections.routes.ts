import { disconnectGithub, exchangeGithub, initiateGithub, readGithubInfo } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import { originOf } from './call-origin.http';
import type { ConnectionsService } from './connections.service';

/** Connecting a GitHub account, seeing which one it is, and letting it go. */
export function connectionsRoutes(app: FastifyInstance, github: ConnectionsService): void {
  privateRoute(app, initiateGithub, async ({ query }, caller) => ({
    success: true as const,
    authUrl: await github.begin(caller, query.redirect),
  }));
  privateRoute(app, exchangeGithub, async ({ body }, caller, { request }) => {
    const { signedIn, login, redirectUrl } = await github.finish(caller, body, originOf(request));
    return { success: true as const, message: `Connected as ${login}`, ...signedIn.tokens, redirectUrl };
  });
  privateRoute(app, readGithubInfo, ({ body }, caller) => github.read(caller, body.userId));
  privateRoute(app, disconnectGithub, async ({ body }, caller, { request }) => {
    await github.disconnect(caller, body.userId, originOf(request));
    return { success: true as const, message: 'GitHub account disconnected' };
  });
}
