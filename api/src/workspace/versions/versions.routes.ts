import {
  createVersion,
  findCodePlaces,
  listVersionFiles,
  listVersions,
  readAgentDiff,
  readVersion,
  readVersionDiff,
  readVersionFile,
  readVersionFileDiff,
  readVersionPatch,
  readVersionTexts,
  redoVersion,
  restoreVersion,
  tryBuild,
  undoVersion,
  updateVersion,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { VersionBuildService } from './version-build.service';
import type { VersionDifferences } from './version-differences.service';
import type { VersionPlacesService } from './version-places.service';
import type { VersionsService } from './versions.service';

/** A hand edit may carry all that an application is built of, which is 2 MB of text; JSON makes it somewhat more. */
const EDIT_BODY_BYTES = 4_000_000;

export function versionsRoutes(
  app: FastifyInstance,
  versions: VersionsService,
  differences: VersionDifferences,
  places: VersionPlacesService,
  build: VersionBuildService,
): void {
  privateRoute(app, listVersions, async ({ params }, caller) => ({
    ...(await versions.list(caller, params.id)),
    nextCursor: null,
  }));
  privateRoute(app, createVersion, ({ params, body }, caller) => versions.create(caller, params.id, body), {
    bodyLimit: EDIT_BODY_BYTES,
  });
  privateRoute(app, findCodePlaces, async ({ params, body }, caller) => ({
    places: await places.find(caller, params.id, body.frames),
  }));
  privateRoute(
    app,
    tryBuild,
    async ({ params, body }, caller) => ({ problem: await build.find(caller, params.id, body.changes) }),
    { bodyLimit: EDIT_BODY_BYTES },
  );
  privateRoute(app, readVersion, ({ params }, caller) => versions.read(caller, params.id));
  privateRoute(app, updateVersion, ({ params, body: { name, pinned } }, caller) =>
    versions.mark(caller, params.id, {
      ...(name !== undefined && { name }),
      ...(pinned !== undefined && { pinned }),
    }),
  );
  privateRoute(app, readVersionDiff, ({ params, query }, caller) =>
    differences.versions.read(caller, params.id, query.against),
  );
  privateRoute(app, readAgentDiff, ({ params, query }, caller) =>
    differences.agents.read(caller, params.id, query),
  );
  privateRoute(app, readVersionFileDiff, ({ params, query }, caller) =>
    differences.versions.readFile(caller, params.id, query.against, query.path),
  );
  privateRoute(app, readVersionPatch, async ({ params, query }, caller, { reply }) => {
    const { text, disposition } = await differences.patches.make(caller, params.id, query.against);
    return reply
      .headers({ 'content-disposition': disposition, 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(text);
  });
  privateRoute(app, listVersionFiles, async ({ params }, caller) => ({
    items: [...(await versions.files(caller, params.id))],
  }));
  privateRoute(app, readVersionFile, async ({ params, query }, caller) => ({
    path: query.path,
    text: await versions.file(caller, params.id, query.path),
  }));
  privateRoute(app, readVersionTexts, async ({ params }, caller) => ({
    items: [...(await versions.texts(caller, params.id))],
  }));
  privateRoute(app, restoreVersion, ({ params }, caller) => versions.restore(caller, params.id));
  privateRoute(app, undoVersion, ({ params }, caller) => versions.undo(caller, params.id));
  privateRoute(app, redoVersion, ({ params }, caller) => versions.redo(caller, params.id));
}
