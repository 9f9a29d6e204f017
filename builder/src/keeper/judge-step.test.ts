import { buildEntity, buildField, buildModel } from '../emit/build-model';
import { ordersModel } from '../model/orders-model-testing';
import {
  accepted,
  add,
  change,
  EARLIER,
  kept,
  NOW,
  openTestKeeper,
  owner,
  person,
  refusals,
  remove,
  visitor,
} from './keeper-testing';

const opened = () =>
  openTestKeeper(ordersModel, {
    e1: [kept('c1', { 'f1.1': 'Ada' }), kept('c2', { 'f1.1': 'Ben' })],
    e2: [
      kept('o1', {
        'f3.1': 'A-1',
        'f4.1': 'c1',
        'f5.1': '12.50',
        'f6.1': 3,
        'f0.1': 'of a field that is gone',
      }),
    ],
  });

const addedAt = (createdAt: string, entityId: string, id: string, values: Readonly<Record<string, string>>) =>
  ({ kind: 'add', entityId, id, values, createdAt }) as const;

describe('a step that is accepted', () => {
  it('[DATA-02] adds a record with what it begins with, and says who added it and when', () => {
    const [made] = accepted(opened().judge(person('p1'), add('e2', 'o2', { 'f3.1': 'A-2' })));

    expect(made).toEqual({
      entityId: 'e2',
      id: 'o2',
      before: null,
      after: {
        id: 'o2',
        createdAt: NOW.toISOString(),
        updatedAt: NOW.toISOString(),
        rev: 2,
        addedBy: 'p1',
        values: { 'f3.1': 'A-2', 'f6.1': 1, 'f8.1': 'o1' },
      },
    });
  });

  it('[DATA-02] keeps empty what was sent empty, and what a page saw', () => {
    const { judge } = opened();
    const values = { 'f3.1': 'A-2', 'f6.1': null, 'f8.1': '' };
    const comesBack = addedAt(EARLIER, 'e2', 'o3', { 'f3.1': 'A-3' });
    const changes = accepted(judge(owner, add('e2', 'o2', values), comesBack));

    expect(changes.map(({ after }) => after?.values)).toEqual([{ 'f3.1': 'A-2' }, { 'f3.1': 'A-3' }]);
    expect(changes[1]?.after).toMatchObject({ createdAt: EARLIER });
    expect(changes[0]?.after).not.toHaveProperty('addedBy');
  });

  it.each(['2099-01-01T00:00:00.000Z', 'yesterday', '2026-01-01'])(
    '[DATA-02] does not believe that a record was added at %s',
    (createdAt) => {
      const [made] = accepted(opened().judge(owner, addedAt(createdAt, 'e1', 'c3', { 'f1.1': 'Cem' })));
      expect(made?.after?.createdAt).toBe(NOW.toISOString());
    },
  );

  it('[DATA-02] changes what was sent, and leaves what else is kept of the record', () => {
    const [made] = accepted(opened().judge(owner, change('e2', 'o1', { 'f6.1': 4 }, { 'f6.1': 3 })));

    expect(made?.before).toMatchObject({ rev: 1, values: { 'f6.1': 3 } });
    expect(made?.after).toMatchObject({
      rev: 2,
      createdAt: EARLIER,
      updatedAt: NOW.toISOString(),
      values: { 'f3.1': 'A-1', 'f6.1': 4, 'f0.1': 'of a field that is gone' },
    });
  });

  it('[DATA-04] does nothing where all is so already', () => {
    const { judge } = opened();
    const again = add('e1', 'c1', { 'f1.1': 'Ada' });
    const same = change('e2', 'o1', { 'f6.1': 3 }, { 'f6.1': 1 });
    expect(accepted(judge(owner, again, same, remove('e2', 'gone')))).toEqual([]);
  });

  it('[DATA-02] makes a sample somebody’s own when they say so, and keeps it one otherwise', () => {
    const { judge } = openTestKeeper(ordersModel, {
      e1: [kept('c1', { 'f1.1': 'Ada' }, { isSample: true })],
    });
    const values = { 'f1.1': 'Ann' };
    const [own] = accepted(
      judge(owner, { kind: 'change', entityId: 'e1', id: 'c1', values, was: {}, isSample: false }),
    );
    const [sample] = accepted(judge(owner, change('e1', 'c1', values)));

    expect(own?.after).not.toHaveProperty('isSample');
    expect(sample?.after).toMatchObject({ isSample: true });
  });

  it('[DATA-02] keeps what somebody added theirs, whoever changes it', () => {
    const { judge } = openTestKeeper(ordersModel, { e1: [kept('c1', { 'f1.1': 'Ada' }, { addedBy: 'p1' })] });
    const [made] = accepted(judge(person('p2'), change('e1', 'c1', { 'f1.1': 'Ann' })));
    expect(made?.after).toMatchObject({ addedBy: 'p1' });
  });
});

