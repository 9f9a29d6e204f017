import { ordersModel } from '../model/orders-model-testing';
import { applied, entityIn, fieldIn, refusal } from './operations-testing';

/** What a removal takes along, and what it does not. */

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('removing', () => {
  it.each([
    ['f5', 'Total is worked out from the field Price'],
    ['f7', 'the figure Revenue is worked out from the field Total'],
    ['f9', 'the figure Revenue is worked out from the field Due'],
    ['f4', 'Orders placed is worked out from the field Customer'],
  ])('[MODEL-17] a field that something is worked out from is refused: %s', (field, why) => {
    expect(refusal({ kind: 'removeField', field })).toBe(why);
  });

  it('[MODEL-17] takes along what means nothing without the field, and says so', () => {
    // Without the figure that is counted by it, the status may go.
    const model = applied({ kind: 'removePart', part: 'metric', id: 'm2' }).model;
    const { change, model: after, blast, archived } = applied({ kind: 'removeField', field: 'f8' }, model);
    const orders = entityIn(after, 'e2');
    expect(ids(orders.views)).toEqual(['v2', 'v4', 'v5', 'v6']);
    expect(orders.views[1]).toEqual({ id: 'v4', name: 'Calendar', kind: 'calendar', start: 'f9' });
    expect(orders.views[0]).toMatchObject({ fields: ['f3', 'f11'] });
    expect(orders).toMatchObject({ defaultView: 'v2', filters: [], badges: [], actions: [] });
    expect(orders).not.toHaveProperty('defaultFilter');
    expect(ids(orders.rules)).toEqual(['r1', 'r2']);
    expect(after.pages[0]?.blocks.map(({ id }) => id)).toEqual(['k1', 'k2', 'k4', 'k5']);
    expect(orders.samples[0]?.values).not.toHaveProperty('f8');
    expect(change).toBe(
      'field Status removed from Order, and with it the view By status, the filter Open, the badge Overdue, the action Mark paid and the short list Next',
    );
    expect(blast).toMatchObject({ needsConfirmation: true, records: archived });
    expect(blast.removed).toEqual(
      expect.arrayContaining(['f8', 'o1', 'o2', 'o3', 'v3', 'q1', 'b1', 'a2', 'k3']),
    );
    expect(archived).toEqual(['Values of Status are kept and come back with undo']);
  });

  it('[MODEL-17] a rule goes with a field that it compares, and stays without the place of its message', () => {
    expect(ids(entityIn(applied({ kind: 'removeField', field: 'f11' }).model, 'e2').rules)).toEqual(['r1']);
  });

  it('[MODEL-17] an option takes along what asks for it; a default of it is dropped', () => {
    const model = applied({ kind: 'removePart', part: 'metric', id: 'm2' }).model;
    const {
      change,
      model: after,
      archived,
    } = applied({ kind: 'removeOption', field: 'f8', option: 'o1' }, model);
    expect(fieldIn(after, 'f8')).not.toHaveProperty('default');
    expect(change).toBe(
      'option Open removed from Status of Order, and with it the filter Open and the action Mark paid',
    );
    expect(archived).toEqual(['Records with Open show no status; undo brings it back']);
    expect(entityIn(after, 'e2').samples[0]?.values).not.toHaveProperty('f8');
  });

  it('[MODEL-17] an option that a figure counts is refused, also when all options are said anew', () => {
    expect(refusal({ kind: 'removeOption', field: 'f8', option: 'o1' })).toBe(
      'the figure Open orders is worked out from the option Open',
    );
    expect(refusal({ kind: 'setOptions', field: 'f8', options: ['Paid', 'Late'] })).toBe(
      'the figure Open orders is worked out from the option Open',
    );
  });

  it('[MODEL-17] a table takes along its figures, what shows them, links to it and its pages', () => {
    const { model: without } = applied({ kind: 'setComputed', field: 'f2', computed: null });
    const {
      model: after,
      change,
      archived,
      blast,
    } = applied({ kind: 'removeEntity', entity: 'e2' }, without);
    expect(ids(after.entities)).toEqual(['e1']);
    expect(after.metrics).toEqual([]);
    expect(entityIn(after, 'e1').actions).toEqual([]);
    expect(after.pages.map(({ id, blocks }) => [id, ids(blocks)])).toEqual([
      ['p1', ['k4', 'k5']],
      ['p3', ['k7']],
    ]);
    expect(change).toBe(
      'table Order removed, and with it the action New order, the figure Revenue and the figure Open orders',
    );
    expect(archived).toEqual(['Records of Order are kept and come back with undo']);
    expect(blast.needsConfirmation).toBe(true);
  });

  it('[MODEL-17] a table that is linked to takes the links along', () => {
    const { model: after, change } = applied({ kind: 'removeEntity', entity: 'e1' });
    expect(fieldIn(after, 'f4')).toBeUndefined();
    expect(entityIn(after, 'e2').samples[0]?.values).not.toHaveProperty('f4');
    expect(change).toBe('table Customer removed, and with it the field Customer');
  });

  it('[MODEL-17] a table that something is worked out from is refused', () => {
    expect(refusal({ kind: 'removeEntity', entity: 'e2' })).toBe(
      'Orders placed is worked out from the table Order',
    );
  });

  it('[MODEL-17] a figure takes its charts along and leaves the others in the row', () => {
    const { model: after, change } = applied({ kind: 'removePart', part: 'metric', id: 'm1' });
    expect(ids(entityIn(after, 'e2').views)).toEqual(['v2', 'v3', 'v4', 'v5']);
    expect(after.pages[0]?.blocks).toMatchObject([
      { id: 'k1', metrics: ['m2'] },
      { id: 'k3' },
      { id: 'k4' },
      { id: 'k5' },
    ]);
    expect(change).toBe('figure Revenue removed, and with it the view By month and the chart Revenue');
  });

  it('[MODEL-17] a page goes with its last block, and the last page stays', () => {
    const { model, change } = applied({ kind: 'removePart', part: 'block', id: 'k7' });
    expect(change).toBe('list of Customers of Customers removed, and with it the page Customers');
    const one = applied({ kind: 'removePart', part: 'page', id: 'p1' }, model).model;
    expect(refusal({ kind: 'removePart', part: 'page', id: 'p2' }, one)).toBe(
      'the application would have no page left',
    );
  });

  it('[MODEL-17] the last view stays', () => {
    expect(refusal({ kind: 'removePart', part: 'view', id: 'v1' })).toBe(
      'customers would have no view left to be shown in',
    );
  });

  it('[MODEL-17] the view that opens is followed by the first that is left', () => {
    expect(entityIn(applied({ kind: 'removePart', part: 'view', id: 'v3' }).model, 'e2').defaultView).toBe(
      'v2',
    );
    expect(ordersModel.entities[1]?.defaultView).toBe('v3');
  });
});
