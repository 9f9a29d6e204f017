import type { ApplicationModel, SignIn } from '@tessera/shared/contracts';
import { withEntity } from '../model/edit-model';
import { ordersModel } from '../model/orders-model-testing';
import { entityIn } from '../operations/operations-testing';
import { editApplication } from './edit-application';

const OPEN: SignIn = { who: 'open', newcomers: 'editor' };

function edited(signIn: SignIn | null, model: ApplicationModel = ordersModel) {
  const result = editApplication(model, { kind: 'sign-in', signIn });
  if (!result.done) throw new Error(result.why);
  return result;
}

/** A shop of which nobody sees the customers, and everybody only their own orders. */
const closed = ['e1', 'e2'].reduce(
  (model, id) =>
    withEntity(model, {
      ...entityIn(model, id),
      access: {
        visitors: { read: false, add: false, change: false, remove: false },
        ...(id === 'e2' && { own: true as const }),
      },
    }),
  ordersModel,
);

describe('who may sign in, set by hand', () => {
  it('[DATA-03] [SCR-05] says it in words, and touches no records and no table', () => {
    const { model, said, modelChanges, data, touched } = edited(OPEN);
    expect(model).toEqual({ ...ordersModel, signIn: OPEN });
    expect(said).toBe('Anyone with an email address can sign in, and add and change records');
    expect(modelChanges).toEqual(['anyone with an email address can sign in, and add and change records']);
    expect([data, touched]).toEqual([{ converted: [], archived: [] }, {}]);
  });

  it('[DATA-03] notes of which tables visitors may do everything all the same', () => {
    expect(edited(OPEN).notes).toEqual([
      'Whoever does not sign in may still read, add, change and delete customers and orders.',
    ]);
    expect(edited(OPEN, closed).notes).toEqual([]);
  });

  it('[DATA-03] takes it away again, and notes what nobody sees then', () => {
    const { model } = edited(OPEN, closed);
    const { said, notes, model: after } = edited(null, model);
    expect(after).toEqual(closed);
    expect(said).toBe('Nobody but the owner can sign in');
    expect(notes).toEqual(['Without signing in, nobody but you sees customers and orders.']);
  });

  it('[DATA-03] is refused where it is so already', () => {
    expect(editApplication(ordersModel, { kind: 'sign-in', signIn: null })).toEqual({
      done: false,
      why: 'Nobody but the owner can sign in already.',
    });
  });
});
