import { ordersModel } from '../model/orders-model-testing';
import { applied } from '../operations/operations-testing';
import { accepted, change, kept, NOW, openTestKeeper, owner, stepOf } from './keeper-testing';
import { openKeeper } from './open-keeper';

const retyped = applied({ kind: 'retypeField', field: 'f11', type: 'integer', limits: {} }).model;
const key = retyped.entities[1]?.fields.find(({ id }) => id === 'f11')?.key ?? '';
const records = () => ({
  e2: [kept('o1', { 'f3.1': 'A-1', 'f11.1': '12' }), kept('o2', { 'f3.1': 'A-2', 'f11.1': 'top' })],
});

describe('records of before a field changed its type', () => {
  it('[DATA-01] [MODEL-17] are read as the page reads them, and stay as they are kept', () => {
    const { keeper, judge } = openTestKeeper(retyped, records());

    expect(keeper.read(owner).records['e2']?.map(({ values }) => values)).toEqual([
      { 'f3.1': 'A-1', [key]: 12 },
      { 'f3.1': 'A-2' },
    ]);
    const [made] = accepted(judge(owner, change('e2', 'o2', { 'f3.1': 'A-3' }, { 'f3.1': 'A-2' })));
    expect(made?.after?.values).toEqual({ 'f3.1': 'A-3', 'f11.1': 'top' });
  });

  it('[DATA-04] conflict by what they show', () => {
    const { judge } = openTestKeeper(retyped, records());
    expect(judge(owner, change('e2', 'o1', { [key]: 13 }, { [key]: 11 }))).toMatchObject({
      kind: 'conflict',
      conflicts: [{ key, mine: 13, theirs: 12 }],
    });
    const [made] = accepted(judge(owner, change('e2', 'o1', { [key]: 13 }, { [key]: 12 })));
    expect(made?.after?.values).toEqual({ 'f3.1': 'A-1', [key]: 13 });
  });

  it('[DATA-01] [MODEL-17] are told what options meant that are gone', () => {
    const known = { 'f11.0': { type: 'choice', options: { o9: 'Top' } } };
    const keeper = openKeeper(ordersModel, { report: fail, now: () => NOW, known });
    keeper.load({ e2: [kept('o1', { 'f3.1': 'A-1', 'f11.0': 'o9' })] });

    expect(keeper.show('e2', 'o1', owner).record?.values).toEqual({ 'f3.1': 'A-1', 'f11.1': 'Top' });
  });
});

describe('what is taken', () => {
  it('[DATA-04] is what others wrote meanwhile: judged is what is there then', () => {
    const { keeper, judge } = openTestKeeper(ordersModel, { e1: [kept('c1', { 'f1.1': 'Ada' })] });
    keeper.take([
      { entityId: 'e1', id: 'c1', after: null },
      { entityId: 'e1', id: 'c2', after: kept('c2', { 'f1.1': 'Ben' }, { rev: 7 }) },
      { entityId: 'e99', id: 'x', after: null },
    ]);

    expect(keeper.read(owner).records['e1']).toMatchObject([{ id: 'c2', rev: 7 }]);
    expect(judge(owner, change('e1', 'c1', { 'f1.1': 'Ann' })).kind).toBe('conflict');
    accepted(judge(owner, change('e1', 'c2', { 'f1.1': 'Ann' })));
  });

  it('[DATA-04] stands in the order in which the database gives it, in whatever order it comes', () => {
    const { keeper } = openTestKeeper(ordersModel, { e1: [] });
    const at = (id: string, second: number) => ({
      entityId: 'e1',
      id,
      after: kept(id, { 'f1.1': id }, { createdAt: `2026-05-01T08:00:0${String(second)}.000Z` }),
    });
    const ids = () => keeper.read(owner).records['e1']?.map(({ id }) => id);
    keeper.take([at('p4', 4), at('p3', 3), at('p10', 5), at('p9', 5)]);
    expect(ids()).toEqual(['p3', 'p4', 'p9', 'p10']);
    // Added again after it was removed, by another server.
    keeper.take([at('p3', 6)]);
    expect(ids()).toEqual(['p4', 'p9', 'p10', 'p3']);
    keeper.take([at('p1', 1)]);
    expect(ids()).toEqual(['p1', 'p4', 'p9', 'p10', 'p3']);
    keeper.take([at('p7', 7), at('p8', 8)]);
    expect(ids()).toEqual(['p1', 'p4', 'p9', 'p10', 'p3', 'p7', 'p8']);
  });

  it('[DATA-02] judging holds nothing of: the same step is accepted twice', () => {
    const { keeper, judge } = openTestKeeper(ordersModel, { e1: [kept('c1', { 'f1.1': 'Ada' })] });
    const step = stepOf({ kind: 'add', entityId: 'e1', id: 'c2', values: { 'f1.1': 'Ben' } });
    const [once, twice] = [1, 2].map(() => keeper.judge(step, owner, { now: NOW, seq: 5 }));

    expect(once).toEqual(twice);
    expect(keeper.read(owner).records['e1']).toHaveLength(1);
    accepted(judge(owner, change('e1', 'c1', { 'f1.1': 'Ben' })));
  });

  it('[DATA-02] counts days by the time of the step', () => {
    const { keeper } = openTestKeeper(ordersModel, {});
    const due = (day: string) =>
      stepOf({ kind: 'add', entityId: 'e2', id: 'o1', values: { 'f3.1': 'A-1', 'f9.1': day } });
    const kinds = [new Date(2026, 4, 1), new Date(2026, 4, 2)].map(
      (now) => keeper.judge(due('2026-05-01'), owner, { now, seq: 2 }).kind,
    );
    expect(kinds).toEqual(['accepted', 'refused']);
  });
});

function fail(error: Error): never {
  throw error;
}
