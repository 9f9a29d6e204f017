import * as fc from 'fast-check';
import {
  applicationModelSchema,
  type Action,
  type ApplicationModel,
  type Badge,
  type Block,
  type Entity,
  type Field,
  type FieldType,
  type Filter,
  type Metric,
  type ModelPage,
  type Rule,
  type Sample,
  type View,
} from '@tessera/shared/contracts';
import {
  isDay,
  isGroup,
  isTyped,
  makeAccess,
  makeCondition,
  makeFields,
  makeIndexes,
  makeSignIn,
  TONES,
} from './arbitrary-fields-testing';
import { Dice } from './dice-testing';
import { GENERATOR, IdSource } from './ids';

/** Random models that hold all that `checkModel` asks, with some of everything that a model can have. */

const NUMBERS: readonly FieldType[] = ['integer', 'number', 'percent', 'duration', 'rating'];

function makeView(dice: Dice, fields: readonly Field[]): View {
  const base = {
    id: dice.ids.node('v'),
    name: dice.name(),
    ...(dice.oneIn(4) ? { where: makeCondition(dice, fields) } : {}),
    ...(dice.oneIn(3)
      ? { sort: { field: dice.pick(fields).id, direction: dice.pick(['asc', 'desc'] as const) } }
      : {}),
  };
  const shown = dice.pickSome(fields).map(({ id }) => id);
  const columns = shown.length === 0 ? {} : { fields: shown.slice(0, 12) };
  const groups = fields.filter((field) => isGroup(field) && isTyped(field));
  const days = fields.filter(isDay);
  const images = fields.filter(({ type }) => type === 'image');
  const kinds: (() => View)[] = [
    () => ({ ...base, kind: dice.pick(['table', 'list', 'cards'] as const), ...columns }),
    ...(groups.length > 0
      ? [(): View => ({ ...base, kind: 'board', by: dice.pick(groups).id, ...columns })]
      : []),
    ...(images.length > 0
      ? [(): View => ({ ...base, kind: 'gallery', image: dice.pick(images).id, ...columns })]
      : []),
    ...(days.length > 0
      ? [
          (): View => ({
            ...base,
            kind: 'calendar',
            start: dice.pick(days).id,
            ...(dice.oneIn(2) ? { end: dice.pick(days).id } : {}),
            ...(groups.length > 0 ? { color: dice.pick(groups).id } : {}),
          }),
          (): View => ({ ...base, kind: 'timeline', start: dice.pick(days).id, end: dice.pick(days).id }),
        ]
      : []),
  ];
  return dice.pick(kinds)();
}

function makeRule(dice: Dice, fields: readonly Field[]): Rule {
  const base = { id: dice.ids.node('r'), message: `${dice.name()} does not hold.` };
  const days = fields.filter(({ type }) => type === 'date');
  const within = [dice.pick(fields).id];
  const kinds: (() => Rule)[] = [
    () => ({ ...base, kind: 'check', holds: makeCondition(dice, fields), field: dice.pick(fields).id }),
    () => ({ ...base, kind: 'limit', most: String(1 + dice.upTo(9)), within }),
    ...(fields.length > 1
      ? [(): Rule => ({ ...base, kind: 'unique', fields: fields.slice(0, 2).map(({ id }) => id) })]
      : []),
    ...(days.length > 0
      ? [
          (): Rule => {
            const start = dice.pick(days).id;
            return { ...base, kind: 'noOverlap', start, end: `${start} + 2 days`, within };
          },
        ]
      : []),
  ];
  return dice.pick(kinds)();
}

function makeAction(dice: Dice, entity: Entity, entities: readonly Entity[]): Action[] {
  const target = dice.oneIn(2) ? entity : dice.pick(entities);
  const settable = target.fields.filter((field) => isTyped(field) && field.type === 'date');
  if (settable.length === 0) return [];
  const base = {
    id: dice.ids.node('a'),
    name: dice.name(),
    ...(dice.oneIn(2) ? { when: makeCondition(dice, entity.fields) } : {}),
    set: [{ field: dice.pick(settable).id, to: 'today + 1 day' }],
  };
  return [target === entity ? { ...base, kind: 'change' } : { ...base, kind: 'add', entity: target.id }];
}

