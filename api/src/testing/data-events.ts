import { request } from 'node:http';

export interface HeardEvent {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: unknown;
}

/** A page that hears of the steps of others. */
export interface DataEvents {
  readonly status: number;
  readonly heard: readonly HeardEvent[];
  /** Resolves with the first event of a kind that has come, or comes within five seconds. */
  next(event: string, isIt?: (data: unknown) => boolean): Promise<HeardEvent>;
  readonly ended: Promise<void>;
  close(): void;
}

const PATIENCE_MS = 5000;

/** Opens the stream of events of an application's host. */
export function followData(
  { port, host, cookie }: { readonly port: number; readonly host: string; readonly cookie?: string },
  query = '',
): Promise<DataEvents> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        port,
        host: '127.0.0.1',
        path: `/_data/events${query}`,
        headers: { host, ...(cookie !== undefined && { cookie }) },
      },
      (answer) => {
        const heard: HeardEvent[] = [];
        const waiting = new Set<() => void>();
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          const blocks = (text + chunk).split('\n\n');
          text = blocks.pop() ?? '';
          heard.push(...blocks.filter((block) => block.includes('event: ')).map(readEvent));
          for (const look of waiting) look();
        });
        resolve({
          status: answer.statusCode ?? 0,
          heard,
          ended: new Promise((end) => answer.once('close', end)),
          next: (event, isIt = () => true) =>
            new Promise((found, fail) => {
              const timer = setTimeout(() => {
                waiting.delete(look);
                fail(new Error(`No ${event} within ${String(PATIENCE_MS)} ms: ${JSON.stringify(heard)}`));
              }, PATIENCE_MS);
              const look = () => {
                const it = heard.find((one) => one.event === event && isIt(one.data));
                if (!it) return;
                clearTimeout(timer);
                waiting.delete(look);
                found(it);
              };
              waiting.add(look);
              look();
            }),
          close: () => asked.destroy(),
        });
      },
    );
    asked.once('error', reject);
    asked.end();
  });
}

function readEvent(block: string): HeardEvent {
  const lines = new Map(
    block.split('\n').map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    }),
  );
  return {
    id: lines.get('id'),
    event: lines.get('event') ?? '',
    data: JSON.parse(lines.get('data') ?? 'null'),
  };
}
