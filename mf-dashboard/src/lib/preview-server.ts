import {
  openPreviewRecords,
  sendPreviewStep,
  streamPreviewNews,
  type CallInput,
} from '@tessera/shared/contracts';
import type { ApiPort } from '@tessera/shared/remote';
import { openServer, type ClosedServer } from './record-server';

export interface PreviewServerPorts {
  readonly api: ApiPort;
  readonly projectId: string;
  /** The version that is shown: the records are taken to it when they are read first. */
  readonly versionId: string;
  /** Puts into records that nobody has changed yet what this browser kept; true where it put anything in. */
  readonly fill?: ((server: ClosedServer, fresh: Snapshot) => Promise<boolean>) | undefined;
}

type Snapshot = Awaited<ReturnType<ClosedServer['read']>>;

/** The server of a preview's records. Later reads take them nowhere: another window may show another version by then. */
export function openPreviewServer({ api, projectId, versionId, fill }: PreviewServerPorts): ClosedServer {
  const params = { id: projectId };
  let takes = true;
  let revision = 0;
  let isFilled = fill === undefined;

  async function readOnce(): Promise<{ readonly isFresh: boolean; readonly snapshot: Snapshot }> {
    const found = await api.call(openPreviewRecords, { params, body: { versionId, takes } });
    takes = false;
    ({ revision } = found.snapshot);
    return found;
  }

  const server = openServer({
    async read() {
      const found = await readOnce();
      const isOther = found.isFresh && !isFilled && (await fill?.(server, found.snapshot)) === true;
      isFilled = true;
      const { snapshot } = isOther ? await readOnce() : found;
      // Another number would say that the application is another one; which one is shown is the page's affair.
      return { ...snapshot, revision: 1 };
    },
    send: (step) => {
      const body = { versionId, revision, step } as CallInput<typeof sendPreviewStep>['body'];
      return api.call(sendPreviewStep, { params, body });
    },
    // What is not made yet has no number.
    stream: ({ since }, handlers) =>
      api.stream(
        streamPreviewNews,
        { params, query: { since, ...(revision > 0 && { revision }) } },
        handlers,
      ),
    unread: 'The records of the preview could not be read.',
  });
  return server;
}