const SAMPLE_TEXTS: Readonly<Partial<Record<FieldType, string>>> = {
  money: '12.50',
  date: '+3',
  datetime: '-2T10:30',
  time: '18:30',
  color: '#aa00ff',
};

function sampleValue(
  dice: Dice,
  field: Field,
  samples: ReadonlyMap<string, readonly string[]>,
): Sample['values'] {
  const { id, type, options = [], many, reference } = field;
  const one = (value: Sample['values'][string] | undefined) => (value === undefined ? {} : { [id]: value });
  if (type === 'boolean') return one(dice.oneIn(2));
  if (NUMBERS.includes(type)) return one(1 + dice.upTo(4));
  if (type === 'tags') return one(['red', 'f1']);
  if (type === 'choice' || type === 'reference') {
    const known = reference ? (samples.get(reference.entity) ?? []) : options.map((option) => option.id);
    return many === true ? one(dice.pickSome(known)) : one(known[0]);
  }
  return one(SAMPLE_TEXTS[type] ?? dice.name());
}

function makeEntity(dice: Dice, id: string, entities: readonly string[]): Entity {
  const fields = makeFields(dice, entities);
  const table: View = { id: dice.ids.node('v'), name: 'Table', kind: 'table' };
  const views = [table, ...dice.times(3, () => makeView(dice, fields))];
  const filters = dice.times(2, (): Filter => ({
    id: dice.ids.node('q'),
    name: dice.name(),
    where: makeCondition(dice, fields),
  }));
  const label = dice.pick(fields.filter(({ type }) => type !== 'reference'));
  return {
    id,
    name: dice.name(),
    plural: dice.name(),
    ...(dice.oneIn(2) ? { icon: 'leaf' } : {}),
    labelField: label.id,
    fields,
    sort: { field: dice.pick(fields).id, direction: 'asc' },
    views,
    defaultView: dice.pick(views).id,
    filters,
    ...(filters.length > 0 && dice.oneIn(2) ? { defaultFilter: dice.pick(filters).id } : {}),
    rules: dice.times(2, () => makeRule(dice, fields)),
    ...makeIndexes(dice, fields),
    badges: dice.times(2, (): Badge => ({
      id: dice.ids.node('b'),
      text: dice.name(),
      tone: dice.pick(TONES),
      when: makeCondition(dice, fields),
    })),
    actions: [],
    samples: [],
    ...(dice.oneIn(3) ? { access: makeAccess(dice) } : {}),
  };
}

/** Samples come when every entity has its fields, because they point at each other. */
function withSamples(dice: Dice, entities: readonly Entity[]): Entity[] {
  const ids = new Map(entities.map(({ id }) => [id, dice.times(2, () => dice.ids.node('s'))]));
  return entities.map((entity) => ({
    ...entity,
    actions: dice.times(2, () => makeAction(dice, entity, entities)).flat(),
    samples: (ids.get(entity.id) ?? []).map((id) => ({
      id,
      values: Object.assign(
        {},
        ...entity.fields.filter(isTyped).map((field) => sampleValue(dice, field, ids)),
      ) as Sample['values'],
    })),
  }));
}

/** How many records point at this one: worked out over another table. */
function withCounts(dice: Dice, entities: readonly Entity[]): Entity[] {
  return entities.map((entity) => {
    const pointing = entities.flatMap((other) =>
      other.fields
        .filter(({ reference }) => reference?.entity === entity.id)
        .map((field) => `count(${other.id}.${field.id})`),
    );
    if (pointing.length === 0 || dice.oneIn(2)) return entity;
    const id = dice.ids.field();
    const computed = dice.pick(pointing);
    const field: Field = {
      id,
      name: dice.name(),
      type: 'integer',
      key: `${id}.1`,
      required: false,
      computed,
    };
    return { ...entity, fields: [...entity.fields, field] };
  });
}

