import { answerDiffs } from './answer-diffs';
import type { AskedOfWorker } from './ask-worker';
import { createTextDiffer, type DiffQuestion } from './text-differ';

/** A worker's two ends without a thread between: what the page posts, the real worker code answers. */
function buildWorker(): Worker & { readonly isOver: () => boolean } {
  const scope = globalThis as unknown as {
    onmessage: ((event: { data: AskedOfWorker<DiffQuestion> }) => void) | null;
    postMessage: (told: unknown) => void;
  };
  const target = new EventTarget();
  let isOver = false;
  return Object.assign(target, {
    isOver: () => isOver,
    postMessage: (asked: AskedOfWorker<DiffQuestion>) => {
      answerDiffs();
      scope.postMessage = (data) => {
        target.dispatchEvent(new MessageEvent('message', { data }));
      };
      scope.onmessage?.({ data: asked });
    },
    terminate: () => {
      isOver = true;
    },
  }) as unknown as Worker & { isOver: () => boolean };
}

const RESULT = [
  ['removed', 'a'],
  ['added', 'b'],
];

describe('createTextDiffer', () => {
  it('asks one worker, started with the first question, and ends it', async () => {
    const worker = buildWorker();
    const start = jest.fn(() => Promise.resolve<Worker>(worker));
    const differ = createTextDiffer(start);
    expect(start).not.toHaveBeenCalled();
    const answers = await Promise.all([differ.compare('a\n', 'b\n'), differ.compare('a\n', 'b\n')]);
    for (const rows of answers) expect(rows.map(({ kind, text }) => [kind, text])).toEqual(RESULT);
    expect(start).toHaveBeenCalledTimes(1);
    differ.close();
    await Promise.resolve();
    expect(worker.isOver()).toBe(true);
  });

  it('compares by itself where no worker can be started', async () => {
    const differ = createTextDiffer(() => Promise.reject(new Error('refused')));
    differ.begin();
    const rows = await differ.compare('a\n', 'b\n');
    expect(rows.map(({ kind, text }) => [kind, text])).toEqual(RESULT);
  });

  it('passes on that the worker failed', async () => {
    const worker = buildWorker();
    Object.assign(worker, { postMessage: () => undefined });
    const differ = createTextDiffer(() => Promise.resolve<Worker>(worker));
    const asked = differ.compare('a', 'b');
    await Promise.resolve();
    await Promise.resolve();
    worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
    await expect(asked).rejects.toThrow('out of memory');
  });
});
