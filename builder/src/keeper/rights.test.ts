import type { TableAccess } from '@tessera/shared/contracts';
import { ordersModel } from '../model/orders-model-testing';
import { applied } from '../operations/operations-testing';
import {
  accepted,
  add,
  change,
  kept,
  openTestKeeper,
  owner,
  person,
  remove,
  visitor,
} from './keeper-testing';
import { hasOnlyOwn, rightsOf } from './rights';

const ALL = { read: true, add: true, change: true, remove: true };
const NONE = { read: false, add: false, change: false, remove: false };

const withAccess = (access: TableAccess) => applied({ kind: 'setAccess', entity: 'e2', access }).model;
const ADD_ONLY: TableAccess = { visitors: { ...NONE, add: true } };
const OWN: TableAccess = { visitors: NONE, own: true };

const records = () => ({
  e1: [kept('c1', { 'f1.1': 'Ada' })],
  e2: [
    kept('o1', { 'f3.1': 'A-1', 'f5.1': '10.00', 'f6.1': 2, 'f9.0': 'old' }, { addedBy: 'p1' }),
    kept('o2', { 'f3.1': 'A-2', 'f4.1': 'c1', 'f5.1': '5.00', 'f6.1': 1 }, { addedBy: 'p2' }),
  ],
});

describe('rightsOf', () => {
  it('[DATA-02] lets the owner do everything, and people what their role says', () => {
    const model = withAccess(ADD_ONLY);
    expect(rightsOf(model, 'e2', owner)).toEqual(ALL);
    expect(rightsOf(model, 'e2', person('p1', 'owner'))).toEqual(ALL);
    expect(rightsOf(model, 'e2', person('p1', 'editor'))).toEqual(ALL);
    expect(rightsOf(model, 'e2', person('p1', 'viewer'))).toEqual({ ...NONE, read: true });
    expect(rightsOf(model, 'e2', visitor)).toEqual({ ...NONE, add: true });
    expect(rightsOf(model, 'e9', owner)).toEqual(NONE);
  });

  it('[DATA-02] lets visitors do everything where nothing is said, unless something personal is kept', () => {
    const personal = applied({ kind: 'renameField', field: 'f11', name: 'Home address' }).model;
    expect(rightsOf(ordersModel, 'e2', visitor)).toEqual(ALL);
    expect(rightsOf(personal, 'e2', visitor)).toEqual({ ...NONE, add: true });
    expect(rightsOf(personal, 'e1', visitor)).toEqual(ALL);
  });

  it('[DATA-03] keeps editors alone to what they added', () => {
    const model = withAccess(OWN);
    const ownFor = [person('p1'), person('p1', 'viewer'), person('p1', 'owner'), owner, visitor].map((who) =>
      hasOnlyOwn(model, 'e2', who),
    );
    expect(ownFor).toEqual([true, false, false, false, false]);
  });
});

