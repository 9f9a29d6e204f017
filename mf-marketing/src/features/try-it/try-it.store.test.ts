import type { Draft } from '@tessera/shared/contracts';
import { createTryStore, ENDED, type TryPorts } from './try-it.store';

const draft = (more: Partial<Draft> = {}): Draft => ({
  id: '5f0c2b4e-7f0b-4d53-9a43-0f8f6c1f7a11',
  prompt: 'A museum log',
  status: 'making',
  steps: [{ id: 'understand', title: 'Understanding', state: 'running' }],
  application: null,
  error: null,
  endsAt: '2026-03-02T12:00:00.000Z',
  ...more,
});
const ready = (more: Partial<Draft> = {}) =>
  draft({ status: 'ready', application: { title: 'Museums', checks: null, coverage: [] }, ...more });

const nothing = { isOffered: true, draft: null };

type Begin = TryPorts['begin'];
type ReadMine = TryPorts['readMine'];

interface Given {
  readonly readMine?: ReadMine;
  readonly begin?: Begin;
  readonly readTried?: TryPorts['readTried'];
}

function setUp({
  readMine = () => Promise.resolve(nothing),
  begin = () => Promise.resolve(draft()),
  readTried = () => undefined,
}: Given = {}) {
  const waiting: (() => void)[] = [];
  const kept = { text: '' };
  const ports = {
    readMine: jest.fn<ReturnType<ReadMine>, []>(readMine),
    begin: jest.fn<ReturnType<Begin>, Parameters<Begin>>(begin),
    readAddress: jest.fn(() => Promise.resolve('https://draft-a.preview.test/')),
    describe: (error: unknown) => (error instanceof Error ? error.message : ''),
    readText: () => kept.text,
    keepText: (text: string) => void (kept.text = text),
    readTried,
    writeTried: jest.fn(),
    forget: jest.fn(),
    schedule: (run: () => void) => {
      waiting.push(run);
      return () => void waiting.splice(waiting.indexOf(run), 1);
    },
  };
  const attempt = createTryStore(ports);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    attempt,
    ports,
    kept,
    state: () => attempt.store.getState(),
    text: () => attempt.text.getState().text,
    /** What was to come later comes now. */
    async later() {
      for (const run of waiting.splice(0)) run();
      await settle();
    },
    waiting,
  };
}

describe('trying something', () => {
  it('goes from the sentence by its steps to the application, and keeps nothing in the field', async () => {
    const { attempt, ports, state, text, kept, later } = setUp();
    await attempt.start();
    attempt.setText('  A museum log ');
    expect(kept.text).toBe('  A museum log ');
    await attempt.send();
    expect(ports.begin).toHaveBeenCalledWith('A museum log');
    expect(state()).toMatchObject({ step: 'making' });
    expect(text()).toBe('');
    ports.readMine.mockResolvedValue({ isOffered: true, draft: ready() });
    await later();
    expect(state()).toMatchObject({ step: 'running', url: 'https://draft-a.preview.test/' });
  });

  it('[ERR-02] keeps what was typed when it is refused, and says why', async () => {
    const begin = () => Promise.reject(new Error('20 drafts were begun from your network'));
    const { attempt, state, text } = setUp({ begin });
    await attempt.start();
    attempt.setText('A museum log');
    await attempt.send();
    expect(state()).toMatchObject({
      step: 'writing',
      notice: { tone: 'bad', text: '20 drafts were begun from your network' },
    });
    expect(text()).toBe('A museum log');
  });

  it('sends nothing that is too short', async () => {
    const { attempt, ports, state } = setUp();
    await attempt.start();
    attempt.setText(' a ');
    await attempt.send();
    expect(ports.begin).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ notice: { tone: 'bad' } });
  });

  it('says why it could not be made, with the words back in the field', async () => {
    const { attempt, ports, state, text, later } = setUp();
    await attempt.start();
    attempt.setText('A museum log');
    await attempt.send();
    ports.readMine.mockResolvedValue({
      isOffered: true,
      draft: draft({ status: 'failed', error: 'Reading this took too long.' }),
    });
    await later();
    expect(state()).toMatchObject({ step: 'writing', notice: { text: 'Reading this took too long.' } });
    expect(text()).toBe('A museum log');
  });

  it('[ERR-02] goes on looking after the connection was lost', async () => {
    const { attempt, ports, state, later } = setUp();
    await attempt.start();
    attempt.setText('A museum log');
    await attempt.send();
    ports.readMine.mockRejectedValueOnce(new Error('offline'));
    await later();
    expect(state()).toMatchObject({ step: 'making', isOffline: true });
    ports.readMine.mockResolvedValue({ isOffered: true, draft: ready() });
    await later();
    expect(state().step).toBe('running');
  });
});

describe('coming back', () => {
  it('shows the draft that runs', async () => {
    const readMine = () => Promise.resolve({ isOffered: true, draft: ready() });
    const { attempt, state } = setUp({ readMine });
    await attempt.start();
    expect(state().step).toBe('running');
  });

  it('says that a draft ended, forgets its records, and has its words in the field', async () => {
    const readTried = () => ({ id: 'old', prompt: 'A museum log' });
    const { attempt, ports, state, text } = setUp({ readTried });
    await attempt.start();
    expect(state()).toMatchObject({ step: 'writing', notice: { tone: 'info', text: ENDED } });
    expect(ports.forget).toHaveBeenCalledWith('old');
    expect(text()).toBe('A museum log');
  });

  it('does not say that it ended while nobody answers', async () => {
    const readMine = () => Promise.reject(new Error('offline'));
    const { attempt, ports, state } = setUp({
      readMine,
      readTried: () => ({ id: 'old', prompt: 'x' }),
    });
    await attempt.start();
    expect(state()).toMatchObject({ step: 'unreachable' });
    expect(ports.forget).not.toHaveBeenCalled();
  });

  it('is not offered where the operator has switched it off', async () => {
    const readMine = () => Promise.resolve({ isOffered: false, draft: null });
    const { attempt, state } = setUp({ readMine });
    await attempt.start();
    expect(state().step).toBe('closed');
  });
});

describe('starting again', () => {
  it('goes back to what runs, which another takes the place of only once that is begun', async () => {
    const readTried = () => ({ id: ready().id, prompt: 'A museum log' });
    const readMine = () => Promise.resolve({ isOffered: true, draft: ready() });
    const { attempt, ports, state, text } = setUp({ readMine, readTried });
    await attempt.start();
    attempt.startAgain();
    expect(state()).toMatchObject({ step: 'writing', earlier: { draft: { id: ready().id } } });
    expect(text()).toBe('A museum log');
    attempt.goBack();
    expect(state().step).toBe('running');
    attempt.startAgain();
    ports.begin.mockResolvedValue(draft({ id: 'ea1f3c55-0c7b-4f5e-8f3c-2f4f6cf0e0aa' }));
    await attempt.send();
    expect(ports.forget).toHaveBeenCalledWith(ready().id);
    expect(state().step).toBe('making');
  });

  it('looks no more once the page is left', async () => {
    const { attempt, waiting } = setUp();
    await attempt.start();
    attempt.setText('A museum log');
    await attempt.send();
    expect(waiting).toHaveLength(1);
    attempt.dispose();
    expect(waiting).toHaveLength(0);
  });
});
