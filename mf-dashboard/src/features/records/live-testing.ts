import type { ProjectDatabase } from '@tessera/shared/contracts';
import { buildApi, uuid, type Answers } from '@tessera/shared/testing';
import type { StreamHandlers } from '@tessera/shared/remote';
import { model, recordWith } from './records-testing';

interface Sent {
  readonly step: string;
  readonly changes: readonly {
    readonly kind: 'add' | 'change' | 'remove';
    readonly entityId: string;
    readonly id: string;
    readonly values?: Readonly<Record<string, unknown>>;
  }[];
}
type Kept = ReturnType<typeof recordWith> & { readonly rev: number };

export const LIVE_VERSION = uuid(71);
export const DATABASE: ProjectDatabase = {
  id: uuid(70),
  projectId: uuid(1),
  environments: {
    production: { versionId: LIVE_VERSION, records: 0, bytes: 0, migratedAt: '2026-11-20T10:00:00.000Z' },
  },
};

/** A live application's records behind the calls of its owner, and visitors who change them. */
export function openLiveApi(names: readonly string[] = [], answers: Answers = {}) {
  const live = {
    versionId: LIVE_VERSION,
    seq: names.length,
    records: names.map((name, place): Kept => ({ ...recordWith(`r${String(place)}`, name, 30), rev: 1 })),
    /** What it says to the next step instead of making it. */
    nextAnswer: undefined as object | undefined,
    streams: new Set<StreamHandlers>(),
    make: (step: Sent) => make(step),
  };
  const make = ({ changes }: Sent) => {
    live.seq += 1;
    const made = changes.map(({ kind, entityId, id, values }) => {
      const there = live.records.find((record) => record.id === id) ?? recordWith(id, '', 0);
      const record = { ...there, values: { ...there.values, ...values }, rev: live.seq };
      live.records = live.records.filter((other) => other.id !== id);
      if (kind !== 'remove') live.records.push(record);
      return { entityId, id, record: kind === 'remove' ? null : record };
    });
    const news = { seq: live.seq, changes: made };
    for (const { onEvent } of live.streams) onEvent({ id: String(live.seq), type: 'news', data: news });
    return { kind: 'made', ...news };
  };
  const built = buildApi(
    {
      'GET /databases': () => ({ items: [DATABASE] }),
      // Nobody has changed anything in the preview.
      'POST /project/:id/preview-records': () => ({
        isFresh: true,
        snapshot: { seq: 0, revision: 0, rights: {}, records: { e1: [] } },
      }),
      'GET /versions/:id/file': () => ({ text: JSON.stringify(model) }),
      'GET /databases/:id/snapshot': () => ({
        seq: live.seq,
        revision: 1,
        rights: {},
        records: { e1: live.records },
        versionId: live.versionId,
      }),
      'POST /databases/:id/steps': ({ body }) => {
        const { nextAnswer } = live;
        live.nextAnswer = undefined;
        return nextAnswer ?? make(body as Sent);
      },
      ...answers,
    },
    {
      '/databases/:id/events': (handlers) => {
        live.streams.add(handlers);
        handlers.onReconnecting?.(false);
        return new Promise<void>((resolve) => {
          handlers.signal.addEventListener('abort', () => {
            live.streams.delete(handlers);
            resolve();
          });
        });
      },
    },
  );
  return {
    ...built,
    live,
    /** What a visitor does. */
    visitor: (changes: Sent['changes']) => make({ step: 'of a visitor', changes }),
  };
}
