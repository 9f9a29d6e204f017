import { ordersModel } from '../model/orders-model-testing';
import { firstWorld } from './first-records';

/** Which of many samples an application is tried with. */

const TODAY = '2024-03-04';

function worldOf(customers: number, orders: number) {
  const entities = ordersModel.entities.map((entity) => {
    const length = entity.id === 'e1' ? customers : orders;
    const samples = Array.from({ length }, (_, at) => ({
      id: `${entity.id === 'e1' ? 's1' : 's2'}${String(at).padStart(3, '0')}`,
      // Each order is of a customer near the end.
      values:
        entity.id === 'e1'
          ? { f1: `C ${String(at)}` }
          : { f3: `O ${String(at)}`, f4: `s1${String(customers - 1 - (at % customers)).padStart(3, '0')}` },
    }));
    return { ...entity, samples };
  });
  return firstWorld({ ...ordersModel, entities }, TODAY);
}

const ids = (list: readonly { readonly id: string }[] = []) => list.map(({ id }) => id);

it('[MODEL-15] are all that there are of a few', () => {
  const world = worldOf(6, 12);
  expect([world['e1']?.length, world['e2']?.length]).toEqual([6, 12]);
});

it('[MODEL-15] are the first of many, with all that they are linked to', () => {
  const { e1: customers, e2: orders } = worldOf(400, 500);
  expect(orders).toHaveLength(24);
  const there = new Set(ids(customers));
  expect(orders?.filter(({ values }) => !there.has(String(values['f4'])))).toEqual([]);
  expect(customers).toHaveLength(48);
});
