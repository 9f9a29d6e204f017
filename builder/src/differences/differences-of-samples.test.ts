import type { ApplicationModel, Entity, View } from '@tessera/shared/contracts';
import { changeApplication } from '../change';
import { SAMPLE_APPLICATIONS } from '../samples';
import { beginWithSample } from '../samples/begin-with-sample';
import { differencesInWords } from './differences-in-words';

const MODELS = SAMPLE_APPLICATIONS.map(({ id }) => [id, modelOf(id)] as const);

function modelOf(id: string): ApplicationModel {
  const made = beginWithSample(id, 'Mine');
  if (!made) throw new Error(`There is no sample ${id}`);
  return made.model;
}

/** The model with another first table. */
function withFirst(model: ApplicationModel, change: (entity: Entity) => Entity): ApplicationModel {
  const [first, ...others] = model.entities;
  if (!first) throw new Error('There is no table');
  return { ...model, entities: [change(first), ...others] };
}

function withView(model: ApplicationModel, change: (view: View, entity: Entity) => View): ApplicationModel {
  return withFirst(model, (entity) => ({
    ...entity,
    views: entity.views.map((view, index) => (index === 0 ? change(view, entity) : view)),
  }));
}

const shown = ({ id, name }: View, fields: readonly string[]): View => ({
  ...{ id, name, kind: 'table' },
  fields: [...fields],
});

/** What nobody should read: ids, code, a sentence that does not go on. */
const UNREADABLE =
  /undefined|null|\[object|\b[efovqrimpbaks]\d+\b|[{}]|\s{2}|\s$|\b1 (?:columns|fields|records)\b/;

describe('[PRJ-03] differences of real applications', () => {
  it.each(MODELS)('tell in plain words how %s grew, and how it is gone', (_, model) => {
    const [first] = model.entities;
    if (!first) throw new Error('There is no table');
    const less = {
      ...model,
      entities: model.entities.slice(0, 1).map((entity) => ({
        ...entity,
        fields: entity.fields.slice(0, 2),
        views: entity.views.slice(0, 1),
        filters: [],
        rules: [],
        badges: [],
        actions: [],
        samples: entity.samples.slice(0, 1),
      })),
      pages: model.pages.slice(0, 1),
      metrics: [],
    };
    const [grown, gone] = [differencesInWords(less, model), differencesInWords(model, less)];
    for (const sentence of [...grown, ...gone]) expect(sentence).not.toMatch(UNREADABLE);
    for (const { name, fields } of model.entities.slice(1)) {
      const noun = fields.length === 1 ? 'field' : 'fields';
      expect(grown).toContain(`table ${name} added with ${String(fields.length)} ${noun}`);
      expect(gone).toContain(`table ${name} removed`);
    }
    for (const { name } of first.fields.slice(2))
      expect(gone).toContain(`field ${name} removed from ${first.name}`);
    for (const { name } of first.views.slice(1)) {
      expect(grown).toContain(`view ${name} added to ${first.name}`);
      expect(gone).toContain(`view ${name} of ${first.name} removed`);
    }
    for (const { name } of model.pages.slice(1)) {
      expect(grown).toContain(`page ${name} added`);
      expect(gone).toContain(`page ${name} removed`);
    }
    for (const { message } of first.rules)
      expect(gone).toContain(`rule '${message}' of ${first.name} removed`);
  });

  it.each(MODELS)('count and name the columns of a view of %s', (_, model) => {
    const [first] = model.entities;
    const [a, b, c, d] = first?.fields ?? [];
    if (!first || !a || !b || !c || !d) return;
    const name = `view ${first.views[0]?.name ?? ''} of ${first.name}`;
    const [few, many] = [
      withView(model, (view) => shown(view, [a.id])),
      withView(model, (view) => shown(view, [a.id, b.id, c.id, d.id])),
    ];
    expect(differencesInWords(few, many)).toEqual([
      `${name} gains 3 columns: ${b.name}, ${c.name} and ${d.name}`,
    ]);
    expect(differencesInWords(many, few)).toEqual([
      `${name} loses 3 columns: ${b.name}, ${c.name} and ${d.name}`,
    ]);
    const one = withView(model, (view) => shown(view, [b.id, a.id]));
    expect(differencesInWords(few, one)).toEqual([`${name} gains 1 column: ${b.name}`]);
    const turned = withView(model, (view) => shown(view, [a.id, b.id]));
    expect(differencesInWords(one, turned)).toEqual([`the order of the columns of ${name} changed`]);
  });

  it.each([
    [
      'another name and kind',
      (view: View): View => ({ id: view.id, name: 'Everything', kind: 'cards' }),
      [/^view .+ of Order is now view Everything$/, /^view Everything of Order is now cards$/],
    ],
  ])('say of a view what it is now: %s', (_, change, expected) => {
    const model = withFirst(modelOf('florist-orders'), (entity) => ({
      ...entity,
      name: 'Order',
      views: entity.views.map((view, index) =>
        index === 0 ? { id: view.id, name: 'Table', kind: 'table' as const } : view,
      ),
    }));
    const said = differencesInWords(model, withView(model, change));
    expect(said).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(said[index]).toMatch(pattern);
  });

  it('tell of several messages at once what is left of them', () => {
    const first = modelOf('reading-list');
    let model = first;
    for (const message of [
      'add a field bindery',
      'rename bindery to workshop',
      'add a field mood',
      'remove mood',
    ]) {
      const result = changeApplication(model, message);
      if (result.kind === 'changed') model = result.model;
    }
    const said = differencesInWords(first, model);
    expect(said.join('; ')).toMatch(/field Workshop .*added to/);
    expect(said.join('; ')).not.toMatch(/mood|bindery/i);
  });
});
