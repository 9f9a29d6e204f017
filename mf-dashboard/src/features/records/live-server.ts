import {
  readDatabaseSnapshot,
  sendDatabaseStep,
  streamDatabaseNews,
  type CallInput,
} from '@tessera/shared/contracts';
import type { ApiPort } from '@tessera/shared/remote';
import { never, openServer, type ClosedServer } from '../../lib/record-server';

export interface LiveServerPorts {
  readonly api: ApiPort;
  readonly databaseId: string;
  /** The version whose model the page has. */
  readonly versionId: string;
  /** Another version is live by now, whose records this page cannot read. */
  readonly onOtherVersion: (versionId: string) => void;
}

/** The server of a live application's records, by the calls of its project's owner. */
export function openLiveServer({
  api,
  databaseId,
  versionId,
  onOtherVersion,
}: LiveServerPorts): ClosedServer {
  const params = { id: databaseId };
  return openServer({
    async read() {
      const { versionId: live, ...snapshot } = await api.call(readDatabaseSnapshot, { params, query: {} });
      if (live === versionId) return snapshot;
      onOtherVersion(live);
      return never();
    },
    send: (step) => {
      // The kit's own words, which are only read: that lists may not be written to is all that its types say besides.
      const body = step as CallInput<typeof sendDatabaseStep>['body'];
      return api.call(sendDatabaseStep, { params, query: {}, body });
    },
    stream: (query, handlers) => api.stream(streamDatabaseNews, { params, query }, handlers),
    unread: 'The live data could not be read.',
  });
}
