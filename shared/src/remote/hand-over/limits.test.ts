import {
  readCarriedMessage,
  readCreation,
  readDraft,
  readQueue,
  writeCreation,
  writeDraft,
  writeQueue,
} from '.';
import { creation, message } from './hand-over-testing';

afterEach(() => {
  sessionStorage.clear();
});

describe('the limits of the calls that take what is handed over', () => {
  const KEYS = ['', 'seven77', 'k'.repeat(201), 'with space', '鍵鍵鍵鍵鍵鍵鍵鍵', 'line\nbreak'];
  const TEXTS = ['', ' \n\t', 't'.repeat(8001)];
  const RUN_IDS = ['..', '../projects', 'run-1', ''];
  const many = (count: number) => Array.from({ length: count }, (_, index) => `message ${String(index)}`);

  const changed = (value: object, name: string, bad: readonly unknown[]) =>
    bad.map((field) => ({ version: 1, ...value, [name]: field }));
  const beyond: readonly { key: string; read: () => unknown; nothing: unknown; records: unknown[] }[] = [
    {
      key: 'tessera.creation:Herbs',
      read: () => readCreation('Herbs'),
      nothing: undefined,
      records: [
        ...changed(creation, 'idempotencyKey', KEYS),
        ...changed(creation, 'prompt', TEXTS),
        ...changed(creation, 'projectName', TEXTS),
        ...changed(creation, 'runId', RUN_IDS),
        ...changed(creation, 'templateId', ['', 'Not An Id', '../x', 't'.repeat(61)]),
      ],
    },
    {
      key: 'tessera.message:project-1',
      read: () => readCarriedMessage('project-1'),
      nothing: undefined,
      records: [...changed(message, 'idempotencyKey', KEYS), ...changed(message, 'text', TEXTS)],
    },
    {
      key: 'tessera.prompt:apphome',
      read: () => readDraft('apphome'),
      nothing: '',
      records: changed({}, 'text', TEXTS),
    },
    {
      key: 'tessera.queue:project-1',
      read: () => readQueue('project-1'),
      nothing: [],
      records: [
        ...changed({}, 'messages', [many(51), ...TEXTS.map((text) => ['first', text])]),
        // From before there were versions.
        many(51),
        ['first', ' '],
      ],
    },
  ];

  it.each(beyond)(
    '[COMP-02] beyond them is nothing, and is removed: $key',
    ({ key, read, nothing, records }) => {
      for (const record of records) {
        sessionStorage.setItem(key, JSON.stringify(record));
        expect([record, read(), sessionStorage.getItem(key)]).toEqual([record, nothing, null]);
      }
    },
  );

  it('[COMP-02] within them all is read as it was left', () => {
    for (const idempotencyKey of ['12345678', '!'.repeat(200)]) {
      writeCreation('Herbs', { ...creation, idempotencyKey });
      expect(readCreation('Herbs')).toEqual({ ...creation, idempotencyKey });
    }
    for (const text of ['a', ' typed so far ', 't'.repeat(8000)]) {
      writeDraft('apphome', text);
      expect(readDraft('apphome')).toBe(text);
    }
    const waiting = many(50).map((text) => ({ text }));
    writeQueue('project-1', waiting);
    expect(readQueue('project-1')).toEqual(waiting);
  });

  it('[COMP-02] hold for the draft of an older remote, too', () => {
    writeDraft('apphome', 'typed before');
    sessionStorage.setItem('tessera.draft:apphome', 't'.repeat(8001));
    expect(readDraft('apphome')).toBe('typed before');
    expect(sessionStorage.getItem('tessera.draft:apphome')).toBeNull();
  });
});