describe('what somebody may not do', () => {
  it('[DATA-02] is said in a sentence', () => {
    const { judge } = openTestKeeper(withAccess({ visitors: { ...NONE, read: true } }), records());
    const messageOf = (...sent: Parameters<typeof judge>) => {
      const verdict = judge(...sent);
      return verdict.kind === 'forbidden' ? verdict.message : verdict.kind;
    };

    expect(messageOf(visitor, add('e2', 'o3', { 'f3.1': 'A-3' }))).toBe('Visitors may not add orders.');
    expect(messageOf(visitor, change('e2', 'o1', { 'f6.1': 3 }))).toBe('Visitors may not change orders.');
    expect(messageOf(person('p1', 'viewer'), remove('e2', 'o1'))).toBe('You may not delete orders.');
    expect(messageOf(visitor, add('e1', 'c3', { 'f1.1': 'Cem' }))).toBe('accepted');
  });

  it('[DATA-02] is told without how many records there are that somebody may not read', () => {
    const seeing = openTestKeeper(withAccess({ visitors: ALL }), records());
    expect(seeing.judge(visitor, remove('e1', 'c1'))).toMatchObject({
      breaches: [{ message: 'This customer still has 1 order.' }],
    });
    const { judge } = openTestKeeper(withAccess(ADD_ONLY), records());
    expect(judge(visitor, remove('e1', 'c1'))).toMatchObject({
      kind: 'refused',
      breaches: [{ message: 'This is still needed by other records.', entityId: 'e1', id: 'c1' }],
    });
  });

  it('[DATA-02] makes no samples: those are put in, and removed, by the owner', () => {
    const { judge } = openTestKeeper(ordersModel, records());
    const values = { 'f1.1': 'Cem' };
    const sample = { kind: 'add', entityId: 'e1', id: 'c3', values, isSample: true } as const;
    const after = (...sent: Parameters<typeof judge>) => {
      const verdict = judge(...sent);
      return verdict.kind === 'accepted' ? verdict.changes[0]?.after : verdict;
    };
    expect(after(owner, sample)).toHaveProperty('isSample', true);
    for (const who of [visitor, person('p1'), person('p1', 'owner')]) {
      expect(after(who, sample)).not.toHaveProperty('isSample');
    }
  });

  it('[DATA-02] is not done with the rest of a step either', () => {
    const { judge } = openTestKeeper(withAccess(ADD_ONLY), records());
    const verdict = judge(visitor, add('e1', 'c3', { 'f1.1': 'Cem' }), change('e2', 'o1', { 'f6.1': 3 }));
    expect(verdict).toEqual({ kind: 'forbidden', message: 'Visitors may not change orders.' });
  });

  it('[DATA-03] is to change or remove what an editor did not add: for them it is not there', () => {
    const { judge, keeper, make } = openTestKeeper(withAccess(OWN), records());
    const me = person('p1');
    const gone = {
      kind: 'conflict',
      conflicts: [{ entityId: 'e2', id: 'o2', key: null, mine: null, theirs: null }],
    };

    expect(judge(me, change('e2', 'o2', { 'f6.1': 9 }))).toEqual(gone);
    expect(judge(me, remove('e2', 'o2'))).toEqual(gone);
    expect(judge(me, add('e2', 'o2', { 'f3.1': 'A-2', 'f4.1': 'c1', 'f5.1': '5.00' }))).toEqual(gone);
    accepted(judge(me, change('e2', 'o1', { 'f6.1': 9 })));
    make(me, add('e2', 'o3', { 'f3.1': 'A-3' }));
    expect(keeper.read(me).records['e2']?.map(({ id }) => id)).toEqual(['o1', 'o3']);
    expect(keeper.read(person('p3', 'viewer')).records['e2']).toHaveLength(3);
  });
});

describe('what somebody may read', () => {
  it('[DATA-02] is clean values of fields that there are, and nothing else of a record', () => {
    const { keeper } = openTestKeeper(ordersModel, records());
    const { records: read, rights } = keeper.read(visitor);

    expect(rights).toEqual({ e1: ALL, e2: ALL });
    expect(read['e2']?.[0]).toEqual({
      id: 'o1',
      createdAt: '2026-01-01T12:00:00.000Z',
      updatedAt: '2026-01-01T12:00:00.000Z',
      rev: 1,
      values: { 'f3.1': 'A-1', 'f5.1': '10.00', 'f6.1': 2 },
    });
    expect(keeper.show('e2', 'o1', visitor).record).toEqual(read['e2']?.[0]);
  });

  it('[DATA-02] is nothing of a table that they may only add to, and links to it stay ids', () => {
    const model = applied({
      kind: 'setAccess',
      entity: 'e1',
      access: { visitors: { ...NONE, add: true } },
    }).model;
    const { keeper } = openTestKeeper(model, records());

    expect(keeper.read(visitor).records['e1']).toEqual([]);
    expect(keeper.show('e1', 'c1', visitor)).toEqual({ entityId: 'e1', id: 'c1', record: null });
    expect(keeper.show('e2', 'o2', visitor).record?.values).toMatchObject({ 'f4.1': 'c1' });
    expect(keeper.list({ entityId: 'e1', limit: 9 }, visitor)).toBeUndefined();
    expect(keeper.aggregate({ entityId: 'e1', op: 'count' }, visitor)).toBeUndefined();
    const search = { entityId: 'e2', limit: 9, search: 'Ada' };
    expect([keeper.list(search, visitor)?.total, keeper.list(search, owner)?.total]).toEqual([0, 1]);
  });

  it('[DATA-03] is worked out from their own records', () => {
    const { keeper } = openTestKeeper(withAccess(OWN), records());
    const ordersPlaced = (who: typeof owner) =>
      keeper.list({ entityId: 'e1', limit: 9 }, who)?.items.map(({ values }) => values['f2.1']);
    const revenue = (who: typeof owner) => keeper.aggregate({ entityId: 'e2', op: 'sum', field: 'f7' }, who);

    expect([ordersPlaced(owner), ordersPlaced(person('p1'))]).toEqual([[1], [0]]);
    expect([revenue(owner), revenue(person('p1'))]).toEqual([
      [{ by: null, value: '25.00' }],
      [{ by: null, value: '20.00' }],
    ]);
  });
});