function makeMetric(dice: Dice, entities: readonly Entity[]): Metric {
  const entity = dice.pick(entities);
  const amounts = entity.fields.filter(({ type }) => type === 'integer' || type === 'money');
  const groups = entity.fields.filter(({ type }) => type !== 'longtext' && type !== 'image');
  const by = dice.pick(groups);
  return {
    id: dice.ids.node('m'),
    name: dice.name(),
    entity: entity.id,
    ...(amounts.length > 0 ? { op: 'sum', value: dice.pick(amounts).id } : { op: 'count' }),
    ...(dice.oneIn(3) ? { where: makeCondition(dice, entity.fields) } : {}),
    ...(dice.oneIn(2) ? { by: { field: by.id, ...(isDay(by) ? { period: 'month' } : {}) } } : {}),
  };
}

function makeBlock(dice: Dice, entities: readonly Entity[], metrics: readonly Metric[]): Block {
  const id = dice.ids.node('k');
  const entity = dice.pick(entities);
  const drawn = metrics.filter(({ by }) => by !== undefined);
  const kinds: (() => Block)[] = [
    () => ({ id, kind: 'records', entity: entity.id }),
    () => ({ id, kind: 'add', entities: [entity.id] }),
    () => ({ id, kind: 'text', text: dice.name() }),
    () => ({
      id,
      kind: 'shortlist',
      title: dice.name(),
      entity: entity.id,
      ...(dice.oneIn(2) ? { where: makeCondition(dice, entity.fields) } : {}),
      sort: { field: dice.pick(entity.fields).id, direction: 'desc' },
      most: 5,
    }),
    ...(metrics.length > 0 ? [(): Block => ({ id, kind: 'figures', metrics: [dice.pick(metrics).id] })] : []),
    ...(drawn.length > 0
      ? [(): Block => ({ id, kind: 'chart', metric: dice.pick(drawn).id, shape: 'bar' })]
      : []),
  ];
  return dice.pick(kinds)();
}

function makePages(dice: Dice, entities: readonly Entity[], metrics: readonly Metric[]): ModelPage[] {
  const lists = entities.map(({ id, plural }): ModelPage => ({
    id: dice.ids.node('p'),
    name: plural,
    blocks: [{ id: dice.ids.node('k'), kind: 'records', entity: id }],
  }));
  const others = dice.times(2, (): ModelPage => ({
    id: dice.ids.node('p'),
    name: dice.name(),
    blocks: [makeBlock(dice, entities, metrics), ...dice.times(2, () => makeBlock(dice, entities, metrics))],
  }));
  return [...others, ...lists];
}

function makeTheme(dice: Dice): ApplicationModel['theme'] {
  return {
    mode: dice.pick(['system', 'light', 'dark'] as const),
    accent: dice.pick(['#5b34d6', '#1b7a4b']),
    ...(dice.oneIn(2) ? { icon: 'wrench' } : {}),
    radius: dice.pick(['sharp', 'soft', 'round'] as const),
    density: dice.pick(['cozy', 'compact'] as const),
    font: dice.pick(['plain', 'editorial', 'friendly', 'technical'] as const),
    navigation: dice.pick(['top', 'side'] as const),
  };
}

function makeModel(draw: fc.GeneratorValue): ApplicationModel {
  const start = { entity: 1, field: 1, option: 1, node: 1 };
  const dice = new Dice(draw, new IdSource(start));
  const ids = Array.from({ length: 1 + dice.upTo(3) }, () => dice.ids.entity());
  const plain = ids.map((id) => makeEntity(dice, id, ids));
  const entities = withSamples(dice, withCounts(dice, plain));
  const metrics = dice.times(3, () => makeMetric(dice, entities));
  const model: ApplicationModel = {
    v: 2,
    title: dice.name(),
    theme: makeTheme(dice),
    format: { currency: 'EUR', ...(dice.oneIn(2) ? { weekStart: 'sunday' } : {}) },
    entities,
    ...(dice.oneIn(3) ? { signIn: makeSignIn(dice) } : {}),
    metrics,
    pages: makePages(dice, entities, metrics),
    next: dice.ids.state(),
    generator: GENERATOR,
  };
  // With the properties in the order of the schema, as every stored model has them.
  return applicationModelSchema.parse(model);
}

/** A random valid model. */
export const arbitraryModel: fc.Arbitrary<ApplicationModel> = fc.gen().map(makeModel);
