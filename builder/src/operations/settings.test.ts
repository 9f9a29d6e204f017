import type { ApplicationModel } from '@tessera/shared/contracts';
import { ordersModel } from '../model/orders-model-testing';
import type { Operation } from './operation';
import { applied, entityIn, fieldIn, refusal } from './operations-testing';

/** Single settings of fields, options, links, tables and the look. */

describe('settings of fields', () => {
  it.each<[string, Operation, string, object, string]>([
    [
      'unique',
      { kind: 'setUnique', field: 'f3', unique: true },
      'f3',
      { unique: true },
      'field Number of Order must now be different in every record',
    ],
    [
      'help',
      { kind: 'setHelp', field: 'f3', help: 'As on the label.' },
      'f3',
      { help: 'As on the label.' },
      "help of Number is now 'As on the label.'",
    ],
    [
      'default',
      { kind: 'setDefault', field: 'f9', default: 'today + 7 days' },
      'f9',
      { default: 'today + 7 days' },
      'new orders begin with a value in Due',
    ],
    [
      'computed',
      { kind: 'setComputed', field: 'f6', computed: '2 + 3' },
      'f6',
      { computed: '2 + 3', required: false },
      'field Quantity of Order is now worked out',
    ],
    [
      'bounds',
      { kind: 'setLimits', field: 'f6', limits: { min: 1, max: 9 } },
      'f6',
      { min: 1, max: 9 },
      'field Quantity of Order is now from 1 up to 9',
    ],
    [
      'tone',
      { kind: 'setTone', field: 'f8', option: 'o3', tone: 'bad' },
      'f8',
      { options: [{}, {}, { id: 'o3', label: 'Late', tone: 'bad' }] },
      'option Late of Status is now shown as bad',
    ],
    [
      'order of options',
      { kind: 'moveOption', field: 'f8', option: 'o3', to: 0 },
      'f8',
      { options: [{ id: 'o3' }, { id: 'o1' }, { id: 'o2' }] },
      'option Late of Status moved to place 1',
    ],
    [
      'link',
      { kind: 'setReference', field: 'f4', reference: { inverse: 'All orders', onDelete: 'cascade' } },
      'f4',
      { reference: { entity: 'e1', inverse: 'All orders', onDelete: 'cascade' } },
      'Customers have a list All orders, and take their linked records along when they are deleted',
    ],
  ])('[MODEL-17] sets %s', (_, operation, field, expected, change) => {
    const outcome = applied(operation);
    expect(fieldIn(outcome.model, field)).toMatchObject(expected);
    expect(outcome.change).toBe(change);
    expect(refusal(operation, outcome.model)).toMatch(/already/);
  });

  it('[SCR-14] describes a table, and takes the description back', () => {
    const words = { kind: 'setDescription', entity: 'e2', description: 'What was sold.' } as const;
    const described = applied(words);
    expect(entityIn(described.model, 'e2').description).toBe('What was sold.');
    expect(described.change).toBe('description of Order added');
    expect(refusal(words, described.model)).toBe('Order is already described so');
    const gone = applied({ ...words, description: null }, described.model);
    expect(entityIn(gone.model, 'e2')).not.toHaveProperty('description');
    expect(gone.change).toBe('description of Order removed');
    const [back] = gone.inverse;
    expect(back && entityIn(applied(back, gone.model).model, 'e2').description).toBe('What was sold.');
  });

  it('[SCR-14] takes limits away, and brings them back', () => {
    const limits = { min: 1, max: 9, unit: 'kg' };
    const { model: bounded } = applied({ kind: 'setLimits', field: 'f6', limits });
    const none = { min: null, unit: null, max: 5 };
    const { model, change, inverse } = applied({ kind: 'setLimits', field: 'f6', limits: none }, bounded);
    expect(fieldIn(model, 'f6')).toMatchObject({ max: 5 });
    expect(fieldIn(model, 'f6')).not.toHaveProperty('min');
    expect(fieldIn(model, 'f6')).not.toHaveProperty('unit');
    expect(change).toBe('field Quantity of Order is now up to 5 and without a smallest value or a unit');
    const back = inverse.reduce((after, operation) => applied(operation, after).model, model);
    expect(fieldIn(back, 'f6')).toMatchObject(limits);
    const again = { kind: 'setLimits', field: 'f6', limits: { min: null } } as const;
    expect(refusal(again, model)).toBe('Quantity is already so');
  });

  it('[MODEL-02] a computed field has no default and no samples, and its values stay stored', () => {
    const { model, archived, migration, blast } = applied({
      kind: 'setComputed',
      field: 'f6',
      computed: '2 + 3',
    });
    expect(fieldIn(model, 'f6')).not.toHaveProperty('default');
    expect(entityIn(model, 'e2').samples[0]?.values).not.toHaveProperty('f6');
    expect(migration).toEqual([
      { kind: 'archiveField', entity: 'e2', key: 'f6.1', was: { type: 'integer' } },
    ]);
    expect(archived).toEqual(['Values of Quantity are kept and come back with undo']);
    expect(blast.needsConfirmation).toBe(true);
  });

  it('[MODEL-02] what would be worked out from itself is refused', () => {
    expect(refusal({ kind: 'setComputed', field: 'f5', computed: 'f7 / f6' })).toBe(
      'Price is worked out from itself',
    );
  });

  it('[MODEL-01] one value becomes several under a key of its own, and back', () => {
    const many = applied({ kind: 'setMany', field: 'f4', many: true });
    expect(fieldIn(many.model, 'f4')).toMatchObject({
      key: 'f4.20',
      many: true,
      reference: { onDelete: 'clear' },
    });
    expect(entityIn(many.model, 'e2').samples[0]?.values['f4']).toEqual(['s1']);
    const one = applied({ kind: 'setMany', field: 'f4', many: false }, many.model);
    expect(fieldIn(one.model, 'f4')).not.toHaveProperty('many');
    expect(entityIn(one.model, 'e2').samples[0]?.values['f4']).toBe('s1');
    expect(refusal({ kind: 'setMany', field: 'f8', many: true })).toBe(
      'The filter Open: Status is a list of choices, and cannot be compared with Open, a choice.',
    );
  });

  it('[MODEL-17] a new type keeps what it can: help and name, samples that fit', () => {
    const helped = applied({ kind: 'setHelp', field: 'f11', help: 'Left to right.' }).model;
    const { model } = applied(
      { kind: 'retypeField', field: 'f11', type: 'integer', limits: { min: 1 } },
      helped,
    );
    expect(fieldIn(model, 'f11')).toMatchObject({
      key: 'f11.20',
      type: 'integer',
      help: 'Left to right.',
      min: 1,
    });
    const retype = { kind: 'retypeField', field: 'f8', type: 'text', limits: {} } as const;
    expect(refusal(retype)).toBe('the figure Open orders is worked out from the option Open');
    const uncounted = applied({ kind: 'removePart', part: 'metric', id: 'm2' }).model;
    const done = applied(retype, uncounted);
    expect(done.change).toBe(
      'field Status of Order changed from a choice of Open, Paid and Late to text, and with it the filter Open, the badge Overdue, the action Mark paid, the short list Next and the view By status',
    );
    // A calendar that was coloured by it is one without colours.
    expect(entityIn(done.model, 'e2').views.find(({ id }) => id === 'v4')).not.toHaveProperty('color');
    expect(refusal({ kind: 'retypeField', field: 'f4', type: 'text', limits: {} })).toMatch(/is a link/);
    expect(refusal({ kind: 'retypeField', field: 'f3', type: 'reference', limits: {} })).toMatch(
      /needs the table/,
    );
  });
});

