import { ShellContext } from '@tessera/shared/remote';
import { buildShellProps } from '@tessera/shared/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createDesk } from '../../lib/code-desk/desk.store';
import { createLanguageClient } from '../../lib/editor/language/language-client';
import { useRunner } from './use-runner';

const READY = { tessera: 'runner/v1', type: 'ready' } as const;

/** A run of one script, on a runner whose page is heard only when a test says so. */
async function startRun() {
  const shell = buildShellProps();
  const call = jest.fn(() => Promise.resolve({ url: 'http://code.preview.example' }));
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
    ask: () => Promise.resolve([{ path: 'main.ts', code: '' }]),
  } as unknown as ReturnType<typeof createLanguageClient>;
  const language = { status: 'ready', problems: new Map(), isChecked: true } as const;
  const readRecords = () => Promise.resolve(undefined);
  const { result } = renderHook(() => useRunner({ desk, client, language, readRecords }), { wrapper });
  await act(() => jest.advanceTimersByTimeAsync(700));
  return { result, answer: jest.fn() };
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
});
