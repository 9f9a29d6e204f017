import { readCarriedMessage, writeCarriedMessage } from './carried-message';
import { readEntry } from './entry';
import { message } from './hand-over-testing';
import { readQueue, writeQueue } from './queue';

const problem = { message: 'Unexpected "}"', path: 'src/App.tsx', line: 12 };

it('[COMP-02, SCR-02] leaves no error that is to be fixed to releases that would take it for words', () => {
  const fixing = { ...message, problem };
  const waiting = [{ text: 'first' }, { text: 'Fix this: Unexpected "}"', problem }];
  writeCarriedMessage('project-1', fixing);
  writeQueue('project-1', waiting);
  expect(readCarriedMessage('project-1')).toEqual(fixing);
  expect(readQueue('project-1')).toEqual(waiting);
  // They know version 1, and leave what is newer alone.
  for (const key of ['tessera.message:project-1', 'tessera.queue:project-1'])
    expect(readEntry(key, { version: 1, parse: () => 'built' })).toBeUndefined();
});
