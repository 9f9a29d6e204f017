import type { Message } from '@tessera/shared/contracts';
import { buildMessage, uuid } from '@tessera/shared/testing';
import { buildPorts, buildRuns, settle } from './conversation-testing';
import { createConversationStore } from './conversation.store';

it('[SCR-02] shows what another window said during a run once that has ended', async () => {
  const runs = buildRuns();
  const said: Message[] = [];
  const ports = buildPorts({ follow: runs.follow, listMessages: () => Promise.resolve(said) });
  const { store, start, send, readAgain } = createConversationStore(ports);
  start(jest.fn());
  await settle();
  send('here');
  await settle();
  for (const role of ['user', 'assistant'] as const)
    said.push(buildMessage({ id: role, role, runId: uuid(9), text: 'elsewhere', status: 'succeeded' }));

  await readAgain();
  expect(store.getState()).toMatchObject({ turns: [], live: { text: 'here' } });
  runs.end(0);
  await settle();
  expect(store.getState()).toMatchObject({ turns: [{ text: 'elsewhere' }], live: undefined });
});
