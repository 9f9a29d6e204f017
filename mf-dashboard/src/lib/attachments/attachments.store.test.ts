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
    expect(attachments.take()).toEqual([kept('a.csv'), kept('b.csv')]);
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
    expect(attachments.take()).toEqual([]);
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
