import { Unreachable } from '@tessera/builder/records';
import { sentStepSchema } from '@tessera/shared/contracts';
import type { KeptItems, PreviewAnswer, RecordsMessage } from '@tessera/shared/preview';
import * as z from 'zod/mini';
import { createKeeping } from './keep-items';
import type { ClosedServer } from './record-server';
import type { ServedRecords } from './served-records';

export interface ServedPreviewPorts {
  readonly openServer: (versionId: string) => ClosedServer;
  readonly readItems: () => Promise<KeptItems>;
  readonly keepItem: (name: string, value: string | null) => Promise<void>;
  /** What is typed in the application's forms, for as long as this tab is open. */
  readonly readDrafts: () => string | null;
}

type Tell = (message: PreviewAnswer) => void;

/** Of the kit's own (builder/src/kit/data/served-memory.ts); the page around it needs no copy of all records. */
const ITEM = /^tessera-served\/(?:views|queue\/\w{1,64})$/u;
const MAX_ITEM_LENGTH = 1024 * 1024;
/** Calls that are not answered yet. An application of ours has two. */
const MOST_WAITING = 20;
/** Between two loads of the application that the server is asked for. */
const LEAST_MS = 1000;

const callSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('read') }),
  z.object({ kind: z.literal('send'), step: sentStepSchema }),
  z.object({ kind: z.literal('listen'), seq: z.int().check(z.minimum(0)) }),
  z.object({
    kind: z.literal('keep'),
    key: z.string().check(z.regex(ITEM)),
    value: z.nullable(z.string().check(z.maxLength(MAX_ITEM_LENGTH))),
  }),
]);

/** One load of the application. */
interface Page {
  readonly versionId: string;
  readonly server: ClosedServer;
  /** Asked for before the application asks. */
  first: Promise<unknown> | undefined;
  readonly begunAt: number;
  isOpened: boolean;
  isFollowed: boolean;
}

/**
 * Speaks for an application in a preview with the server that has its records: with those of its own project, of the version that is
 * shown, and with nothing else. What comes out of the frame is read by its schema, whatever runs in there.
 */
export function createServedPreview(ports: ServedPreviewPorts): ServedRecords {
  let page: Page | undefined;
  let waiting = 0;
  const keep = createKeeping(ports);

  function begin(versionId: string): Page {
    end();
    const server = ports.openServer(versionId);
    const first = server.read();
    // Whoever asks for it hears of it.
    first.catch(() => undefined);
    page = { versionId, server, first, begunAt: performance.now(), isOpened: false, isFollowed: false };
    return page;
  }

  function end(): void {
    const before = page;
    page = undefined;
    before?.server.close();
  }

  async function open(): Promise<unknown> {
    // An application that loads itself again and again does not ask the server each time.
    if (page?.isOpened === true && performance.now() - page.begunAt > LEAST_MS) begin(page.versionId);
    if (page) page.isOpened = true;
    const items = await ports.readItems().catch(() => ({}));
    return { items, drafts: ports.readDrafts() };
  }

  /** Once for each load of the application. */
  function listen(of: Page, seq: number, tell: Tell): void {
    if (of.isFollowed) return;
    of.isFollowed = true;
    let known = seq;
    const say = (about: 'news' | 'state' | 'reload', value?: unknown) => {
      // The frame shows something else by now.
      if (page === of) tell({ tessera: 'preview/v1', type: 'records:told', about, value });
    };
    of.server.listen(() => ({ seq: known, revision: undefined }), {
      onNews: (news) => {
        known = news.seq;
        say('news', news);
      },
      onState: (state) => {
        say('state', state);
      },
      onReload: () => {
        say('reload');
      },
    });
  }

  async function answerWith(id: number, work: Promise<unknown>, tell: Tell): Promise<void> {
    waiting += 1;
    tell(await answerOf(id, work));
    waiting -= 1;
  }

  function hear({ id, call }: RecordsMessage, tell: Tell): void {
    const parsed = z.safeParse(callSchema, call);
    if (!parsed.success) {
      const result = { kind: 'failed', message: 'This change could not be read.', changes: [] };
      tell({ tessera: 'preview/v1', type: 'records:answer', id, result });
      return;
    }
    const asked = parsed.data;
    if (asked.kind === 'keep') {
      keep(asked.key, asked.value);
      return;
    }
    if (!page || waiting >= MOST_WAITING) {
      tell({ tessera: 'preview/v1', type: 'records:answer', id, error: '' });
      return;
    }
    if (asked.kind === 'listen') listen(page, asked.seq, tell);
    else if (asked.kind === 'open') void answerWith(id, open(), tell);
    else if (asked.kind === 'read') void answerWith(id, read(page), tell);
    else void answerWith(id, page.server.send(asked.step, ''), tell);
  }

  return { begin: (versionId) => void begin(versionId), hear, end };
}

/** What was asked for ahead, once. */
function read(page: Page): Promise<unknown> {
  const { first } = page;
  page.first = undefined;
  return first ?? page.server.read();
}

async function answerOf(id: number, work: Promise<unknown>): Promise<PreviewAnswer> {
  const answer = { tessera: 'preview/v1', type: 'records:answer', id } as const;
  try {
    return { ...answer, result: await work };
  } catch (error) {
    const why = error instanceof Error && !(error instanceof Unreachable) ? error.message : '';
    return { ...answer, error: why };
  }
}
