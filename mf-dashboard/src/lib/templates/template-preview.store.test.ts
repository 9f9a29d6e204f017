import type { PreviewAnswer } from '@tessera/shared/preview';
import { createTemplatePreview, type TemplatePreviewPorts } from './template-preview.store';

const URL = 'http://template-wine-cellar.preview.localhost/';
const protocol = { tessera: 'preview/v1' } as const;

function open(overrides: Partial<TemplatePreviewPorts> = {}) {
  let late: (() => void) | undefined;
  const preview = createTemplatePreview('wine-cellar', {
    findAddress: () => Promise.resolve(URL),
    describe: (error) => (error instanceof Error ? error.message : 'failed'),
    schedule: (run) => {
      late = run;
      return () => {
        late = undefined;
      };
    },
    ...overrides,
  });
  return { ...preview, waitTooLong: () => late?.() };
}

describe('the preview of a template', () => {
  it('[TPL-04] keeps its picture until the application shows itself', async () => {
    const { store, start, hear } = open();
    expect(store.getState()).toEqual({ step: 'starting', url: undefined });
    await start();
    expect(store.getState()).toEqual({ step: 'starting', url: URL });
    hear({ ...protocol, type: 'ready' }, () => undefined);
    expect(store.getState()).toEqual({ step: 'ready', url: URL });
  });

  it('[TPL-04] begins with the samples, and keeps what is entered as long as it is open', async () => {
    const { start, hear } = open();
    await start();
    const answers: PreviewAnswer[] = [];
    const answer = (one: PreviewAnswer) => void answers.push(one);
    hear({ ...protocol, type: 'storage:load', id: 1 }, answer);
    hear({ ...protocol, type: 'storage:save', id: 2, value: '{"wines":[]}' }, answer);
    hear({ ...protocol, type: 'storage:load', id: 3 }, answer);
    expect(answers).toMatchObject([
      { type: 'storage:loaded', id: 1, value: null },
      { type: 'storage:saved', id: 2, ok: true },
      { type: 'storage:loaded', id: 3, value: '{"wines":[]}' },
    ]);
  });

  it('says why it could not be started, and starts anew', async () => {
    let isDown = true;
    const { store, start } = open({
      findAddress: () => (isDown ? Promise.reject(new Error('The builder is busy')) : Promise.resolve(URL)),
    });
    await start();
    expect(store.getState()).toEqual({ step: 'failed', message: 'The builder is busy' });
    isDown = false;
    await start();
    expect(store.getState()).toEqual({ step: 'starting', url: URL });
  });

  it('waits for an application that is slow, and gives up one that floods the page', async () => {
    const silent = open();
    await silent.start();
    silent.waitTooLong();
    expect(silent.store.getState()).toEqual({ step: 'starting', url: URL, isSlow: true });
    silent.hear({ ...protocol, type: 'ready' }, () => undefined);
    expect(silent.store.getState()).toEqual({ step: 'ready', url: URL });
    const loud = open();
    await loud.start();
    loud.hear({ ...protocol, type: 'ready' }, () => undefined);
    loud.waitTooLong();
    expect(loud.store.getState().step).toBe('ready');
    loud.stop();
    expect(loud.store.getState().step).toBe('failed');
  });

  it('shows nothing of an answer that comes after it was closed', async () => {
    let answer: (url: string) => void = () => undefined;
    const { store, start, dispose } = open({
      findAddress: () => new Promise((resolve) => (answer = resolve)),
    });
    const starting = start();
    dispose();
    answer(URL);
    await starting;
    expect(store.getState()).toEqual({ step: 'starting', url: undefined });
  });
});
