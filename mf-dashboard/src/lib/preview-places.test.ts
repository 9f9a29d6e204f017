import { createPreviewStore } from './preview.store';
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

  it('[SCR-02] tells an error without its line where that cannot be had, and asks for so many only', async () => {
    const findPlaces = jest.fn(() => Promise.reject(new Error('offline')));
    const { store, open, receive } = createPreviewStore(buildPorts({ findPlaces }));
    void open('v1');
    await jest.advanceTimersByTimeAsync(0);
    for (let line = 1; line < 100; line += 1) {
      const stack = `at App (${ADDRESS}app.js:${String(line)}:1)`;
      await receive({ tessera: 'preview/v1', type: 'error', message: 'boom', stack }, jest.fn());
    }
    await jest.advanceTimersByTimeAsync(0);
    expect(findPlaces).toHaveBeenCalledTimes(20);
    expect(store.getState().problems.every(({ place }) => place === undefined)).toBe(true);
  });
});
