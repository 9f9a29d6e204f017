import type { Attachment } from '@tessera/shared/contracts';
import { createAttachmentsStore, type AttachmentsPorts } from './attachments.store';

const kept = (name: string): Attachment => ({ id: `id of ${name}`, name, size: 4, type: 'text/csv' });
const file = (name: string) => new File(['text'], name);

function buildPorts(overrides: Partial<AttachmentsPorts> = {}): AttachmentsPorts {
  let keys = 0;
  return {
    problemOf: () => undefined,
    send: jest.fn((sent: File) => Promise.resolve(kept(sent.name))),
    letGo: jest.fn(() => Promise.resolve()),
    read: () => [],
    keep: jest.fn(),
    newKey: () => `key-${String((keys += 1))}`,
    describe: (error) => (error as Error).message,
    ...overrides,
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const stepsOf = ({ store }: ReturnType<typeof createAttachmentsStore>) =>
  store.getState().files.map(({ name, step, why }) => [name, step, why].filter(Boolean).join(' '));

describe('the files of a prompt', () => {
  it('[HOME-02] are sent as soon as they are chosen, and go along by their ids', async () => {
    const ports = buildPorts();
    const attachments = createAttachmentsStore(ports);
    attachments.add([file('a.csv'), file('b.csv')]);
    expect(stepsOf(attachments)).toEqual(['a.csv sending', 'b.csv sending']);
    await settled();
    expect(stepsOf(attachments)).toEqual(['a.csv kept', 'b.csv kept']);
    expect(ports.keep).toHaveBeenLastCalledWith([kept('a.csv'), kept('b.csv')]);
    expect(attachments.take()).toEqual({ attachments: [kept('a.csv'), kept('b.csv')], leftOut: [] });
    expect(stepsOf(attachments)).toEqual([]);
  });

  it('[HOME-02] say at each one why it is refused', async () => {
    const send = jest.fn().mockRejectedValue(new Error('Programs are not allowed'));
    const problemOf = ({ name }: File) => (name.endsWith('.exe') ? 'Not taken' : undefined);
    const attachments = createAttachmentsStore(buildPorts({ send, problemOf }));
    attachments.add([file('a.exe'), file('b.png')]);
    await settled();
    expect(stepsOf(attachments)).toEqual([
      'a.exe refused Not taken',
      'b.png refused Programs are not allowed',
    ]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(attachments.take()).toEqual({ attachments: [], leftOut: ['a.exe', 'b.png'] });
  });

  it('[HOME-02] stay with their reason when the message goes without them, until they are removed', async () => {
    const problemOf = ({ name }: File) => (name.endsWith('.exe') ? 'Not taken' : undefined);
    const attachments = createAttachmentsStore(buildPorts({ problemOf }));
    attachments.add([file('a.csv'), file('setup.exe')]);
    await settled();
    expect(attachments.take()).toEqual({ attachments: [kept('a.csv')], leftOut: ['setup.exe'] });
    expect(stepsOf(attachments)).toEqual(['setup.exe refused Not taken']);
    expect(attachments.store.getState().files[0]).toMatchObject({ isLeftOut: true });
    // It was no part of the next message.
    attachments.add([file('other.exe')]);
    expect(attachments.take()).toEqual({ attachments: [], leftOut: ['other.exe'] });
    for (const { key } of attachments.store.getState().files) attachments.remove(key);
    expect(stepsOf(attachments)).toEqual([]);
  });

  it('[HOME-02] are five at most', () => {
    const attachments = createAttachmentsStore(buildPorts());
    attachments.add(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(`${name}.csv`)));
    expect(attachments.store.getState().files).toHaveLength(5);
    expect(attachments.store.getState().problem).toBe('At most 5 files can be attached.');
  });

  it('[HOME-02] are there after a reload, and the server lets go of those that are removed', () => {
    const ports = buildPorts({ read: () => [kept('a.csv')] });
    const attachments = createAttachmentsStore(ports);
    expect(stepsOf(attachments)).toEqual(['a.csv kept']);
    attachments.remove('id of a.csv');
    expect(stepsOf(attachments)).toEqual([]);
    expect(ports.letGo).toHaveBeenCalledWith('id of a.csv');
  });

  it('[HOME-02] know in whole percents how much of each is sent, as far as that can be told', async () => {
    let progress: (part: number | undefined) => void = () => undefined;
    const send: AttachmentsPorts['send'] = (_sent, signal, onProgress) => {
      progress = onProgress;
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          reject(new DOMException('Aborted', 'AbortError'));
        });
      });
    };
    const ports = buildPorts({ send });
    const attachments = createAttachmentsStore(ports);
    attachments.add([file('a.csv')]);
    const percent = () => attachments.store.getState().files.map((one) => one.percent);
    const told = jest.fn();
    attachments.store.subscribe(told);
    expect(percent()).toEqual([undefined]);
    progress(0.429);
    expect(percent()).toEqual([42]);
    // Less than a percent more is nothing to show.
    progress(0.4295);
    expect(told).toHaveBeenCalledTimes(1);
    progress(0.999);
    expect(percent()).toEqual([99]);
    progress(undefined);
    expect(percent()).toEqual([undefined]);
    // What stays over a reload is written when it changes, not at each percent.
    expect(ports.keep).toHaveBeenCalledTimes(1);
    attachments.remove('key-1');
    progress(1);
    await settled();
    expect(stepsOf(attachments)).toEqual([]);
  });

  it('[HOME-02] stop being sent when they are removed or the page is left', () => {
    const signals: AbortSignal[] = [];
    const send: AttachmentsPorts['send'] = (_sent, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    const attachments = createAttachmentsStore(buildPorts({ send }));
    attachments.add([file('a.csv'), file('b.csv')]);
    attachments.remove('key-1');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    attachments.dispose();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('lets go of one that was removed while it arrived', async () => {
    const ports = buildPorts();
    const attachments = createAttachmentsStore(ports);
    attachments.add([file('a.csv')]);
    attachments.remove('key-1');
    await settled();
    expect(stepsOf(attachments)).toEqual([]);
    expect(ports.letGo).toHaveBeenCalledWith('id of a.csv');
  });
});
