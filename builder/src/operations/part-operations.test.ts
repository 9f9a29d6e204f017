import { MAX_RULES } from '@tessera/shared/contracts';
import { ordersModel } from '../model/orders-model-testing';
import type { Operation } from './operation';
import { applied, entityIn, refusal } from './operations-testing';
import type { PartDrafts } from './part-operation';

/** Views, filters, rules and the other lists: added, changed, moved. What goes is in removal.test.ts. */

describe('parts of a model', () => {
  it('[MODEL-04] a view is added where it is asked for, with an id of its own', () => {
    const { model, change, blast } = applied({
      kind: 'addPart',
      part: 'view',
      owner: 'e2',
      draft: { kind: 'timeline', name: 'Plan', start: 'f9', end: 'f9' },
      at: 1,
    });
    expect(entityIn(model, 'e2').views[1]).toEqual({
      id: 'v20',
      name: 'Plan',
      kind: 'timeline',
      start: 'f9',
      end: 'f9',
    });
    expect(model.next.node).toBe(21);
    expect(change).toBe('view Plan added to Order');
    expect(blast).toEqual({
      added: ['v20'],
      changed: ['e2'],
      removed: [],
      records: [],
      needsConfirmation: false,
    });
  });

  it('[MODEL-04] a view without what it stands on is refused with the reason', () => {
    expect(
      refusal({
        kind: 'addPart',
        part: 'view',
        owner: 'e2',
        draft: { kind: 'board', name: 'Board', by: 'f5' },
      }),
    ).toBe('The view Board needs a choice or a link with one value, which Price is not');
  });

  it('[MODEL-05] a filter is added, changed and opened with', () => {
    const added = applied({
      kind: 'addPart',
      part: 'filter',
      owner: 'e2',
      draft: { name: 'Late', where: 'f8 = o3' },
    });
    const changed = applied(
      { kind: 'changePart', part: 'filter', id: 'q20', to: { name: 'Too late', where: 'f9 < today' } },
      added.model,
    );
    expect(entityIn(changed.model, 'e2').filters[1]).toEqual({
      id: 'q20',
      name: 'Too late',
      where: 'f9 < today',
    });
    expect(changed.blast.changed).toEqual(['q20']);
    const opened = applied({ kind: 'setDefaultFilter', entity: 'e2', filter: 'q20' }, changed.model);
    expect(opened.change).toBe('the list of orders opens with the filter Too late');
    const all = applied({ kind: 'setDefaultFilter', entity: 'e2', filter: null }, opened.model);
    expect(entityIn(all.model, 'e2')).not.toHaveProperty('defaultFilter');
    expect(refusal({ kind: 'setDefaultFilter', entity: 'e1', filter: 'q1' })).toBe('there is no such filter');
  });

  it('[MODEL-06] rules and badges are added', () => {
    const rule = applied({
      kind: 'addPart',
      part: 'rule',
      owner: 'e2',
      draft: {
        kind: 'limit',
        message: 'Three open orders at most.',
        most: '3',
        within: ['f4'],
        where: 'f8 = o1',
      },
    });
    expect(rule.change).toBe("rule 'Three open orders at most.' added to Order");
    const badge = applied({
      kind: 'addPart',
      part: 'badge',
      owner: 'e2',
      draft: { text: 'Big', tone: 'info', when: 'f6 > 10' },
    });
    expect(entityIn(badge.model, 'e2').badges.map(({ text }) => text)).toEqual(['Overdue', 'Big']);
  });

  const limitOf = (most: string, message: string): Operation => ({
    kind: 'addPart',
    part: 'rule',
    owner: 'e2',
    draft: { kind: 'limit', message, most, within: ['f4', 'f9'] },
  });

  it('[SCR-14] a table has thirty rules at most', () => {
    const before = entityIn(ordersModel, 'e2').rules.length;
    const adds = Array.from({ length: MAX_RULES - before }, (_, at) => limitOf(String(at + 1), 'Too many.'));
    const full = adds.reduce((model, operation) => applied(operation, model).model, ordersModel);
    expect(entityIn(full, 'e2').rules).toHaveLength(30);
    expect(refusal(limitOf('999', 'Too many.'), full)).toBe(
      'Order already has 30 rules, which is the most it can hold',
    );
  });

  it.each<[what: string, draft: PartDrafts['rule'], other: PartDrafts['rule']]>([
    [
      'a check that is told at another field',
      { kind: 'check', message: 'One.', holds: 'f6 < 9' },
      { kind: 'check', message: 'Two.', holds: 'f6 < 9', field: 'f6' },
    ],
    [
      'the same columns in another order',
      { kind: 'unique', message: 'One.', fields: ['f4', 'f9'] },
      { kind: 'unique', message: 'Two.', fields: ['f9', 'f4'] },
    ],
    [
      'the same span',
      { kind: 'noOverlap', message: 'One.', start: 'f9', end: 'f9 + 1 day', within: ['f4'] },
      { kind: 'noOverlap', message: 'Two.', start: 'f9', end: 'f9 + 1 day', within: ['f4'] },
    ],
    [
      'the same number of the same records',
      { kind: 'limit', message: 'One.', most: '3', within: ['f4'], where: 'f8 = o1' },
      { kind: 'limit', message: 'Two.', most: '3', within: ['f4'], where: 'f8 = o1' },
    ],
  ])('[SCR-14] a rule is there once, whatever it tells: %s', (_, draft, other) => {
    const add = (rule: PartDrafts['rule']): Operation => ({
      ...{ kind: 'addPart', part: 'rule', owner: 'e2', draft: rule },
    });
    const { model } = applied(add(draft));
    expect(refusal(add(other), model)).toBe("the rule 'One.' of Order is there already");
  });

  it('[SCR-14] rules that ask for something else stand beside each other', () => {
    const { model } = applied(limitOf('3', 'Three.'));
    const before = entityIn(model, 'e2').rules.length;
    const more = applied(limitOf('4', 'Three.'), model).model;
    expect(entityIn(more, 'e2').rules).toHaveLength(before + 1);
  });

  it('[MODEL-05] an action must set what may be set', () => {
    expect(
      refusal({
        kind: 'addPart',
        part: 'action',
        owner: 'e2',
        draft: { kind: 'change', name: 'Give away', set: [{ field: 'f7', to: '0' }] },
      }),
    ).toBe('The action Give away sets Total, which is worked out');
  });

  it('[MODEL-03] a metric is added and shown on a page of its own', () => {
    const metric = applied({
      kind: 'addPart',
      part: 'metric',
      owner: '',
      draft: { name: 'Orders', entity: 'e2', op: 'count' },
    });
    const page = applied(
      {
        kind: 'addPart',
        part: 'page',
        owner: '',
        draft: { name: 'Figures', icon: 'leaf', blocks: [{ kind: 'figures', metrics: ['m20'] }] },
        at: 0,
      },
      metric.model,
    );
    expect(page.model.pages[0]).toEqual({
      id: 'p21',
      name: 'Figures',
      icon: 'leaf',
      blocks: [{ id: 'k22', kind: 'figures', metrics: ['m20'] }],
    });
    expect(page.change).toBe('page Figures added');
  });

  it('[MODEL-04] a page is renamed with its blocks, and a block is changed', () => {
    const renamed = applied({ kind: 'changePart', part: 'page', id: 'p1', to: { name: 'Home' } }).model;
    expect(renamed.pages[0]).toMatchObject({ name: 'Home', blocks: [{ id: 'k1' }, {}, {}, {}, {}] });
    const changed = applied({
      kind: 'changePart',
      part: 'block',
      id: 'k5',
      to: { kind: 'text', text: 'Vases.' },
    });
    expect(changed.model.pages[0]?.blocks[4]).toEqual({ id: 'k5', kind: 'text', text: 'Vases.' });
    expect(changed.change).toBe('text of Overview changed');
  });

  it('[MODEL-08] a sample holds what its fields can hold', () => {
    const { model } = applied({
      kind: 'addPart',
      part: 'sample',
      owner: 'e2',
      draft: { values: { f3: 'A-2', f4: 's1' } },
    });
    expect(entityIn(model, 'e2').samples[1]).toEqual({ id: 's20', values: { f3: 'A-2', f4: 's1' } });
    expect(refusal({ kind: 'addPart', part: 'sample', owner: 'e2', draft: { values: { f9: 'soon' } } })).toBe(
      'A sample record of Orders holds what Due cannot hold',
    );
  });

  it('[MODEL-04] parts are moved, and what stands there already is not', () => {
    const { model, change } = applied({ kind: 'movePart', part: 'page', id: 'p2', to: 0 });
    expect(model.pages.map(({ id }) => id)).toEqual(['p2', 'p1', 'p3']);
    expect(change).toBe('page Orders moved to place 1');
    expect(refusal({ kind: 'movePart', part: 'view', id: 'v3', to: 1 })).toBe(
      'the view By status of Order already stands there',
    );
  });

  it.each([
    ['there is no such view', { kind: 'removePart', part: 'view', id: 'v99' }],
    ['there is no such figure', { kind: 'movePart', part: 'metric', id: 'm99', to: 0 }],
    [
      'there is no such badge',
      { kind: 'changePart', part: 'badge', id: 'b99', to: { text: 'A', tone: 'bad', when: 'true' } },
    ],
    [
      'there is no such table',
      { kind: 'addPart', part: 'filter', owner: 'e9', draft: { name: 'A', where: 'true' } },
    ],
    [
      'there is no such page',
      { kind: 'addPart', part: 'block', owner: 'p9', draft: { kind: 'text', text: 'A' } },
    ],
    [
      'that is so already',
      { kind: 'changePart', part: 'filter', id: 'q1', to: { name: 'Open', where: 'f8 = o1' } },
    ],
  ] as const)('[MODEL-17] refuses with: %s', (why, operation) => {
    expect(refusal(operation)).toBe(why);
  });
});
