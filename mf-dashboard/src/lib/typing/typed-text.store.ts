import type { TypedReading } from '@tessera/builder/typing';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { createStore } from 'zustand/vanilla';
import type { TypingAnswer, TypingMessage } from './typing-messages';

/** A worker that reads, once it is there. */
export interface TypingWorker {
  readonly say: (message: TypingMessage) => void;
  readonly close: () => void;
}

export interface TypedTextPorts {
  readonly start: (
    hear: (answer: TypingAnswer) => void,
    fail: (error: unknown) => void,
  ) => Promise<TypingWorker>;
  /** The application that messages are about; undefined while there is none, and where prompts are typed. */
  readonly readModel: () => Promise<ApplicationModel | undefined>;
  /** Runs before the next picture of the page; gives the function that takes it back. */
  readonly nextFrame: (run: () => void) => () => void;
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
  readonly report: (error: unknown) => void;
}

/** The newest text that was read, and what it becomes. */
export interface TypedTextState {
  readonly text: string;
  readonly reading: TypedReading | undefined;
}

/** A worker that reads for longer hangs. */
const DEADLINE_MS = 3000;
const UNREAD: TypedTextState = { text: '', reading: undefined };

/**
 * Has the newest text read: at most one at a time, and one for each picture of the page. What comes of a text that is no longer the
 * newest is dropped. Whatever goes wrong is reported once, and from then on nothing is read: marks are a help, and no part of writing.
 */
export function createTypedTextStore(ports: TypedTextPorts) {
  const store = createStore<TypedTextState>(() => UNREAD);
  let worker: TypingWorker | undefined;
  let life = 0;
  let hasBegun = false;
  let newest = '';
  let asked: string | undefined;
  let number = 0;
  let cancelFrame: (() => void) | undefined;
  let cancelDeadline: (() => void) | undefined;

  function close(): void {
    life += 1;
    cancelFrame?.();
    cancelDeadline?.();
    worker?.close();
    worker = undefined;
    asked = undefined;
    cancelFrame = undefined;
    cancelDeadline = undefined;
    store.setState(UNREAD);
  }

  function fail(error: unknown): void {
    close();
    ports.report(error);
  }

  function hear(answer: TypingAnswer): void {
    if (answer.number !== number || asked === undefined) return;
    cancelDeadline?.();
    const text = asked;
    asked = undefined;
    if (text === newest) store.setState({ text, reading: answer.reading });
    else ask();
  }

  function ask(): void {
    cancelFrame = undefined;
    if (!worker || asked !== undefined || newest.trim() === '' || newest === store.getState().text) return;
    number += 1;
    asked = newest;
    cancelDeadline = ports.schedule(() => {
      fail(new Error('Nothing was read of what is typed within 3 s'));
    }, DEADLINE_MS);
    worker.say({ say: 'read', number, text: newest });
  }

  async function begin(): Promise<void> {
    const own = life;
    const isOver = () => own !== life;
    try {
      const [started, model] = await Promise.all([
        ports.start(hear, (error) => {
          if (!isOver()) fail(error);
        }),
        ports.readModel(),
      ]);
      if (isOver()) {
        started.close();
        return;
      }
      worker = started;
      started.say({ say: 'about', model });
      ask();
    } catch (error) {
      if (!isOver()) fail(error);
    }
  }

  /** Takes what stands in the field now. */
  function write(text: string): void {
    newest = text;
    if (text.trim() === '') store.setState(UNREAD);
    else if (hasBegun) cancelFrame ??= ports.nextFrame(ask);
    else {
      hasBegun = true;
      void begin();
    }
  }

  function dispose(): void {
    close();
    hasBegun = false;
  }

  return { store, write, dispose };
}