describe('a step that is refused', () => {
  it('[DATA-02] says at each field what its form says', () => {
    const { judge } = opened();
    const values = {
      'f3.1': ' ',
      'f5.1': '1.234',
      'f6.1': 1.5,
      'f8.1': 'o9',
      'f9.1': '2026-02-30',
      'f10.1': 'vase',
    };

    expect(refusals(judge(owner, add('e2', 'o2', values)))).toEqual([
      'f3.1: Number is required.',
      'f5.1: Use at most 2 decimals.',
      'f6.1: Enter a whole number, like 12.',
      'f8.1: Choose one of the options.',
      'f9.1: Enter a complete date.',
      'f10.1: Choose a picture.',
    ]);
  });

  it('[DATA-02] asks for what is required of a new record, and where it is cleared', () => {
    const { judge } = opened();
    expect(refusals(judge(owner, add('e2', 'o2', {})))).toEqual(['f3.1: Number is required.']);
    expect(refusals(judge(owner, change('e2', 'o1', { 'f3.1': null })))).toEqual([
      'f3.1: Number is required.',
    ]);
  });

  it('[DATA-02] names the record that is not there any more', () => {
    const { judge } = opened();
    expect(refusals(judge(owner, change('e2', 'o1', { 'f4.1': 'c9' })))).toEqual([
      'f4.1: This customer is not there any more.',
    ]);
    accepted(judge(owner, change('e2', 'o1', { 'f4.1': 'c9' }), add('e1', 'c9', { 'f1.1': 'Cem' })));
  });

  it('[DATA-02] breaks no rule, alone or with the rest of the step', () => {
    const { judge } = opened();
    expect(refusals(judge(owner, change('e2', 'o1', { 'f9.1': '2026-04-30' })))).toEqual([
      'f9.1: An order is due after today.',
    ]);
    expect(refusals(judge(owner, add('e1', 'c3', { 'f1.1': ' ADA' })))).toEqual([
      'f1.1: Another customer has this name.',
    ]);
    accepted(judge(owner, add('e1', 'c3', { 'f1.1': 'Ada' }), change('e1', 'c1', { 'f1.1': 'Ann' })));
    expect(
      refusals(judge(owner, add('e1', 'c3', { 'f1.1': 'Cem' }), add('e1', 'c4', { 'f1.1': 'cem' }))),
    ).toHaveLength(2);
  });

  it('[DATA-02] does not remove what others need, in the words of the page', () => {
    const { judge } = opened();
    expect(refusals(judge(owner, remove('e1', 'c1')))).toEqual(['-: This customer still has 1 order.']);
    expect(accepted(judge(owner, remove('e1', 'c1'), remove('e2', 'o1')))).toHaveLength(2);
    expect(accepted(judge(owner, remove('e1', 'c1'), change('e2', 'o1', { 'f4.1': 'c2' })))).toHaveLength(2);
    expect(refusals(judge(owner, remove('e1', 'c2'), change('e2', 'o1', { 'f4.1': 'c2' })))).toEqual([
      '-: This customer still has 1 order.',
    ]);
  });
});

describe('a removal', () => {
  const link = (onDelete: 'cascade' | 'clear', more = {}) => ({
    type: 'reference' as const,
    reference: { entity: 'e1', inverse: onDelete, onDelete },
    ...more,
  });
  const model = buildModel({
    entities: [
      buildEntity({
        id: 'e1',
        name: 'List',
        plural: 'Lists',
        labelField: 'f1',
        fields: [buildField(1, { name: 'Name' })],
      }),
      buildEntity({
        id: 'e2',
        name: 'Item',
        plural: 'Items',
        labelField: 'f2',
        fields: [
          buildField(2, { name: 'Name' }),
          buildField(3, { name: 'List', ...link('cascade') }),
          buildField(4, { name: 'Also on', ...link('clear', { many: true }) }),
        ],
        access: { visitors: { read: true, add: true, change: false, remove: false } },
      }),
    ],
  });
  const lists = () =>
    openTestKeeper(model, {
      e1: [kept('l1', { 'f1.1': 'One' }), kept('l2', { 'f1.1': 'Two' })],
      e2: [
        kept('i1', { 'f2.1': 'Milk', 'f3.1': 'l1' }),
        kept('i2', { 'f2.1': 'Tea', 'f3.1': 'l2', 'f4.1': ['l1', 'l2'] }),
      ],
    });

  it('[DATA-02] takes along what is nothing without the record, and clears links to it', () => {
    const changes = accepted(lists().judge(owner, remove('e1', 'l1')));

    expect(changes.map(({ id, after }) => [id, after?.values, after?.rev])).toEqual([
      ['i2', { 'f2.1': 'Tea', 'f3.1': 'l2', 'f4.1': ['l2'] }, 2],
      ['l1', undefined, undefined],
      ['i1', undefined, undefined],
    ]);
  });

  it('[DATA-02] is allowed with all that follows from it, and with nothing else', () => {
    const { judge } = lists();
    const following = [change('e2', 'i2', { 'f4.1': ['l2'] }, { 'f4.1': ['l1', 'l2'] }), remove('e2', 'i1')];

    expect(accepted(judge(visitor, ...following, remove('e1', 'l1')))).toHaveLength(3);
    expect(judge(visitor, remove('e1', 'l1'), remove('e2', 'i2'))).toEqual({
      kind: 'forbidden',
      message: 'Visitors may not delete items.',
    });
    expect(judge(visitor, remove('e1', 'l1'), change('e2', 'i2', { 'f2.1': 'Coffee' }))).toMatchObject({
      message: 'Visitors may not change items.',
    });
  });

  it('[DATA-02] takes along what the same step would have added', () => {
    const { make, keeper } = lists();
    const changes = accepted(make(owner, add('e2', 'i3', { 'f3.1': 'l1' }), remove('e1', 'l1')));
    expect(changes.map(({ id }) => id).sort()).toEqual(['i1', 'i2', 'l1']);
    expect(keeper.show('e2', 'i3', owner).record).toBeNull();
  });
});

