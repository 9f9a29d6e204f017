import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../core/caller';
import type { EventStreams } from '../../http/sse';
import type { Place } from '../engines/engine.schema';
import type { NewsHub } from '../hosts/news-hub.service';
import { OWNER } from './owner-data.service';

/**
 * Answers by a stream of events, as on the application's own host: `news` of each step after the one that the page knows, `reload`
 * where it has to begin anew. A page that connects again says by `Last-Event-ID` what it has.
 */
export function openOwnerNews(
  { streams, hub }: { readonly streams: EventStreams; readonly hub: NewsHub },
  {
    request,
    reply,
    caller,
  }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly caller: Caller },
  {
    place,
    known,
  }: {
    readonly place: Place;
    readonly known: { readonly since?: number | undefined; readonly revision?: number | undefined };
  },
): void {
  hub.requireRoom(place);
  const stream = streams.open(request, reply, caller.userId);
  const last = /^\d{1,15}$/.exec(stream.lastEventId ?? '')?.[0];
  const stop = hub.follow(place, OWNER, {
    seq: last === undefined ? (known.since ?? 0) : Number(last),
    revision: known.revision,
    news: (news) => void stream.send({ id: news.seq, event: 'news', data: news }),
    reload: () => {
      stream.send({ event: 'reload', data: {} });
      stream.end();
    },
  });
  stream.signal.addEventListener('abort', stop, { once: true });
}
