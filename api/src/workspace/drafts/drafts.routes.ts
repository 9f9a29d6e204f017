import { createDraft, keepDraft, readDraftPreview, readOwnDraft } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute, publicRoute } from '../../http/routes';
import type { DraftCookie } from './draft-cookie.http';
import type { DraftsService } from './drafts.service';
import type { KeepDraft } from './keep-draft.service';

export function draftsRoutes(
  app: FastifyInstance,
  {
    drafts,
    keep,
    cookie,
  }: { readonly drafts: DraftsService; readonly keep: KeepDraft; readonly cookie: DraftCookie },
): void {
  publicRoute(app, createDraft, async ({ body }, { request, reply }) => {
    const visitor = { address: request.ip, tokenHash: cookie.read(request) };
    const { draft, secret, seconds } = await drafts.create(visitor, body.prompt);
    cookie.set(reply, secret, seconds);
    return draft;
  });
  publicRoute(app, readOwnDraft, async (_input, { request }) => ({
    isOffered: drafts.isOffered,
    draft: (await drafts.read(cookie.read(request))) ?? null,
  }));
  publicRoute(app, readDraftPreview, async (_input, { request }) => ({
    url: await drafts.preview(cookie.read(request)),
  }));
  privateRoute(app, keepDraft, async ({ params }, caller, { request }) => ({
    projectId: await keep(caller, { id: params.id, tokenHash: cookie.read(request) }),
  }));
}
