import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { createApplication } from '../create';
import { ordersModel } from '../model/orders-model-testing';
import { checkModel } from './check-model';

const failed = (broken: ApplicationModel) => checkModel(broken).filter((check) => !check.passed);
const failedIds = (broken: ApplicationModel) => failed(broken).map(({ id }) => id);
const sentenceOf = (broken: ApplicationModel, id: string) =>
  failed(broken).find((check) => check.id === id)?.message;

/** The shop with something else in its orders. */
function withOrders(change: Partial<Entity>): ApplicationModel {
  return {
    ...ordersModel,
    entities: ordersModel.entities.map((one) => (one.id === 'e2' ? { ...one, ...change } : one)),
  };
}

/** The shop with something else in one of its fields. */
function withField(id: string, change: Partial<Field>): ApplicationModel {
  return {
    ...ordersModel,
    entities: ordersModel.entities.map((entity) => ({
      ...entity,
      fields: entity.fields.map((field) => (field.id === id ? { ...field, ...change } : field)),
    })),
  };
}

const link = (change: Partial<NonNullable<Field['reference']>>, field: Partial<Field> = {}) =>
  withField('f4', {
    ...field,
    reference: { entity: 'e1', inverse: 'Orders', onDelete: 'refuse', ...change },
  });
const [customers, orders] = ordersModel.entities as [Entity, Entity];
const view = (change: Entity['views'][number]) => withOrders({ views: [...orders.views, change] });
const sample = (values: Entity['samples'][number]['values']) =>
  withOrders({ samples: [{ id: 's2', values }] });
const page = (block: ApplicationModel['pages'][number]['blocks'][number]): ApplicationModel => ({
  ...ordersModel,
  pages: [{ id: 'p1', name: 'Overview', blocks: [block] }],
});
const metric = (change: Partial<ApplicationModel['metrics'][number]>): ApplicationModel => ({
  ...ordersModel,
  metrics: ordersModel.metrics.map((one) => (one.id === 'm1' ? { ...one, ...change } : one)),
});

