import { buildReceipt, uuid } from '@tessera/shared/testing';
import { emptyProgress, type RunProgress } from '../../lib/run-progress';
import type { ConversationPorts } from './conversation.store';

/** How a run that changed something ends. */
export const ended: RunProgress = {
  ...emptyProgress,
  status: 'succeeded',
  text: 'Added.',
  receipt: buildReceipt(),
  versionId: uuid(102),
  balance: 49,
  hasEnded: true,
};

/** Ports of a conversation without messages, in which every run ends well at once. */
export function buildPorts(overrides: Partial<ConversationPorts> = {}): ConversationPorts {
  let keys = 0;
  return {
    listMessages: () => Promise.resolve([]),
    send: jest.fn(() => Promise.resolve({ runId: uuid(301), agentId: uuid(501) })),
    follow: jest.fn(() => Promise.resolve(ended)),
    stop: jest.fn(() => Promise.resolve()),
    readQueue: () => [],
    keepQueue: jest.fn(),
    readCarried: () => undefined,
    forgetCarried: jest.fn(),
    keepCarried: jest.fn(),
    readDraft: () => '',
    keepDraft: jest.fn(),
    readMode: () => 'build',
    keepMode: jest.fn(),
    newKey: () => `key-${String((keys += 1))}`,
    describe: (error) => (error instanceof Error ? error.message : 'failed'),
    ...overrides,
  };
}

/** Lets every promise that is ready settle. */
export async function settle() {
  await new Promise((resolve) => setTimeout(resolve, 0));
}

/** Runs that end when the test says so. */
export function buildRuns() {
  const ends: ((progress: RunProgress) => void)[] = [];
  const follow = jest.fn(() => new Promise<RunProgress>((resolve) => ends.push(resolve)));
  return { follow, end: (index: number) => ends[index]?.(ended) };
}
