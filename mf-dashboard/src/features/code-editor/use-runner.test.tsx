import { ShellContext } from '@tessera/shared/remote';
import { buildShellProps } from '@tessera/shared/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createDesk } from '../../lib/code-desk/desk.store';
import { createLanguageClient } from '../../lib/editor/language/language-client';
import { useRunner } from './use-runner';

const READY = { tessera: 'runner/v1', type: 'ready' } as const;

/** A run of one script, on a runner whose page is heard only when a test says so. */
async function startRun(call = jest.fn(() => Promise.resolve({ url: 'http://code.preview.example' }))) {
  const shell = buildShellProps();
  const props = { ...shell, api: { ...shell.api, call } as unknown as typeof shell.api };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShellContext value={props}>{children}</ShellContext>
  );
  const desk = createDesk({ files: new Map([['main.ts', '']]), folders: [], open: [], active: undefined });
  const client = {
    ...createLanguageClient({
      start: () => Promise.reject(new Error('No worker')),
      schedule: jest.fn(),
      report: jest.fn(),
    }),
    ask: () => Promise.resolve([{ path: 'main.ts', code: desk.store.getState().files.get('main.ts') ?? '' }]),
  } as unknown as ReturnType<typeof createLanguageClient>;
  const language = { status: 'ready', problems: new Map(), isChecked: true } as const;
  const readRecords = () => Promise.resolve(undefined);
  const { result } = renderHook(() => useRunner({ desk, client, language, readRecords }), { wrapper });
  await act(() => jest.advanceTimersByTimeAsync(700));
  return { desk, call, result, answer: jest.fn() };
}

describe('A run in the code editor', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[SCR-11] says so when the page that runs code does not come, and no more once it did', async () => {
    const { result, answer } = await startRun();
    expect(result.current.run).toMatchObject({ frame: { load: 1 }, failure: undefined });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(result.current.run.failure?.message).toContain('does not answer');
    act(() => result.current.hear(READY, answer));
    expect(result.current.run.failure).toBeUndefined();
    expect(answer).toHaveBeenCalledWith(expect.objectContaining({ type: 'run' }));
  });

  it('[SCR-11] says nothing of that kind where it came', async () => {
    const { result, answer } = await startRun();
    act(() => result.current.hear(READY, answer));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(result.current.run.failure).toBeUndefined();
  });

  it('[SCR-11] has an error that its page and its application both tell once in the console', async () => {
    const { result, answer } = await startRun();
    act(() => {
      result.current.hear(
        { tessera: 'runner/v1', type: 'error', message: 'Gone', stack: 'Gone at 1' },
        answer,
      );
      result.current.hear(
        { tessera: 'preview/v1', type: 'error', message: 'Gone', stack: 'Gone at 1' },
        answer,
      );
      result.current.hear({ tessera: 'preview/v1', type: 'error', message: 'Caught' }, answer);
    });
    expect(result.current.run.lines.map(({ level, text }) => [level, text])).toEqual([
      ['error', 'Gone at 1'],
      ['error', 'Caught'],
    ]);
  });

  it('[SCR-11] runs an application again where somebody was in it', async () => {
    const { result, answer } = await startRun();
    act(() => result.current.hear({ tessera: 'preview/v1', type: 'route', hash: '#/books' }, answer));
    await act(async () => {
      result.current.runNow();
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(result.current.run.frame).toEqual({ url: 'http://code.preview.example/?load=2#/books', load: 2 });
  });

  it('[SCR-11] shows the newest of runs that overlap, whichever is answered first', async () => {
    const give: ((address: { url: string }) => void)[] = [];
    const { desk, call, result, answer } = await startRun(
      jest.fn(() => new Promise<{ url: string }>((resolve) => give.push(resolve))),
    );
    act(() => {
      desk.write('main.ts', 'console.log("newest")');
    });
    await act(() => jest.advanceTimersByTimeAsync(700));
    for (const each of give.toReversed()) {
      await act(async () => {
        each({ url: 'http://code.preview.example' });
        await jest.advanceTimersByTimeAsync(0);
      });
    }
    expect(call).toHaveBeenCalledTimes(1);
    expect(result.current.run).toMatchObject({ frame: { load: 1 }, output: ['Built 1 files'] });
    act(() => result.current.hear(READY, answer));
    expect(answer).toHaveBeenCalledWith(
      expect.objectContaining({ html: expect.stringContaining('newest') as string }),
    );
  });

  it('[SCR-11] shows no code that was changed while the address of the runner was asked for', async () => {
    let give = (_address: { url: string }) => {};
    const { desk, result } = await startRun(
      jest.fn(() => new Promise<{ url: string }>((resolve) => (give = resolve))),
    );
    act(() => {
      desk.write('main.ts', 'changed');
    });
    await act(async () => {
      give({ url: 'http://code.preview.example' });
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(result.current.run.frame).toBeUndefined();
    await act(() => jest.advanceTimersByTimeAsync(700));
    expect(result.current.run.frame).toMatchObject({ load: 1 });
  });

  it('[SCR-11] says of the newest run only that the runner was not reached, and asks again', async () => {
    const refuse: ((error: Error) => void)[] = [];
    const { desk, call, result } = await startRun(
      jest.fn(() => new Promise<{ url: string }>((_resolve, reject) => refuse.push(reject))),
    );
    act(() => {
      desk.write('main.ts', 'changed');
    });
    const fail = () =>
      act(async () => {
        refuse.at(-1)?.(new TypeError('offline'));
        await jest.advanceTimersByTimeAsync(0);
      });
    await fail();
    expect(result.current.run.failure).toBeUndefined();
    await act(() => jest.advanceTimersByTimeAsync(700));
    await fail();
    expect(result.current.run.failure?.message).toContain('could not be reached');
    expect(call).toHaveBeenCalledTimes(2);
  });
});
