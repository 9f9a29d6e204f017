import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  CallName,
  LanguageAnswer,
  LanguageCalls,
  LanguageMessage,
  LanguageRequest,
  Problem,
} from './language-messages';

/** A worker that knows the language, once it is there. */
export interface LanguageWorker {
  readonly say: (message: LanguageMessage) => void;
  readonly close: () => void;
}

export interface LanguagePorts {
  readonly start: (
    hear: (answer: LanguageAnswer) => void,
    fail: (error: unknown) => void,
  ) => Promise<LanguageWorker>;
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
  readonly report: (error: unknown) => void;
}

export interface LanguageState {
  /** `off`: it could not be had, or hung; editing goes on without it. */
  readonly status: 'starting' | 'ready' | 'off';
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
  /** Every file was looked at since the last change. */
  readonly isChecked: boolean;
}

/** A project has types that take long, but nobody waits this long for a word. */
const DEADLINE_MS = 60_000;

interface Waiting {
  readonly take: (value: unknown) => void;
  readonly giveUp: () => void;
  readonly cancelDeadline: () => void;
}

export type LanguageClient = ReturnType<typeof createLanguageClient>;

interface Link {
  readonly store: StoreApi<LanguageState>;
  readonly ports: LanguagePorts;
  /** As the worker was told last. */
  readonly files: Map<string, string>;
  readonly waiting: Map<number, Waiting>;
  worker: LanguageWorker | undefined;
  /** Grows with every worker: what an earlier one says is dropped. */
  life: number;
  lastId: number;
  open: string;
}

function close(link: Link, status: LanguageState['status']): void {
  link.life += 1;
  link.worker?.close();
  link.worker = undefined;
  for (const each of link.waiting.values()) {
    each.cancelDeadline();
    each.giveUp();
  }
  link.waiting.clear();
  link.store.setState({ status, problems: new Map(), isChecked: false });
}

function fail(link: Link, error: unknown): void {
  close(link, 'off');
  link.ports.report(error);
}

function settle({ waiting }: Link, id: number, finish: (each: Waiting) => void): void {
  const each = waiting.get(id);
  if (!each) return;
  waiting.delete(id);
  each.cancelDeadline();
  finish(each);
}

function hear(link: Link, answer: LanguageAnswer): void {
  switch (answer.say) {
    case 'answer':
      settle(link, answer.id, ({ take }) => {
        take(answer.value);
      });
      return;
    case 'failed':
      settle(link, answer.id, ({ giveUp }) => {
        giveUp();
      });
      link.ports.report(new Error(`The language service failed: ${answer.message}`));
      return;
    case 'problems':
      link.store.setState((state) => {
        const before = state.problems.get(answer.path) ?? [];
        // Every file of a project is told of, one by one: most had none before either, and nothing is to be drawn.
        if (before.length === 0 && answer.problems.length === 0) return state;
        return { problems: new Map(state.problems).set(answer.path, answer.problems) };
      });
      return;
    case 'checked':
      link.store.setState({ isChecked: true });
      return;
    case 'ready':
  }
}

async function start(link: Link): Promise<void> {
  const own = (link.life += 1);
  const isOver = () => own !== link.life;
  link.store.setState({ status: 'starting' });
  try {
    const started = await link.ports.start(
      (answer) => {
        if (!isOver()) hear(link, answer);
      },
      (error) => {
        if (!isOver()) fail(link, error);
      },
    );
    if (isOver()) {
      started.close();
      return;
    }
    link.worker = started;
    started.say({ say: 'open', path: link.open });
    started.say({ say: 'files', files: Object.fromEntries(link.files) });
    link.store.setState({ status: 'ready' });
  } catch (error) {
    if (!isOver()) fail(link, error);
  }
}

function tell(link: Link, message: LanguageMessage): void {
  if (message.say !== 'open') link.store.setState({ isChecked: false });
  link.worker?.say(message);
}

function ask<Name extends CallName>(
  link: Link,
  call: Name,
  input: LanguageCalls[Name]['input'],
): Promise<LanguageCalls[Name]['answer'] | undefined> {
  return new Promise((resolve) => {
    if (!link.worker) {
      resolve(undefined);
      return;
    }
    const id = (link.lastId += 1);
    link.waiting.set(id, {
      take: (value) => {
        resolve(value as LanguageCalls[Name]['answer']);
      },
      giveUp: () => {
        resolve(undefined);
      },
      cancelDeadline: link.ports.schedule(() => {
        fail(link, new Error(`The language service did not answer '${call}' within 60 s`));
      }, DEADLINE_MS),
    });
    link.worker.say({ say: 'ask', id, call, input } as LanguageRequest);
  });
}

/**
 * The page's side of the language worker. It keeps the files as they were last told, so that a worker that hangs can be started again.
 * What is asked while there is no worker is answered with undefined.
 */
export function createLanguageClient(ports: LanguagePorts) {
  const link: Link = {
    store: createStore<LanguageState>(() => ({ status: 'starting', problems: new Map(), isChecked: false })),
    ports,
    files: new Map(),
    waiting: new Map(),
    worker: undefined,
    life: 0,
    lastId: 0,
    open: '',
  };
  return {
    store: link.store,
    start: () => start(link),
    replaceAll: (next: ReadonlyMap<string, string>) => {
      link.files.clear();
      for (const [path, text] of next) link.files.set(path, text);
      tell(link, { say: 'files', files: Object.fromEntries(next) });
    },
    /** Null removes the file. */
    write: (path: string, text: string | null) => {
      if (link.files.get(path) === (text ?? undefined)) return;
      if (text === null) link.files.delete(path);
      else link.files.set(path, text);
      tell(link, { say: 'file', path, text });
    },
    look: (path: string) => {
      link.open = path;
      tell(link, { say: 'open', path });
    },
    ask: <Name extends CallName>(call: Name, input: LanguageCalls[Name]['input']) => ask(link, call, input),
    close: () => {
      close(link, 'off');
    },
  };
}
