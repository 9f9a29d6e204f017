import type { Who } from '@tessera/builder/keeper';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../core/network';
import type { EventStreams } from '../../http/sse';
import type { Place } from '../engines/engine.schema';
import type { LabelRoute } from './data-call.http';
import type { NewsHub } from './news-hub.service';

export interface OpenNews {
  /** Aborted when the stream has ended. */
  readonly signal: AbortSignal;
  /** Tells the page to load everything again, and ends the stream. */
  readonly beginAnew: () => void;
}

export interface Following {
  readonly place: Place;
  readonly who: Who;
  /** What the page says that it knows. */
  readonly known: { readonly since?: number | undefined; readonly revision?: number | undefined };
}

/**
 * Answers by a stream of events: `news` of each step after the one that the page knows, `reload` where it has to begin anew. A browser
 * that connects again by itself says by `Last-Event-ID` what it has.
 */
export function openNews(
  { streams, hub }: { readonly streams: EventStreams; readonly hub: NewsHub },
  { request, reply }: { readonly request: FastifyRequest<LabelRoute>; readonly reply: FastifyReply },
  { place, who, known }: Following,
): OpenNews {
  hub.requireRoom(place);
  // Addresses share what one of them may have open, whichever application it is of.
  const stream = streams.open(request, reply, `records of ${networkOf(request.ip)}`);
  const last = /^\d{1,15}$/.exec(stream.lastEventId ?? '')?.[0];
  const seq = last === undefined ? (known.since ?? 0) : Number(last);
  const beginAnew = () => {
    stream.send({ event: 'reload', data: {} });
    stream.end();
  };
  const stop = hub.follow(place, who, {
    seq,
    revision: known.revision,
    news: (news) => void stream.send({ id: news.seq, event: 'news', data: news }),
    reload: beginAnew,
  });
  stream.signal.addEventListener('abort', stop, { once: true });
  return { signal: stream.signal, beginAnew };
}
