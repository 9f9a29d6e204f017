import type { ApplicationModel, Entity, Field, FieldType } from '@tessera/shared/contracts';

/** Builders of valid models for tests. */

/** A field; `id` without its letter gives the key of the first revision. */
export function buildField(number: number, overrides: Partial<Field> = {}): Field {
  const id = `f${String(number)}`;
  const type: FieldType = overrides.type ?? 'text';
  return {
    id,
    name: `Field ${String(number)}`,
    key: `${id}.1`,
    required: false,
    ...(type === 'choice' && { options: [] }),
    ...overrides,
    type,
  };
}

/** An entity that sorts by its first field. */
export function buildEntity(overrides: Partial<Entity> & Pick<Entity, 'fields'>): Entity {
  const first = overrides.fields[0]?.id ?? 'f1';
  const { id = 'e1' } = overrides;
  const view = (place: number) => `v${String(Number(id.slice(1)) * 3 - 3 + place)}`;
  return {
    id,
    name: 'Practice session',
    plural: 'Practice sessions',
    labelField: first,
    views: [
      { id: view(1), kind: 'table', name: 'Table' },
      { id: view(2), kind: 'list', name: 'List' },
      { id: view(3), kind: 'cards', name: 'Cards' },
    ],
    defaultView: view(1),
    filters: [],
    rules: [],
    badges: [],
    actions: [],
    samples: [],
    sort: { field: first, direction: 'asc' },
    ...overrides,
  };
}

/** A model with one entity unless others are given. */
export function buildModel(overrides: Partial<ApplicationModel> = {}): ApplicationModel {
  const entities = overrides.entities ?? [buildEntity({ fields: practiceFields })];
  return {
    v: 2,
    title: 'Guitar practice journal',
    theme: {
      mode: 'system',
      accent: '#5b34d6',
      radius: 'soft',
      density: 'cozy',
      font: 'plain',
      navigation: 'top',
    },
    format: { currency: 'EUR' },
    entities,
    metrics: [],
    pages: entities.map(({ id, plural }) => ({
      id: `p${id.slice(1)}`,
      name: plural,
      blocks: [{ id: `k${id.slice(1)}`, kind: 'records', entity: id }],
    })),
    next: { entity: 2, field: 20, option: 10, node: 100 },
    generator: 'test',
    ...overrides,
  };
}

/** The fields of a practice journal. */
export const practiceFields: Field[] = [
  buildField(1, { name: 'Song', required: true }),
  buildField(2, { name: 'Composer' }),
  buildField(3, { name: 'Minutes', type: 'integer', min: 0, max: 600, unit: 'min' }),
  buildField(4, { name: 'Tempo', type: 'integer', unit: 'bpm' }),
  buildField(5, { name: 'Date practised', type: 'date' }),
  buildField(6, { name: 'Mastered', type: 'boolean' }),
  buildField(7, { name: 'Notes', type: 'longtext' }),
];

/** One field of every type. */
export const everyField: Field[] = [
  buildField(1, { name: 'Title', required: true }),
  buildField(2, { name: 'Notes', type: 'longtext' }),
  buildField(3, { name: 'Pages', type: 'integer', min: 1 }),
  buildField(4, { name: 'Weight', type: 'number', min: 0.5, max: 99.5, unit: 'kg' }),
  buildField(5, { name: 'Price', type: 'money', min: 0 }),
  buildField(6, { name: 'Progress', type: 'percent', min: 0, max: 100 }),
  buildField(7, { name: 'Bought', type: 'date' }),
  buildField(8, { name: 'Starts', type: 'time' }),
  buildField(9, { name: 'Meets', type: 'datetime' }),
  buildField(10, { name: 'Read', type: 'boolean' }),
  buildField(11, {
    name: 'Status',
    type: 'choice',
    options: [
      { id: 'o1', label: 'Wanted' },
      { id: 'o2', label: 'Reading' },
      { id: 'o3', label: 'Done' },
    ],
  }),
  buildField(12, { name: 'Contact', type: 'email' }),
  buildField(13, { name: 'Link', type: 'url' }),
  buildField(14, { name: 'Phone', type: 'phone' }),
  buildField(15, { name: 'Stars', type: 'rating', min: 1, max: 5 }),
  buildField(16, { name: 'Score', type: 'rating', min: 0, max: 100 }),
];

/** A model with every field type and a second entity with awkward names. */
export function buildFullModel(): ApplicationModel {
  return buildModel({
    title: 'Bücher & "mehr" <b>\'s',
    entities: [
      buildEntity({ name: 'Book', plural: 'Books', fields: everyField }),
      buildEntity({
        id: 'e2',
        name: 'Class',
        plural: 'New',
        defaultView: 'v6',
        fields: [
          buildField(30, { name: 'constructor' }),
          buildField(31, { name: '5 Ks / "quoted" */ \'' }),
          buildField(32, { name: 'наименование' }),
          buildField(33, { name: '名前', type: 'choice', options: [{ id: 'o9', label: '` ${x} \\' }] }),
          buildField(34, { name: 'class', type: 'rating', min: 1, max: 5 }),
          buildField(35, { name: 'Class', type: 'money' }),
        ],
      }),
      buildEntity({
        id: 'e3',
        name: 'レシピ',
        plural: 'レシピ',
        fields: [buildField(40, { name: '😀' })],
      }),
    ],
  });
}
