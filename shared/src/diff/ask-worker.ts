/** Asks a worker for as long as a page needs it. */
export interface WorkerLine<Question, Answer> {
  /** Starts the worker before anything is asked: while what to ask about is still on its way. */
  readonly begin: () => void;
  readonly ask: (question: Question) => Promise<Answer>;
  readonly close: () => void;
}

export interface AskedOfWorker<Question> {
  readonly number: number;
  readonly question: Question;
}

/** `failure` where the question could not be answered. */
export interface ToldByWorker<Answer> {
  readonly number: number;
  readonly answer?: Answer;
  readonly failure?: string;
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** One worker, started with the first question. Where the browser has none, the page answers by itself. */
export function askWorker<Question, Answer>(
  start: () => Promise<Worker>,
  answerHere: (question: Question) => Promise<Answer>,
): WorkerLine<Question, Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let started: Promise<Worker> | undefined;
  let asked = 0;

  async function begin(): Promise<Worker> {
    const worker = await start();
    worker.addEventListener('message', ({ data }: MessageEvent<ToldByWorker<Answer>>) => {
      const { number, answer, failure } = data;
      if (answer === undefined) waiting.get(number)?.reject(new Error(failure));
      else waiting.get(number)?.resolve(answer);
      waiting.delete(number);
    });
    worker.addEventListener('error', (event) => {
      for (const { reject } of waiting.values()) reject(event.error ?? new Error(event.message));
      waiting.clear();
    });
    return worker;
  }

  return {
    begin: () => {
      started ??= begin();
      // Whether it could be started is heard by whoever asks.
      started.catch(() => undefined);
    },
    ask: async (question) => {
      started ??= begin();
      let worker: Worker;
      try {
        worker = await started;
      } catch {
        // A browser that starts no worker has the same rules, and takes a moment of the page's own time.
        return answerHere(question);
      }
      return new Promise((resolve, reject) => {
        const number = (asked += 1);
        waiting.set(number, { resolve, reject });
        worker.postMessage({ number, question } satisfies AskedOfWorker<Question>);
      });
    },
    close: () => {
      void started?.then(
        (worker) => {
          worker.terminate();
        },
        () => undefined,
      );
      started = undefined;
    },
  };
}