describe('links', () => {
  const relate: Operation = {
    kind: 'relate',
    entity: 'e2',
    name: 'Made by',
    reference: { entity: 'e1', inverse: 'Made', onDelete: 'cascade' },
    many: true,
    required: false,
  };

  it('[MODEL-01] a link to several is added, cleared when one is deleted, and taken away again', () => {
    const { model, change } = applied(relate);
    expect(fieldIn(model, 'f12')).toEqual({
      id: 'f12',
      name: 'Made by',
      type: 'reference',
      key: 'f12.1',
      required: false,
      many: true,
      reference: { entity: 'e1', inverse: 'Made', onDelete: 'clear' },
    });
    expect(change).toBe('field Made by added to Order, which links to several customers');
    const gone = applied({ kind: 'unrelate', field: 'f12' }, model);
    expect(fieldIn(gone.model, 'f12')).toBeUndefined();
    expect(gone.archived).toEqual(['Values of Made by are kept and come back with undo']);
  });

  it('[MODEL-01] is refused without a table, without a name of its own, and for a field that is none', () => {
    expect(refusal({ ...relate, reference: { entity: 'e9', inverse: 'Made', onDelete: 'clear' } })).toMatch(
      /no such table/,
    );
    expect(refusal({ ...relate, reference: { entity: 'e1', inverse: 'Orders', onDelete: 'clear' } })).toMatch(
      /two lists/,
    );
    expect(refusal({ ...relate, name: 'price' })).toBe('Order already has a field Price');
    expect(refusal({ kind: 'unrelate', field: 'f3' })).toBe('Number is no link');
  });
});

