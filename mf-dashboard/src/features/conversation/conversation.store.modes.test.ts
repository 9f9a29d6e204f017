import { buildPorts, buildRuns, settle } from './conversation-testing';
import { createConversationStore } from './conversation.store';

describe('how messages of the conversation are meant', () => {
  it('[SCR-02] sends a message as it is meant, keeps that over a reload, and lets it wait its turn so', async () => {
    const runs = buildRuns();
    const ports = buildPorts({ follow: runs.follow, readMode: () => 'plan' });
    const { store, start, write, meanBy, submitDraft } = createConversationStore(ports);
    start(jest.fn());
    await settle();
    expect(store.getState().mode).toBe('plan');

    write('add a rating');
    submitDraft();
    meanBy('ask');
    write('what does it store?');
    submitDraft();
    meanBy('build');
    write('add notes');
    submitDraft();
    await settle();

    expect(ports.send).toHaveBeenCalledWith({
      text: 'add a rating',
      attachments: [],
      mode: 'plan',
      key: 'key-1',
    });
    expect(ports.keepMode).toHaveBeenLastCalledWith('build');
    expect(ports.keepQueue).toHaveBeenLastCalledWith([
      { text: 'what does it store?', mode: 'ask' },
      { text: 'add notes' },
    ]);
    runs.end(0);
    await settle();
    expect(store.getState().turns).toMatchObject([{ text: 'add a rating', mode: 'plan' }]);
    expect(store.getState().live).toMatchObject({ text: 'what does it store?', mode: 'ask' });
  });

  it('[SCR-02] sends again what was not sent as it was meant, and gives it back so', async () => {
    const ports = buildPorts({ send: jest.fn(() => Promise.reject(new Error('offline'))) });
    const { store, start, write, meanBy, submitDraft, resend, editUnsent } = createConversationStore(ports);
    start(jest.fn());
    await settle();
    meanBy('ask');
    write('what is it?');
    submitDraft();
    await settle();
    meanBy('build');

    resend();
    await settle();
    expect(ports.send).toHaveBeenLastCalledWith({
      text: 'what is it?',
      attachments: [],
      mode: 'ask',
      key: 'key-1',
    });
    editUnsent();
    expect(store.getState()).toMatchObject({ draft: 'what is it?', mode: 'ask' });
  });
});
