import type { Message } from '@tessera/shared/contracts';
import { buildMessage, uuid } from '@tessera/shared/testing';
import { buildPorts, buildRuns, ended, settle } from './conversation-testing';
import { createConversationStore, MAX_QUEUED, type ConversationPorts } from './conversation.store';

describe('the conversation', () => {
  it('[PRJ-03] sends a message, follows its run, and keeps the receipt', async () => {
    const ports = buildPorts();
    const { store, start, write, submitDraft } = createConversationStore(ports);
    const onRunEnd = jest.fn();
    start(onRunEnd);
    await settle();
    write('add a rating');

    submitDraft();
    expect(store.getState()).toMatchObject({ draft: '', live: { text: 'add a rating' } });
    await settle();

    expect(ports.send).toHaveBeenCalledWith({ text: 'add a rating', attachments: [], key: 'key-1' });
    expect(store.getState()).toMatchObject({
      live: undefined,
      turns: [{ text: 'add a rating', answer: 'Added.', status: 'succeeded', versionId: uuid(102) }],
    });
    expect(onRunEnd).toHaveBeenCalledWith({ versionId: uuid(102), balance: 49 });
  });

  it('[SCR-02] sends what the app home carried here once, under its own key', async () => {
    const ports = buildPorts({ readCarried: () => ({ text: 'add a rating', idempotencyKey: 'carried' }) });
    const { start } = createConversationStore(ports);

    start(jest.fn());
    await settle();

    expect(ports.send).toHaveBeenCalledTimes(1);
    expect(ports.send).toHaveBeenCalledWith({ text: 'add a rating', attachments: [], key: 'carried' });
    expect(ports.forgetCarried).toHaveBeenCalled();
  });

  it('[SCR-02] keeps five messages waiting during a run and sends them in order afterwards', async () => {
    const runs = buildRuns();
    const ports = buildPorts({ follow: runs.follow });
    const { store, start, send, unqueue } = createConversationStore(ports);
    start(jest.fn());
    await settle();
    send('first');
    await settle();

    const taken = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => send(text));

    expect(taken).toEqual([true, true, true, true, true, false]);
    expect(store.getState().queue).toHaveLength(MAX_QUEUED);
    unqueue(0);
    runs.end(0);
    await settle();
    expect(ports.send).toHaveBeenLastCalledWith({ text: 'b', attachments: [], key: 'key-2' });
    expect(store.getState().queue.map(({ text }) => text)).toEqual(['c', 'd', 'e']);
  });

  it('[SCR-02] keeps what is sent before the conversation is there, and sends it then', async () => {
    let answer: (messages: Message[]) => void = () => undefined;
    const ports = buildPorts({ listMessages: () => new Promise((resolve) => (answer = resolve)) });
    const { store, start, write, submitDraft } = createConversationStore(ports);
    start(jest.fn());
    write('add a rating');

    submitDraft();
    expect(store.getState()).toMatchObject({ draft: '', queue: [{ text: 'add a rating' }] });
    expect(ports.send).not.toHaveBeenCalled();
    answer([]);
    await settle();

    expect(ports.send).toHaveBeenCalledTimes(1);
    expect(ports.send).toHaveBeenCalledWith({ text: 'add a rating', attachments: [], key: 'key-1' });
    expect(store.getState().queue).toEqual([]);
  });

  it('[SCR-02] takes up a run that was under way when the page was opened', async () => {
    const runs = buildRuns();
    const ports = buildPorts({
      follow: runs.follow,
      listMessages: () => Promise.resolve([buildMessage({ status: 'running', runId: uuid(777) })]),
    });
    const { store, start } = createConversationStore(ports);

    start(jest.fn());
    await settle();
    expect(store.getState().live).toMatchObject({ runId: uuid(777), text: 'add a difficulty rating' });

    runs.end(0);
    await settle();
    expect(store.getState()).toMatchObject({ live: undefined, turns: [{ runId: uuid(777) }] });
    expect(ports.send).not.toHaveBeenCalled();
  });

  it('[HOME-02] sends files with the message that they were attached to, and gives them back to be changed', async () => {
    const attachments = [{ id: uuid(901), name: 'books.csv', size: 4, type: 'text/csv' }];
    const send = jest.fn<Promise<{ runId: string; agentId: string }>, [message: object]>();
    send.mockRejectedValueOnce(new Error('offline'));
    const ports = buildPorts({ send });
    const { store, start, write, submitDraft, editUnsent } = createConversationStore(ports);
    start(jest.fn());
    await settle();
    write('add these');
    submitDraft(() => ({ attachments }));
    await settle();
    expect(send).toHaveBeenCalledWith({ text: 'add these', attachments, key: 'key-1' });
    expect(ports.keepCarried).toHaveBeenCalledWith({
      text: 'add these',
      attachments,
      idempotencyKey: 'key-1',
    });
    const putBack = jest.fn();
    editUnsent(putBack);
    expect(putBack).toHaveBeenCalledWith(expect.objectContaining({ attachments }));
    expect(store.getState().draft).toBe('add these');
  });

  it('[HOME-02] keeps files and what was selected with a message that waits, and sends them with it', async () => {
    const attachments = [{ id: uuid(901), name: 'books.csv', size: 4, type: 'text/csv' }];
    const about = { subject: { kind: 'part', part: 'f2' }, label: 'Field "Price"' } as const;
    const runs = buildRuns();
    const ports = buildPorts({ follow: runs.follow });
    const { store, start, send, write, submitDraft } = createConversationStore(ports);
    start(jest.fn());
    await settle();
    send('first');
    await settle();
    write('add these');
    submitDraft(() => ({ attachments, about }));

    expect(store.getState()).toMatchObject({ draft: '', queue: [{ text: 'add these', attachments, about }] });
    expect(ports.keepQueue).toHaveBeenLastCalledWith(store.getState().queue);
    runs.end(0);
    await settle();
    expect(ports.send).toHaveBeenLastCalledWith({ text: 'add these', attachments, about, key: 'key-2' });
  });

  it('[HOME-02] says of a message which files did not go with it, also once it waited', async () => {
    const runs = buildRuns();
    const ports = buildPorts({ follow: runs.follow });
    const { store, start, send, write, submitDraft } = createConversationStore(ports);
    start(jest.fn());
    await settle();
    send('first');
    await settle();
    write('like in the picture');
    submitDraft(() => ({ attachments: [], leftOut: ['big.png'] }));
    expect(store.getState()).toMatchObject({ draft: '', queue: [{ leftOut: ['big.png'] }] });
    runs.end(0);
    await settle();
    expect(store.getState().live).toMatchObject({ text: 'like in the picture', leftOut: ['big.png'] });
    runs.end(1);
    await settle();
    expect(store.getState().turns.at(-1)).toMatchObject({ leftOut: ['big.png'] });
  });

  it('[SCR-02] sends what was selected with the message, and carries it where that was not taken', async () => {
    const about = { subject: { kind: 'part', part: 'f2' }, label: 'Field "Price"' } as const;
    const send = jest.fn().mockRejectedValueOnce(new Error('offline'));
    const ports = buildPorts({ send });
    const { store, start, write, submitDraft, editUnsent } = createConversationStore(ports);
    start(jest.fn());
    await settle();
    write('make it required');
    submitDraft(() => ({ attachments: [], about }));
    await settle();

    const sent = { text: 'make it required', attachments: [], about, key: 'key-1' };
    expect(send).toHaveBeenCalledWith(sent);
    expect(store.getState().unsent).toMatchObject(sent);
    expect(ports.keepCarried).toHaveBeenCalledWith({
      text: 'make it required',
      about,
      idempotencyKey: 'key-1',
    });
    const putBack = jest.fn();
    editUnsent(putBack);
    expect(putBack).toHaveBeenCalledWith(expect.objectContaining({ about }));
  });

  it('keeps a message that was not taken, and repeats it under the same key', async () => {
    const send = jest
      .fn<Promise<{ runId: string; agentId: string }>, [message: object]>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ runId: uuid(301), agentId: uuid(501) });
    const { store, start, send: say, resend } = createConversationStore(buildPorts({ send }));
    start(jest.fn());
    await settle();
    say('add a rating');
    await settle();
    expect(store.getState().unsent).toEqual({
      text: 'add a rating',
      attachments: [],
      key: 'key-1',
      why: 'offline',
    });

    resend();
    await settle();

    expect(send).toHaveBeenNthCalledWith(2, { text: 'add a rating', attachments: [], key: 'key-1' });
    expect(store.getState().unsent).toBeUndefined();
  });

  it('[SAFE-03] keeps a message that was refused, over a reload and behind later ones, which wait for it', async () => {
    const send = jest.fn().mockRejectedValueOnce(new Error('You have sent 120 messages in an hour'));
    send.mockResolvedValue({ runId: uuid(301), agentId: uuid(501) });
    const ports = buildPorts({ send });
    const { store, start, send: say, resend, write, editUnsent } = createConversationStore(ports);
    start(jest.fn());
    await settle();
    say('add a rating');
    await settle();
    expect(ports.keepCarried).toHaveBeenCalledWith({ text: 'add a rating', idempotencyKey: 'key-1' });

    expect(say('sort by title')).toBe(true);
    expect(store.getState()).toMatchObject({
      unsent: { text: 'add a rating' },
      queue: [{ text: 'sort by title' }],
    });
    resend();
    await settle();
    expect(send.mock.calls).toEqual([
      [{ text: 'add a rating', attachments: [], key: 'key-1' }],
      [{ text: 'add a rating', attachments: [], key: 'key-1' }],
      [{ text: 'sort by title', attachments: [], key: 'key-2' }],
    ]);

    send.mockRejectedValueOnce(new Error('full'));
    say('add a colour');
    await settle();
    write('and a size');
    editUnsent();
    expect(store.getState().draft).toBe('add a colour\nand a size');
  });

  it('gives an unsent message back to the composer', async () => {
    const ports = buildPorts({ send: () => Promise.reject(new Error('offline')) });
    const { store, start, send, editUnsent } = createConversationStore(ports);
    start(jest.fn());
    await settle();
    send('add a rating');
    await settle();

    editUnsent();

    expect(store.getState()).toMatchObject({ unsent: undefined, draft: 'add a rating' });
  });

  it('[SCR-02] stops the run under way', async () => {
    const ports = buildPorts({ follow: buildRuns().follow });
    const { store, start, send, stop } = createConversationStore(ports);
    start(jest.fn());
    await settle();
    send('add a rating');
    await settle();

    await stop();

    expect(ports.stop).toHaveBeenCalledWith(uuid(301));
    expect(store.getState().live?.isStopping).toBe(true);
  });

  it('sends what still waited when the page was left', async () => {
    const ports = buildPorts({ readQueue: () => [{ text: 'first' }, { text: 'second' }] });
    const { store, start } = createConversationStore(ports);

    start(jest.fn());
    await settle();

    expect(ports.send).toHaveBeenNthCalledWith(1, { text: 'first', attachments: [], key: 'key-1' });
    expect(ports.send).toHaveBeenNthCalledWith(2, { text: 'second', attachments: [], key: 'key-2' });
    expect(ports.keepQueue).toHaveBeenLastCalledWith([]);
    expect(store.getState().turns).toHaveLength(2);
  });

  it('[MODEL-17] lets what waits wait on while a question is open, and sends it once that is answered', async () => {
    const question = { message: 'remove the phone', effects: [], confirm: 'Remove Phone', keep: 'Keep it' };
    const follow = jest.fn(() => Promise.resolve(ended)).mockResolvedValueOnce({ ...ended, question });
    const ports = buildPorts({
      follow,
      readQueue: () => [{ text: 'remove the phone' }, { text: 'add a venue' }],
    });
    const { store, start, send } = createConversationStore(ports);
    start(jest.fn());
    await settle();
    expect(ports.send).toHaveBeenCalledTimes(1);
    expect(store.getState()).toMatchObject({ queue: [{ text: 'add a venue' }], turns: [{ question }] });

    send('Remove Phone');
    await settle();

    expect(jest.mocked(ports.send).mock.calls.map(([{ text }]) => text)).toEqual([
      'remove the phone',
      'Remove Phone',
      'add a venue',
    ]);
    expect(store.getState().queue).toEqual([]);
  });

  it('sends nothing blank', async () => {
    const ports = buildPorts();
    const { start, send } = createConversationStore(ports);
    start(jest.fn());
    await settle();

    expect(send('   ')).toBe(false);
    expect(ports.send).not.toHaveBeenCalled();
  });

  it('tells why the messages did not load, and tries again', async () => {
    const listMessages = jest
      .fn<ReturnType<ConversationPorts['listMessages']>, []>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue([buildMessage(), buildMessage({ id: 'm2', role: 'assistant', text: 'Added.' })]);
    const { store, start, retryLoading } = createConversationStore(buildPorts({ listMessages }));
    start(jest.fn());
    await settle();
    expect(store.getState()).toMatchObject({ step: 'failed', message: 'down' });

    await retryLoading();

    expect(store.getState()).toMatchObject({
      step: 'ready',
      turns: [{ text: 'add a difficulty rating', answer: 'Added.' }],
    });
  });
});
