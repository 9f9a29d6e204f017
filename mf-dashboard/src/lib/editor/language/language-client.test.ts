import { createLanguageClient, type LanguagePorts } from './language-client';
import type { LanguageAnswer, LanguageMessage } from './language-messages';

function buildClient(start?: LanguagePorts['start']) {
  const said: LanguageMessage[] = [];
  const timers = new Set<() => void>();
  const report = jest.fn();
  const worker = { hear: jest.fn<undefined, [LanguageAnswer]>(), close: jest.fn() };
  const client = createLanguageClient({
    start:
      start ??
      ((hear) => {
        Object.assign(worker, { hear });
        return Promise.resolve({ say: (message) => void said.push(message), close: worker.close });
      }),
    schedule: (run) => {
      timers.add(run);
      return () => timers.delete(run);
    },
    report,
  });
  return { client, said, worker, report, timers };
}

const asked = (said: readonly LanguageMessage[]) => said.find((message) => message.say === 'ask');

describe('[PRJ-07] the language, from the page', () => {
  it('tells a worker the files that were written before it was there', async () => {
    const { client, said } = buildClient();
    client.replaceAll(new Map([['a.ts', '1']]));
    client.write('b.ts', '2');
    await client.start();
    expect(said.at(-1)).toEqual({ say: 'files', files: { 'a.ts': '1', 'b.ts': '2' } });
    expect(client.store.getState().status).toBe('ready');
  });

  it('gives each answer to whoever asked', async () => {
    const { client, said, worker } = buildClient();
    await client.start();
    const answer = client.ask('define', { path: 'a.ts', offset: 3 });
    worker.hear({ say: 'answer', id: asked(said)?.id ?? 0, value: [] });
    await expect(answer).resolves.toEqual([]);
  });

  it('answers nothing, and editing goes on, where the worker cannot be had', async () => {
    const { client, report } = buildClient(() => Promise.reject(new Error('blocked')));
    await client.start();
    expect(client.store.getState().status).toBe('off');
    await expect(client.ask('define', { path: 'a.ts', offset: 0 })).resolves.toBeUndefined();
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('tells nobody of a file without problems that had none', async () => {
    const { client, worker } = buildClient();
    await client.start();
    const { problems } = client.store.getState();
    worker.hear({ say: 'problems', path: 'a.ts', problems: [] });
    expect(client.store.getState().problems).toBe(problems);
  });

  it('takes a worker away that hangs, and can be started again with the same files', async () => {
    const { client, said, worker, timers } = buildClient();
    client.write('a.ts', '1');
    await client.start();
    const answer = client.ask('define', { path: 'a.ts', offset: 0 });
    for (const run of [...timers]) run();
    await expect(answer).resolves.toBeUndefined();
    expect(worker.close).toHaveBeenCalledTimes(1);
    expect(client.store.getState().status).toBe('off');
    said.length = 0;
    await client.start();
    expect(said.at(-1)).toEqual({ say: 'files', files: { 'a.ts': '1' } });
  });

  it('keeps what is wrong by file, and knows whether all is looked at', async () => {
    const { client, worker } = buildClient();
    await client.start();
    const problem = {
      path: 'a.ts',
      from: 0,
      to: 1,
      line: 1,
      column: 1,
      severity: 'error',
      message: 'No',
      isBreaking: false,
    } as const;
    worker.hear({ say: 'problems', path: 'a.ts', problems: [problem] });
    worker.hear({ say: 'checked' });
    expect(client.store.getState()).toMatchObject({ isChecked: true });
    expect(client.store.getState().problems.get('a.ts')).toEqual([problem]);
    client.write('a.ts', 'x');
    expect(client.store.getState().isChecked).toBe(false);
  });
});
