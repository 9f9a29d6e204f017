import * as z from 'zod/mini';
import { planChoiceSchema } from '../../contracts';
import {
  planOfState,
  planState,
  readCarriedMessage,
  readCreation,
  readDraft,
  readPlan,
  readQueue,
  readTalkMode,
  readTried,
  removeCarriedMessage,
  removeCreation,
  removePlan,
  removeTried,
  writeCarriedMessage,
  writeCreation,
  writeDraft,
  writePlan,
  writeQueue,
  writeTalkMode,
  writeTried,
} from '.';
import { readEntry, writeEntry, type EntryForm } from './entry';
import { creation, message, tried } from './hand-over-testing';

const plan = {
  type: 'pro',
  name: 'Pro',
  basePrice: 20,
  billingPeriod: 'monthly',
  description: 'For builders',
} as const;

interface Case {
  readonly name: string;
  readonly key: string;
  readonly write: () => void;
  readonly read: () => unknown;
  readonly remove: () => void;
  /** What a reader gets of what `write` left. */
  readonly value: unknown;
  /** What a reader gets where nothing was left. */
  readonly nothing: unknown;
}

const handOvers: readonly Case[] = [
  {
    name: 'tried application',
    key: 'tessera.tried',
    write: () => writeTried(tried),
    read: readTried,
    remove: removeTried,
    value: tried,
    nothing: undefined,
  },
  {
    name: 'creation',
    key: 'tessera.creation:Herbs',
    write: () => writeCreation('Herbs', creation),
    read: () => readCreation('Herbs'),
    remove: () => removeCreation('Herbs'),
    value: creation,
    nothing: undefined,
  },
  {
    name: 'carried message',
    key: 'tessera.message:project-1',
    write: () => writeCarriedMessage('project-1', message),
    read: () => readCarriedMessage('project-1'),
    remove: () => removeCarriedMessage('project-1'),
    value: message,
    nothing: undefined,
  },
  {
    name: 'draft',
    key: 'tessera.prompt:apphome',
    write: () => writeDraft('apphome', 'a plant log'),
    read: () => readDraft('apphome'),
    remove: () => writeDraft('apphome', ''),
    value: 'a plant log',
    nothing: '',
  },
  {
    name: 'queue',
    key: 'tessera.queue:project-1',
    write: () => writeQueue('project-1', [{ text: 'first' }, { text: 'second' }]),
    read: () => readQueue('project-1'),
    remove: () => writeQueue('project-1', []),
    value: [{ text: 'first' }, { text: 'second' }],
    nothing: [],
  },
  {
    name: 'mode of the next message',
    key: 'tessera.mode:project-1',
    write: () => writeTalkMode('project-1', 'ask'),
    read: () => readTalkMode('project-1'),
    remove: () => writeTalkMode('project-1', 'build'),
    value: 'ask',
    nothing: 'build',
  },
  {
    name: 'plan',
    key: 'tessera.plan',
    write: () => writePlan(plan),
    read: readPlan,
    remove: removePlan,
    value: plan,
    nothing: undefined,
  },
];