describe('a conflict', () => {
  it('[DATA-04] names each field that is another one by now, and what was meant for it', () => {
    const { judge, make } = opened();
    make(owner, change('e2', 'o1', { 'f6.1': 4, 'f11.1': 'B' }));
    const mine = { 'f6.1': 5, 'f5.1': '9.00', 'f11.1': 'B' };

    expect(judge(owner, change('e2', 'o1', mine, { 'f6.1': 3, 'f5.1': '12.50', 'f11.1': null }))).toEqual({
      kind: 'conflict',
      conflicts: [{ entityId: 'e2', id: 'o1', key: 'f6.1', mine: 5, theirs: 4 }],
    });
  });

  it('[DATA-04] is none where two people change different fields', () => {
    const { judge, make } = opened();
    make(owner, change('e2', 'o1', { 'f6.1': 4 }, { 'f6.1': 3 }));
    expect(accepted(judge(owner, change('e2', 'o1', { 'f5.1': '9.00' }, { 'f5.1': '12.50' })))).toHaveLength(
      1,
    );
  });

  it('[DATA-04] is there for a record that is gone, or another one with its id', () => {
    const { judge } = opened();
    const gone = {
      kind: 'conflict',
      conflicts: [{ entityId: 'e1', id: 'c9', key: null, mine: null, theirs: null }],
    };

    expect(judge(owner, change('e1', 'c9', { 'f1.1': 'Cem' }))).toEqual(gone);
    expect(judge(owner, add('e1', 'c1', { 'f1.1': 'Cem' }))).toMatchObject({
      conflicts: [{ id: 'c1', key: null }],
    });
  });
});

describe('a step that cannot be read', () => {
  const OTHER_VERSION = 'This page is of another version of the application. Load it again.';
  const long = 'x'.repeat(100_001);
  const name = (value: unknown) => add('e1', 'c3', { 'f1.1': value as string });

  it.each([
    ['an unknown table', add('e9', 'c3', {}), OTHER_VERSION],
    ['an unknown field', add('e1', 'c3', { 'f1.9': 'Ada' }), OTHER_VERSION],
    ['a value that is worked out', add('e1', 'c3', { 'f1.1': 'Cem', 'f2.1': 7 }), OTHER_VERSION],
    ['an id with spaces', add('e1', 'c 3', {}), 'This change cannot be read.'],
    ['a long id', add('e1', 'c'.repeat(65), {}), 'This change cannot be read.'],
    ['a long text', name(long), 'Name holds at most 100,000 characters.'],
    ['a NUL character', name('A\0'), 'This change cannot be read.'],
    ['half a character', name('\ud800'), 'This change cannot be read.'],
    ['an object', name({ $ne: null }), 'This change cannot be read.'],
    ['no number', name(Number.NaN), 'This change cannot be read.'],
    ['a list of numbers', name([1]), 'This change cannot be read.'],
    ['a name of code', add('e1', 'c3', { __proto__: null, constructor: 'x' }), OTHER_VERSION],
    ['what is no change', { kind: 'drop', entityId: 'e1', id: 'c1' } as never, 'This change cannot be read.'],
  ])('[DATA-02] is turned away: %s', (_, sent, message) => {
    expect(opened().judge(owner, sent)).toEqual({ kind: 'misread', message });
  });

  it('[DATA-02] changes a record once, and not too many', () => {
    const { judge } = opened();
    const many = Array.from({ length: 501 }, (_, place) => remove('e1', `x${String(place)}`));
    expect(judge(owner)).toMatchObject({ kind: 'misread' });
    expect(judge(owner, remove('e1', 'c1'), remove('e1', 'c1'))).toMatchObject({ kind: 'misread' });
    expect(judge(owner, ...many)).toMatchObject({ message: 'At most 500 records are changed at once.' });
    expect(accepted(judge(owner, ...many.slice(1)))).toEqual([]);
  });
});
