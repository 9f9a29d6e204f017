import { createPreviewStore, type PreviewPorts } from './preview.store';
import { ADDRESS, buildPorts } from './preview-testing';

describe('where an error of the preview is', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[SCR-02] says the line of the project in which an error is, looked up once for a stack', async () => {
    const findPlaces = jest.fn(() => Promise.resolve([null, { path: 'src/App.tsx', line: 12 }]));
    const { store, open, receive } = createPreviewStore(buildPorts({ findPlaces }));
    void open(undefined);
    await jest.advanceTimersByTimeAsync(0);
    const stack = `Error: boom\n    at App (${ADDRESS}app.js:1:20)\n    at b (${ADDRESS}app.js:3:4)`;
    const error = { tessera: 'preview/v1', type: 'error', message: 'boom', stack } as const;
    await receive(error, jest.fn());
    expect(store.getState().problems).toMatchObject([{ message: 'boom' }]);
    await receive(error, jest.fn());
    await jest.advanceTimersByTimeAsync(0);

    expect(findPlaces).toHaveBeenCalledTimes(1);
    expect(findPlaces).toHaveBeenCalledWith('v1', [
      { line: 1, column: 20 },
      { line: 3, column: 4 },
    ]);
    expect(store.getState().problems.map(({ place }) => place)).toEqual([
      { path: 'src/App.tsx', line: 12 },
      { path: 'src/App.tsx', line: 12 },
    ]);
  });

  const stackAt = (line: number, words = 'at App') => `${words} (${ADDRESS}app.js:${String(line)}:1)`;
  const errorAt = (line: number, words?: string) =>
    ({ tessera: 'preview/v1', type: 'error', message: 'boom', stack: stackAt(line, words) }) as const;

  /** A preview whose versions are asked for by their ids, and whose clock goes on. */
  function build(findPlaces: NonNullable<PreviewPorts['findPlaces']>) {
    const preview = createPreviewStore(
      buildPorts({
        findPlaces,
        now: Date.now,
        readAddress: (id = 'v1') =>
          Promise.resolve({ url: `http://${id}.preview.localhost/`, versionId: id }),
      }),
    );
    return {
      ...preview,
      report: async (error: ReturnType<typeof errorAt>) => {
        await preview.receive(error, jest.fn());
        await jest.advanceTimersByTimeAsync(0);
      },
      places: () => preview.store.getState().problems.map(({ place }) => place?.line),
    };
  }

  const atSameLine: NonNullable<PreviewPorts['findPlaces']> = (versionId, frames) =>
    Promise.resolve(frames.map(({ line }) => ({ path: `src/${versionId}.tsx`, line })));

  it('[SCR-02] looks up a bounded number of places, in each version anew', async () => {
    const findPlaces = jest.fn(atSameLine);
    const { open, report, places } = build(findPlaces);
    for (const version of ['v1', 'v2', 'v3']) {
      findPlaces.mockClear();
      await open(version);
      for (let line = 1; line <= 30; line += 1) await report(errorAt(line));
      expect(findPlaces).toHaveBeenCalledTimes(20);
      expect(findPlaces).toHaveBeenLastCalledWith(version, [{ line: 20, column: 1 }]);
      expect(places()).toEqual([...Array(30).keys()].map((each) => (each < 20 ? each + 1 : undefined)));
    }
  });

  it('[SCR-02] says the line of the version that runs, where the same calls are in another line of it', async () => {
    const { store, open, report } = build(atSameLine);
    const paths = [];
    for (const version of ['v1', 'v2', 'v1']) {
      await open(version);
      await report(errorAt(7));
      paths.push(store.getState().problems.map(({ place }) => place?.path));
    }
    expect(paths).toEqual([['src/v1.tsx'], ['src/v2.tsx'], ['src/v1.tsx']]);
  });

  it('[SCR-02] looks up once what differs in words only, and again what differs in its calls', async () => {
    const findPlaces = jest.fn(atSameLine);
    const { open, report, places } = build(findPlaces);
    await open('v1');
    await report(errorAt(3, 'Error: order 1 is missing\n at App'));
    await report(errorAt(3, 'Error: order 2 is missing\n at App'));
    await report(errorAt(4, 'Error: order 2 is missing\n at App'));
    expect(findPlaces).toHaveBeenCalledTimes(2);
    expect(places()).toEqual([3, 3, 4]);
  });

  it('[SCR-02] tells an error without its line while that cannot be had, and asks again a while later', async () => {
    const findPlaces = jest.fn(atSameLine).mockRejectedValue(new Error('offline'));
    const { open, report, places } = build(findPlaces);
    await open('v1');
    for (let line = 1; line < 40; line += 1) await report(errorAt(line));
    // Who cannot be reached is not asked with every error.
    expect(findPlaces).toHaveBeenCalledTimes(1);
    expect(places().every((line) => line === undefined)).toBe(true);

    findPlaces.mockImplementation(atSameLine);
    await jest.advanceTimersByTimeAsync(5000);
    await report(errorAt(1));
    expect(places().at(-1)).toBe(1);
  });

  it('[SCR-02] looks for errors of what is no version yet once it is one, and not in the last one', async () => {
    const findPlaces = jest.fn(atSameLine);
    const { store, open, openAhead, report, places } = build(findPlaces);
    await open('v1');
    openAhead({ url: 'http://v2.preview.localhost/', isAwaited: false });
    await report(errorAt(5));
    expect(findPlaces).not.toHaveBeenCalled();
    await open('v2');
    await jest.advanceTimersByTimeAsync(0);
    expect(places()).toEqual([5]);
    expect(store.getState().problems[0]?.place?.path).toBe('src/v2.tsx');
  });
});
