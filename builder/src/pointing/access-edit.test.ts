import type { ApplicationModel, ModelEdit, TableAccess } from '@tessera/shared/contracts';
import { withEntity } from '../model/edit-model';
import { ordersModel } from '../model/orders-model-testing';
import { entityIn } from '../operations/operations-testing';
import { editApplication } from './edit-application';

type AccessEdit = Extract<ModelEdit, { kind: 'access' }>;

const LOOK: TableAccess = { visitors: { read: true, add: false, change: false, remove: false } };
const NOTHING: TableAccess = { visitors: { read: false, add: false, change: false, remove: false } };
const ADD: TableAccess = { visitors: { read: false, add: true, change: false, remove: false } };

/** Customers with an email and a phone. */
const customers = entityIn(ordersModel, 'e1');
const withPeople = withEntity(ordersModel, {
  ...customers,
  fields: [
    ...customers.fields,
    { id: 'f90', name: 'Email', type: 'email', key: 'f90.1', required: false },
    { id: 'f91', name: 'Phone', type: 'phone', key: 'f91.1', required: false },
  ],
});

const edit = (access: Record<string, TableAccess | null>, confirmed?: true): AccessEdit => ({
  kind: 'access',
  tables: Object.entries(access).map(([entity, to]) => ({ entity, access: to })),
  ...(confirmed && { confirmed }),
});

function edited(wanted: AccessEdit, model: ApplicationModel = ordersModel) {
  const result = editApplication(model, wanted);
  if (!result.done) throw new Error(result.why);
  return result;
}

function whyNot(wanted: AccessEdit, model = ordersModel): string {
  const result = editApplication(model, wanted);
  return result.done ? `done: ${result.said}` : result.why;
}

describe('what visitors may do, set by hand', () => {
  it('[DATA-02] [SCR-05] says one table in words, touches no records, and is what "it" means', () => {
    const { model, said, modelChanges, data, touched } = edited(edit({ e2: LOOK }));
    expect(entityIn(model, 'e2').access).toEqual(LOOK);
    expect(said).toBe('Visitors may only read orders');
    expect(modelChanges).toEqual(['visitors may only read orders']);
    expect(data).toEqual({ converted: [], archived: [] });
    expect(touched).toEqual({ entity: 'e2' });
  });

  it('[DATA-02] says several tables together where the same holds, and apart where not', () => {
    const same = edited(edit({ e1: NOTHING, e2: NOTHING }));
    expect(same.said).toBe('Visitors may not see customers and orders');
    expect(same.modelChanges).toEqual(['visitors may not see customers', 'visitors may not see orders']);
    expect(same.touched).toEqual({});
    const apart = edited(edit({ e1: NOTHING, e2: LOOK }));
    expect(apart.said).toBe('Visitors may not see customers. Visitors may only read orders');
  });

  it('[DATA-02] leaves out tables of which it holds already, and refuses where it holds of all', () => {
    const once = edited(edit({ e2: LOOK })).model;
    expect(edited(edit({ e1: NOTHING, e2: LOOK }), once).said).toBe('Visitors may not see customers');
    const again = editApplication(once, edit({ e2: LOOK }));
    expect(again).toEqual({ done: false, why: 'Visitors may only read orders already.' });
  });

  it('[DATA-02] goes back to what is usual', () => {
    const { model } = edited(edit({ e2: LOOK }));
    expect(edited(edit({ e2: null }), model).model).toEqual(ordersModel);
  });

  it('[DATA-02] asks to confirm that personal fields become readable, by name', () => {
    expect(whyNot(edit({ e1: LOOK, e2: LOOK }), withPeople)).toBe(
      'This makes email and phone of customers readable by everyone, so it has to be confirmed.',
    );
    const { model, said } = edited(edit({ e1: LOOK, e2: LOOK }, true), withPeople);
    expect(said).toBe('Visitors may only read customers and orders');
    // They are readable by then: nobody is asked once more.
    const all: TableAccess = { visitors: { read: true, add: true, change: true, remove: true } };
    expect(edited(edit({ e1: all }), model).said).toBe('Visitors may read, add, change and delete customers');
  });

  it('[DATA-02] asks nothing where personal fields stay unread', () => {
    expect(edited(edit({ e1: ADD }), withPeople).said).toBe('Visitors may only add customers');
    expect(edited(edit({ e1: null }), edited(edit({ e1: NOTHING }), withPeople).model).said).toBe(
      'Visitors may only add customers, as is usual',
    );
  });

  it('[DATA-02] is refused as a whole where one table is gone or may be changed unread', () => {
    expect(whyNot(edit({ e2: LOOK, e9: LOOK }))).toBe('A table is not in the application any more.');
    const unread: TableAccess = { visitors: { read: false, add: true, change: true, remove: false } };
    expect(whyNot(edit({ e1: NOTHING, e2: unread }))).toBe(
      'Visitors may change or delete Orders that they may not read.',
    );
  });
});