function blockStorage(): void {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

function fillStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe.each(handOvers)('the $name', ({ key, write, read, remove, value, nothing }) => {
  it('[COMP-02] is left with the version of its form, read whole, and removed', () => {
    expect(read()).toEqual(nothing);
    write();
    expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toMatchObject({ version: 1 });
    expect(read()).toEqual(value);
    expect(read()).toEqual(value);

    remove();
    expect(read()).toEqual(nothing);
    expect(sessionStorage).toHaveLength(0);
  });

  it('[COMP-02] of a newer writer counts as absent for this reader, and stays for the one that understands it', () => {
    const newer = JSON.stringify({ version: 3, anything: { else: [1] } });
    sessionStorage.setItem(key, newer);
    expect(read()).toEqual(nothing);
    expect(sessionStorage.getItem(key)).toBe(newer);
  });

  it('[COMP-02] is read when a newer writer of the same version added a field', () => {
    write();
    const record = JSON.parse(sessionStorage.getItem(key) ?? '') as object;
    sessionStorage.setItem(key, JSON.stringify({ ...record, color: 'green' }));
    expect(read()).toEqual(value);
  });

  it.each([
    '{"version":1',
    'null',
    '"text"',
    '{}',
    '{"version":1}',
    '{"version":"1"}',
    '{"version":0}',
    '{"version":-1}',
    '{"version":1.5}',
    '{"version":1,"text":7,"prompt":7,"messages":7,"type":7}',
  ])('[COMP-02] that is broken counts as absent and is removed: %s', (text) => {
    sessionStorage.setItem(key, text);
    expect(read()).toEqual(nothing);
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('[COMP-02] is not left, and harms nobody, where storage is blocked', () => {
    blockStorage();
    write();
    expect(read()).toEqual(nothing);
    expect(remove).not.toThrow();
  });

  it('[COMP-02] is not left, and harms nobody, where storage is full', () => {
    fillStorage();
    write();
    expect(read()).toEqual(nothing);
  });
});

describe('beside releases from before there were versions', () => {
  it('[COMP-02] reads what they left', () => {
    sessionStorage.setItem('tessera.creation:Herbs', JSON.stringify(creation));
    sessionStorage.setItem('tessera.message:project-1', JSON.stringify(message));
    sessionStorage.setItem('tessera.queue:project-1', JSON.stringify(['first', 'second']));
    sessionStorage.setItem('tessera.draft:apphome', 'a plant log');
    sessionStorage.setItem('tessera.plan', JSON.stringify(plan));

    expect(readCreation('Herbs')).toEqual(creation);
    expect(readCarriedMessage('project-1')).toEqual(message);
    expect(readQueue('project-1')).toEqual([{ text: 'first' }, { text: 'second' }]);
    expect(readDraft('apphome')).toBe('a plant log');
    expect(readPlan()).toEqual(plan);
  });

  it('[COMP-02] leaves what they read: fields with a number more', () => {
    // The readers of those releases, which took these fields and passed over every other.
    const readBefore = <T>(key: string, schema: z.ZodMiniType<T>) =>
      z.parse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    const text = z.string();
    writeCreation('Herbs', creation);
    writeCarriedMessage('project-1', message);
    writePlan(plan);

    expect(
      readBefore(
        'tessera.creation:Herbs',
        z.object({ projectName: text, prompt: text, idempotencyKey: text, runId: z.optional(text) }),
      ),
    ).toEqual(creation);
    expect(readBefore('tessera.message:project-1', z.object({ text, idempotencyKey: text }))).toEqual(
      message,
    );
    expect(readBefore('tessera.plan', planChoiceSchema)).toEqual(plan);
  });

  it('[COMP-02] leaves them nothing that they misread: they show a draft as it lies, and a queue only as a list', () => {
    writeDraft('apphome', 'a plant log');
    writeQueue('project-1', [{ text: 'first' }]);
    expect(sessionStorage.getItem('tessera.draft:apphome')).toBeNull();
    const queue = JSON.parse(sessionStorage.getItem('tessera.queue:project-1') ?? '') as unknown;
    expect(z.safeParse(z.array(z.string()), queue).success).toBe(false);
  });

  it('[COMP-02] leaves the words of what waits to releases that know of no files, and keeps what goes with them', () => {
    const file = {
      id: '00000000-0000-4000-8000-000000000001',
      name: 'plants.csv',
      type: 'text/csv',
      size: 12,
    };
    const waiting = [{ text: 'first' }, { text: 'second', attachments: [file] }];
    writeQueue('project-1', waiting);
    expect(readQueue('project-1')).toEqual(waiting);
    const { messages } = JSON.parse(sessionStorage.getItem('tessera.queue:project-1') ?? '') as {
      messages: unknown;
    };
    expect(messages).toEqual(['first', 'second']);
  });

  it('[COMP-02, SCR-02] leaves nothing that is only asked to releases that would build it', () => {
    const asked = { ...message, mode: 'ask' } as const;
    const waiting = [{ text: 'first' }, { text: 'what is second?', mode: 'ask' }] as const;
    writeCarriedMessage('project-1', asked);
    writeQueue('project-1', waiting);
    expect(readCarriedMessage('project-1')).toEqual(asked);
    expect(readQueue('project-1')).toEqual(waiting);
    // They know version 1, and leave what is newer alone.
    for (const key of ['tessera.message:project-1', 'tessera.queue:project-1'])
      expect(readEntry(key, { version: 1, parse: () => 'built' })).toBeUndefined();
  });

  it('[COMP-02] takes the draft that was typed last, whichever of the two kept it', () => {
    sessionStorage.setItem('tessera.draft:apphome', 'typed before');
    writeDraft('apphome', 'typed now');
    expect(readDraft('apphome')).toBe('typed now');
    sessionStorage.setItem('tessera.draft:apphome', 'typed with the older one');
    expect(readDraft('apphome')).toBe('typed with the older one');
    writeDraft('apphome', '');
    expect(readDraft('apphome')).toBe('');
  });
});

describe('a form that changes', () => {
  const first: EntryForm<string> = {
    version: 1,
    parse: (record) => z.safeParse(z.object({ prompt: z.string() }), record).data?.prompt,
  };
  /** The next version has a list of prompts; it still reads the one before. */
  const second: EntryForm<string> = {
    version: 2,
    parse: (record, from) =>
      from < 2
        ? first.parse(record, from)
        : z.safeParse(z.object({ prompts: z.array(z.string()) }), record).data?.prompts.join(', '),
  };

  it('[COMP-02] lets a new reader migrate what an old writer left', () => {
    writeEntry('key', 1, { prompt: 'herbs' });
    expect(readEntry('key', second)).toBe('herbs');
    sessionStorage.setItem('key', JSON.stringify({ prompt: 'herbs without a version' }));
    expect(readEntry('key', second)).toBe('herbs without a version');
  });

  it('[COMP-02] hides from an old reader what a new writer left, and loses nothing of it', () => {
    writeEntry('key', 2, { prompts: ['herbs', 'trees'] });
    expect(readEntry('key', first)).toBeUndefined();
    expect(readEntry('key', second)).toBe('herbs, trees');
  });

  it('[COMP-02] lets an old writer replace what a new one left', () => {
    writeEntry('key', 2, { prompts: ['herbs', 'trees'] });
    writeEntry('key', 1, { prompt: 'moss' });
    expect(readEntry('key', second)).toBe('moss');
  });
});

describe('the plan in a navigation state', () => {
  const values: readonly unknown[] = [
    ...['starter', 'pro', 'premium', 'Enterprise', 'enterprise', 7].map((type) => ({ ...plan, type })),
    ...['monthly', 'yearly', 'daily', null].map((billingPeriod) => ({ ...plan, billingPeriod })),
    ...['n'.repeat(60), 'n'.repeat(61), '', 7].map((name) => ({ ...plan, name })),
    ...['d'.repeat(400), 'd'.repeat(401), '', undefined].map((description) => ({ ...plan, description })),
    ...[0, -1, 0.5, '20', Infinity, NaN].map((basePrice) => ({ ...plan, basePrice })),
    { ...plan, more: 'left out' },
    {},
    [],
    null,
    undefined,
    'pro',
  ];

  it('[AUTH-10] [COMP-02] is what the contract takes and nothing else', () => {
    expect(values.map(planOfState)).toEqual(values.map((value) => z.safeParse(planChoiceSchema, value).data));
  });

  it('[COMP-02] has a version, and one of a newer version is not read', () => {
    expect(planOfState(planState(plan))).toEqual(plan);
    expect(z.parse(planChoiceSchema, planState(plan))).toEqual(plan);
    expect(planOfState({ ...plan, version: 2 })).toBeUndefined();
  });
});