describe('checkModel', () => {
  it('[PRJ-02] passes a model that was made by the builder', () => {
    const { model } = createApplication('a journal with song, rating from 1 to 5, status (open, done)', {
      name: 'x',
    });
    expect(failed(model)).toEqual([]);
  });

  it('[MODEL-17] passes a model with one of everything', () => {
    expect(failed(ordersModel)).toEqual([]);
  });

  it('[PRJ-02] answers for something that is no model at all', () => {
    expect(failedIds({} as ApplicationModel)).toContain('model.schema');
  });

  it('[MODEL-17] says in words what cannot be kept, and where', () => {
    const [first, ...others] = ordersModel.entities;
    const [field, ...fields] = first?.fields ?? [];
    const broken = [{ ...first, fields: [{ ...field, max: Infinity }, ...fields] }, ...others];
    const model = { ...ordersModel, entities: broken } as ApplicationModel;
    expect(checkModel(model).find(({ id }) => id === 'model.schema')?.message).toBe(
      `max of ${field?.name ?? ''} of ${first?.name ?? ''} is not a value that can be kept`,
    );
  });

  it('[MODEL-17] gives each rule once', () => {
    const ids = checkModel(ordersModel).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each<[string, string, ApplicationModel]>([
    [
      'model.ids',
      'q1 is the id of two things',
      withOrders({ filters: [...orders.filters, ...orders.filters] }),
    ],
    [
      'model.id-letters',
      'does not begin with v',
      withOrders({ views: [{ id: 'x2', name: 'Table', kind: 'table' }], defaultView: 'x2' }),
    ],
    ['model.next', 'not below the next id', { ...ordersModel, next: { ...ordersModel.next, field: 1 } }],
    ['model.next', 'not below the next id', { ...ordersModel, next: { ...ordersModel.next, node: 5 } }],
    ['model.keys', 'the key of another field', withField('f3', { key: 'f9.1' })],
    ['model.entity-names', 'Two tables are called', withOrders({ name: 'customer' })],
    ['model.field-names', 'the field Price twice', withField('f6', { name: 'Price' })],
    ['model.label', 'no label field', withOrders({ labelField: 'f77' })],
    ['model.sort', 'sorted by no field', withOrders({ sort: { field: 'f1', direction: 'asc' } })],
    ['model.options', 'has no options', withField('f8', { options: [] })],
    ['model.options', 'is no choice', withField('f5', { options: [{ id: 'o9', label: 'A' }] })],
    ['model.bounds', 'above the largest', withField('f6', { min: 5, max: 1 })],
    ['model.many', 'several values', withField('f5', { many: true })],
    ['model.computed', 'cannot be required', withField('f7', { required: true })],
    ['model.computed', 'without doubles', withField('f7', { unique: true })],
    ['model.computed', 'no default', withField('f7', { default: '1' })],
    [
      'model.references',
      'is no link',
      withField('f5', { reference: { entity: 'e1', inverse: 'X', onDelete: 'clear' } }),
    ],
    ['model.references', 'a table that is not there', link({ entity: 'e9' })],
    ['model.references', 'only taken from it', link({}, { many: true })],
    [
      'model.inverses',
      'two lists of linked records',
      withOrders({
        fields: [
          ...orders.fields,
          {
            id: 'f10',
            name: 'Payer',
            type: 'reference',
            key: 'f10.1',
            required: false,
            reference: { entity: 'e1', inverse: 'orders', onDelete: 'clear' },
          },
        ],
      }),
    ],
    [
      'model.naming',
      'named by themselves',
      withOrders({
        labelField: 'f4',
        fields: orders.fields.map((one) =>
          one.id === 'f4'
            ? { ...one, reference: { entity: 'e2', inverse: 'Orders', onDelete: 'clear' } }
            : one,
        ),
      }),
    ],
    ['model.expression-names', 'Total of Order uses f55', withField('f7', { computed: 'f5 * f55' })],
    [
      'model.expression-names',
      'uses o8',
      withOrders({ filters: [{ id: 'q1', name: 'Odd', where: 'f8 = o8' }] }),
    ],
    ['model.circles', 'Price is worked out from itself', withField('f5', { computed: 'f7 / 2' })],
    ['model.expressions', 'Quantity of Order: ', withField('f6', { default: 'f5' })],
    ['model.expressions', 'Total of Order: ', withField('f7', { computed: 'f5 * f8' })],
    ['model.expressions', 'Total of Order: ', withField('f7', { computed: 'f5 *' })],
    ['model.expressions', 'Total of Order: ', withField('f7', { computed: 'f9' })],
    [
      'model.expressions',
      'The filter Odd: ',
      withOrders({ filters: [{ id: 'q1', name: 'Odd', where: 'f5' }] }),
    ],
    ['model.expressions', 'The figure Revenue: ', metric({ value: 'f3' })],
    ['model.expression-form', 'f5*f6, and not as f5 * f6', withField('f7', { computed: 'f5*f6' })],
    ['model.views', 'needs a choice or a link', view({ id: 'v9', name: 'Board', kind: 'board', by: 'f3' })],
    ['model.views', 'which is worked out', withField('f8', { computed: 'if f6 > 3 then o1 else o2' })],
    ['model.views', 'a field that Order has not', view({ id: 'v9', name: 'Board', kind: 'board', by: 'f1' })],
    ['model.views', 'needs a date', view({ id: 'v9', name: 'Days', kind: 'calendar', start: 'f3' })],
    [
      'model.views',
      'needs a date',
      view({ id: 'v9', name: 'Days', kind: 'calendar', start: 'f9', end: 'f8' }),
    ],
    [
      'model.views',
      'needs a choice or a link',
      view({ id: 'v9', name: 'Days', kind: 'calendar', start: 'f9', color: 'f9' }),
    ],
    [
      'model.views',
      'needs a date',
      view({ id: 'v9', name: 'Line', kind: 'timeline', start: 'f9', end: 'f5' }),
    ],
    ['model.views', 'needs a picture', view({ id: 'v9', name: 'Wall', kind: 'gallery', image: 'f3' })],
    [
      'model.views',
      'one number only',
      view({ id: 'v9', name: 'Chart', kind: 'chart', metric: 'm2', shape: 'bar' }),
    ],
    [
      'model.views',
      'a figure that is not there',
      view({ id: 'v9', name: 'Sums', kind: 'figures', metrics: ['m7'] }),
    ],
    ['model.views', 'not about Orders', metric({ entity: 'e1', value: 'f2', by: { field: 'f1' } })],
    [
      'model.views',
      'a field that Order has not',
      view({ id: 'v9', name: 'Sorted', kind: 'list', sort: { field: 'f1', direction: 'asc' } }),
    ],
    [
      'model.views',
      'shows a field twice',
      view({ id: 'v9', name: 'Twice', kind: 'list', fields: ['f3', 'f3'] }),
    ],
    ['model.view-names', 'two views called', view({ id: 'v9', name: 'calendar', kind: 'list' })],
    ['model.opening', 'a view that is not there', withOrders({ defaultView: 'v1' })],
    ['model.opening', 'a filter that is not there', withOrders({ defaultFilter: 'q7' })],
    [
      'model.rules',
      'a field that Order has not',
      withOrders({ rules: [{ id: 'r1', kind: 'unique', message: 'Once.', fields: ['f3', 'f1'] }] }),
    ],
    [
      'model.actions',
      'which is worked out',
      withOrders({ actions: [{ id: 'a2', name: 'Free', kind: 'change', set: [{ field: 'f7', to: '0' }] }] }),
    ],
    [
      'model.actions',
      'sets a field twice',
      withOrders({
        actions: [
          {
            id: 'a2',
            name: 'Now',
            kind: 'change',
            set: [
              { field: 'f9', to: 'today' },
              { field: 'f9', to: 'today' },
            ],
          },
        ],
      }),
    ],
    [
      'model.actions',
      'a table that is not there',
      withOrders({
        actions: [{ id: 'a2', name: 'Add', kind: 'add', entity: 'e7', set: [{ field: 'f9', to: 'today' }] }],
      }),
    ],
    ['model.samples', 'a field that is not there', sample({ f1: 'Ada' })],
    ['model.samples', 'cannot hold', sample({ f8: 'o9' })],
    ['model.samples', 'cannot hold', sample({ f4: 's2' })],
    ['model.samples', 'cannot hold', sample({ f9: 'soon' })],
    ['model.samples', 'cannot hold', sample({ f6: '3' })],
    ['model.samples', 'which is worked out', sample({ f7: '3.00' })],
    ['model.metrics', 'a table that is not there', metric({ entity: 'e9' })],
    ['model.metrics', 'a field that Order has not', metric({ by: { field: 'f1' } })],
    ['model.metrics', 'is no date', metric({ by: { field: 'f8', period: 'month' } })],
    ['model.pages', 'a table that is not there', page({ id: 'k1', kind: 'records', entity: 'e9' })],
    ['model.pages', 'a figure that is not there', page({ id: 'k1', kind: 'figures', metrics: ['m9'] })],
    ['model.pages', 'one number only', page({ id: 'k1', kind: 'chart', metric: 'm2', shape: 'bar' })],
    ['model.pages', 'a table that is not there', page({ id: 'k1', kind: 'add', entities: ['e9'] })],
    [
      'model.pages',
      'a field that Customer has not',
      page({
        id: 'k1',
        kind: 'shortlist',
        title: 'Next',
        entity: 'e1',
        most: 3,
        sort: { field: 'f9', direction: 'asc' },
      }),
    ],
  ])('[MODEL-17] %s finds a breach and says: … %s', (id, words, broken) => {
    expect(sentenceOf(broken, id)).toContain(words);
  });

  it('[MODEL-17] finds a metric without what it works out', () => {
    const { value: _, ...rest } = ordersModel.metrics[0] as ApplicationModel['metrics'][number];
    const broken = { ...ordersModel, metrics: [rest, ...ordersModel.metrics.slice(1)] };
    expect(sentenceOf(broken, 'model.metrics')).toContain('does not say what it works out');
  });

  it('[MODEL-01] lets a field be called as the list that it counts', () => {
    const fields = customers.fields.map((one) => (one.id === 'f2' ? { ...one, name: 'Orders' } : one));
    expect(failed({ ...ordersModel, entities: [{ ...customers, fields }, orders] })).toEqual([]);
  });
});