describe('settings of tables and of the application', () => {
  it('[MODEL-04] adds the view that a list should open as where any records can be shown so', () => {
    const { model, change } = applied({ kind: 'setView', entity: 'e1', view: 'cards' });
    expect(entityIn(model, 'e1')).toMatchObject({
      views: [{ id: 'v1' }, { id: 'v20', kind: 'cards' }],
      defaultView: 'v20',
    });
    expect(change).toBe('customers now open as cards');
    expect(refusal({ kind: 'setView', entity: 'e1', view: 'board' })).toBe(
      'customers cannot be shown as a board yet',
    );
  });

  it('[MODEL-17] a renamed table takes the names of its page and of its lists along', () => {
    const { model } = applied({ kind: 'renameEntity', entity: 'e2', name: 'Job', plural: 'Jobs' });
    expect(model.pages.map(({ name }) => name)).toEqual(['Overview', 'Jobs', 'Customers']);
    expect(fieldIn(model, 'f4')?.reference?.inverse).toBe('Jobs');
  });

  it('[MODEL-17] a new table comes with its page', () => {
    const draft = {
      type: 'text',
      required: undefined,
      phrase: '',
      isTypeStated: true,
      areLimitsStated: false,
      isKnown: false,
    } as const;
    const { model, blast } = applied({
      kind: 'addEntity',
      draft: { name: 'Shelf', plural: 'Shelves', fields: [{ ...draft, name: 'Name' }] },
    });
    expect(model.pages.at(-1)).toMatchObject({
      name: 'Shelves',
      blocks: [{ kind: 'records', entity: 'e3' }],
    });
    expect(blast.added).toEqual(expect.arrayContaining(['e3', 'f12']));
    expect(blast.changed).toEqual(['application']);
  });

  it.each<[string, Operation, (model: ApplicationModel) => unknown, unknown, string]>([
    [
      'default view',
      { kind: 'setDefaultView', view: 'v4' },
      ({ entities }) => entities[1]?.defaultView,
      'v4',
      'the list opens orders with the view Calendar',
    ],
    [
      'order of tables',
      { kind: 'moveEntity', entity: 'e2', to: 0 },
      ({ entities }) => entities.map(({ id }) => id),
      ['e2', 'e1'],
      'table Order moved to place 1',
    ],
    [
      'icon of a table',
      { kind: 'setEntityIcon', entity: 'e1', icon: 'users' },
      ({ entities }) => entities[0]?.icon,
      'users',
      'icon of Customer is now users',
    ],
    [
      'week',
      { kind: 'setWeekStart', weekStart: 'monday' },
      ({ format }) => format.weekStart,
      'monday',
      'weeks begin on Monday',
    ],
    [
      'look',
      { kind: 'setLook', look: { icon: 'leaf', radius: 'round' } },
      ({ theme }) => [theme.icon, theme.radius, theme.density],
      ['leaf', 'round', 'cozy'],
      'the look is now: icon leaf and corners round',
    ],
  ])('[MODEL-09] sets the %s', (_, operation, read, expected, change) => {
    const outcome = applied(operation);
    expect(read(outcome.model)).toEqual(expected);
    expect(outcome.change).toBe(change);
    expect(refusal(operation, outcome.model)).toMatch(/already/);
  });

  it('[MODEL-09] null takes an icon and a week away', () => {
    const { model } = applied({ kind: 'setLook', look: { icon: 'leaf' } });
    expect(applied({ kind: 'setLook', look: { icon: null } }, model).model.theme).toEqual(ordersModel.theme);
    const weeks = applied({ kind: 'setWeekStart', weekStart: 'sunday' }).model;
    expect(applied({ kind: 'setWeekStart', weekStart: null }, weeks).model.format).toEqual(
      ordersModel.format,
    );
  });
});
