import { previewRecords } from '@tessera/shared/preview';
import type { ApiPort } from '@tessera/shared/remote';
import { fillPreview } from './fill-preview';
import { openPreviewServer } from './preview-server';
import type { ClosedServer } from './record-server';
import { readVersionModel } from './version-model';

export interface ProjectPreview {
  readonly api: ApiPort;
  readonly projectId: string;
  readonly note: (text: string) => void;
}

/** The server of a project's preview in a version, with what this browser had kept before there was one. */
export function openProjectPreview(
  { api, projectId, note }: ProjectPreview,
  versionId: string,
): ClosedServer {
  const fill = (server: ClosedServer, fresh: Awaited<ReturnType<ClosedServer['read']>>) =>
    fillPreview(
      {
        readKept: previewRecords(projectId).read,
        readModel: () => readVersionModel(api, versionId),
        note,
      },
      server,
      fresh,
    );
  return openPreviewServer({ api, projectId, versionId, fill });
}
