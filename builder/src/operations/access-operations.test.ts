import type { SignIn, TableAccess } from '@tessera/shared/contracts';
import { checkModel } from '../checks/check-model';
import { differencesInWords } from '../differences/differences-in-words';
import { isPersonal } from '../model/personal-fields';
import { ordersModel } from '../model/orders-model-testing';
import { applyOperation } from './apply';
import type { Operation } from './operation';
import { applied, entityIn, refusal } from './operations-testing';

const READ_AND_ADD: TableAccess = { visitors: { read: true, add: true, change: false, remove: false } };
const setting = (access: TableAccess | null): Operation => ({ kind: 'setAccess', entity: 'e2', access });

describe('setAccess', () => {
  it('[DATA-02] says what visitors may do, in the words of the receipt and of a comparison', () => {
    const { model, change, migration, blast } = applied(setting(READ_AND_ADD));

    expect(entityIn(model, 'e2').access).toEqual(READ_AND_ADD);
    expect(change).toBe('visitors may read and add orders');
    expect(differencesInWords(ordersModel, model)).toEqual(['visitors may read and add orders']);
    expect([migration, blast.changed, blast.needsConfirmation]).toEqual([[], ['e2'], false]);
    expect(refusal(setting(READ_AND_ADD), model)).toBe('visitors may read and add orders already');
  });

  it.each<[TableAccess['visitors'], string]>([
    [{ read: false, add: false, change: false, remove: false }, 'visitors may not see orders'],
    [{ read: false, add: true, change: false, remove: false }, 'visitors may only add orders'],
    [
      { read: true, add: true, change: true, remove: true },
      'visitors may read, add, change and delete orders',
    ],
  ])('[DATA-02] has words for %j', (visitors, words) => {
    expect(applied(setting({ visitors })).change).toBe(words);
    expect(applied(setting({ visitors, own: true })).change).toBe(
      `${words}; editors see and change only what they added`,
    );
  });

  it('[DATA-02] is taken back by its inverse, and by null', () => {
    const { model, inverse } = applied(setting(READ_AND_ADD));
    const [undo] = inverse;
    const back = undo && applyOperation(model, undo);
    expect(back?.done === true && back.model).toEqual(ordersModel);

    const usual = applied(setting(null), model);
    expect(usual.model).toEqual(ordersModel);
    expect(usual.change).toBe('visitors may read, add, change and delete orders, as is usual');
  });

  it('[DATA-02] refuses that visitors change what they may not read', () => {
    const visitors = { read: false, add: true, change: true, remove: false };
    expect(refusal(setting({ visitors }))).toBe(
      'Visitors may change or delete Orders that they may not read',
    );
  });

  it('[DATA-02] stays with a table that loses a field', () => {
    const { model } = applied({ kind: 'removeField', field: 'f10' }, applied(setting(READ_AND_ADD)).model);
    expect(entityIn(model, 'e2').access).toEqual(READ_AND_ADD);
    expect(checkModel(model).every(({ passed }) => passed)).toBe(true);
  });
});

describe('setSignIn', () => {
  const OPEN: SignIn = { who: 'open', newcomers: 'editor' };
  const signing = (signIn: SignIn | null): Operation => ({ kind: 'setSignIn', signIn });

  it.each<[SignIn, string]>([
    [OPEN, 'anyone with an email address can sign in, and add and change records'],
    [{ who: 'open', newcomers: 'viewer' }, 'anyone with an email address can sign in, and only see records'],
    [{ who: 'invited', newcomers: 'editor' }, 'only people you invite can sign in'],
  ])('[DATA-03] says who may sign in, in the receipt and in a comparison: %j', (signIn, words) => {
    const { model, change, migration, blast } = applied(signing(signIn));
    expect(model.signIn).toEqual(signIn);
    expect(change).toBe(words);
    expect(differencesInWords(ordersModel, model)).toEqual([words]);
    expect([migration, blast.changed, blast.needsConfirmation]).toEqual([[], ['application'], false]);
    expect(refusal(signing(signIn), model)).toBe(`${words} already`);
  });

  it('[DATA-03] is taken back by its inverse, and by null', () => {
    const { model, inverse } = applied(signing(OPEN));
    const [undo] = inverse;
    const back = undo && applyOperation(model, undo);
    expect(back?.done === true && back.model).toEqual(ordersModel);

    const nobody = applied(signing(null), model);
    expect(nobody.model).toEqual(ordersModel);
    expect(nobody.change).toBe('nobody but the owner can sign in');
    expect(differencesInWords(model, ordersModel)).toEqual(['nobody but the owner can sign in']);
    expect(refusal(signing(null))).toBe('nobody but the owner can sign in already');
  });

  it('[DATA-03] stays when something else is changed and undone', () => {
    const { model } = applied(signing(OPEN));
    const { model: after, inverse } = applied({ kind: 'removeField', field: 'f10' }, model);
    const [undo] = inverse;
    const back = undo && applyOperation(after, undo);
    expect([after.signIn, back?.done === true && back.model.signIn]).toEqual([OPEN, OPEN]);
  });
});

describe('isPersonal', () => {
  it.each(['Password', 'Home address', 'IBAN', 'Card number', 'Passport number', 'Monthly salary'])(
    '[DATA-02] knows what strangers should not read: %s',
    (name) => {
      expect(isPersonal({ name, type: 'text' })).toBe(true);
    },
  );

  it.each([
    'Date of birth',
    'Diagnosis',
    'Social security number',
    'Blood pressure',
    'Birthday',
    'Allergies',
  ])('[DATA-02] knows what is nobody else’s business: %s', (name) => {
    expect(isPersonal({ name, type: 'longtext' })).toBe(true);
  });

  it.each([
    'Title',
    'Address',
    'Web address',
    'Cardboard',
    'Pinned',
    'Author',
    'Card',
    'Status',
    'Healthy',
    'Streetcar',
  ])('[DATA-02] leaves other names alone: %s', (name) => {
    expect(isPersonal({ name, type: 'text' })).toBe(false);
  });

  it('[DATA-02] goes by the type first', () => {
    expect(isPersonal({ name: 'Contact', type: 'email' })).toBe(true);
    expect(isPersonal({ name: 'Contact', type: 'phone' })).toBe(true);
  });
});
