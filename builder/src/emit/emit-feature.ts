import type { ApplicationModel, Entity, Field, FieldType, View } from '@tessera/shared/contracts';
import type { ProjectFile } from '../types';
import { columnsOf } from './columns';
import type { EntityNames } from './names';
import { arrayLiteral, inComment, objectLiteral, quote } from './source-text';

const MOST_RATING_STEPS = 10;
const DEFAULT_RATING = { min: 1, max: 5 };

interface Context {
  readonly entity: Entity;
  readonly names: EntityNames;
  readonly currency: string;
}

function propertyOf({ names }: Context, field: Field): string {
  return names.fields.get(field.id) ?? field.id;
}

function boundsOf(field: Field): string[] {
  const { min, max } = field.type === 'rating' ? ratingBounds(field) : field;
  return [
    ...(min === undefined ? [] : [`min: ${String(min)}`]),
    ...(max === undefined ? [] : [`max: ${String(max)}`]),
  ];
}

function ratingBounds(field: Field): { min: number; max: number } {
  const min = Math.round(field.min ?? DEFAULT_RATING.min);
  return { min, max: Math.max(min, Math.round(field.max ?? DEFAULT_RATING.max)) };
}

const BOUNDED = new Set<string>(['integer', 'number', 'percent', 'money', 'rating']);
const WITH_UNIT = new Set<string>(['integer', 'number', 'percent']);

function fieldLiteral(context: Context, field: Field): string {
  const lead = `    ${propertyOf(context, field)}: `;
  const properties = [
    `key: ${quote(field.key)}`,
    `name: ${quote(field.name)}`,
    `type: ${quote(field.type)}`,
    ...(field.required ? ['required: true'] : []),
    ...(field.type === 'money' ? [`currency: ${quote(context.currency)}`] : []),
    ...(BOUNDED.has(field.type) ? boundsOf(field) : []),
    ...(WITH_UNIT.has(field.type) && field.unit !== undefined && field.unit !== ''
      ? [`unit: ${quote(field.unit)}`]
      : []),
    ...(field.type === 'choice' ? [`options: ${optionsLiteral(field)}`] : []),
  ];
  return `${lead}${objectLiteral(properties, '    ', lead)},\n`;
}

function optionsLiteral(field: Field): string {
  const options = (field.options ?? []).map(
    (option) => `{ id: ${quote(option.id)}, label: ${quote(option.label)} }`,
  );
  return options.length === 0
    ? '[]'
    : `[\n${options.map((option) => `        ${option},\n`).join('')}      ]`;
}

function emitModel(context: Context): string {
  const { entity, names } = context;
  const first = entity.fields[0];
  const nameOf = (id: string) => quote(names.fields.get(id) ?? names.fields.get(first?.id ?? '') ?? '');
  return `import { defineEntity } from '../../kit/data/entity';

/** ${inComment(entity.plural)}: what a record holds, in the order of the form. */
export const ${names.constant} = defineEntity({
  id: ${quote(entity.id)},
  name: ${quote(entity.name)},
  plural: ${quote(entity.plural)},
  path: ${quote(names.path)},
  fields: {
${entity.fields.map((field) => fieldLiteral(context, field)).join('')}  },
  label: ${nameOf(entity.labelField)},
  sort: { by: ${nameOf(entity.sort.field)}, direction: ${quote(entity.sort.direction)} },
});
`;
}

const VIEWS = { table: 'tableView', list: 'listView', cards: 'cardsView' } as const;

function viewSource({ id, kind, name }: View): string {
  const make = VIEWS[kind as keyof typeof VIEWS];
  return `  ${make}({ id: ${quote(id)}, name: ${quote(name)}, columns }),\n`;
}

function emitList(context: Context): string {
  const { entity, names } = context;
  const columns = columnsOf(entity).map((field) => `fields.${propertyOf(context, field)}`);
  const views = entity.views.map((view) => viewSource(view)).join('');
  return `import { cardsView, listView } from '../../kit/lists/record-cards';
import { RecordList } from '../../kit/lists/record-list';
import { tableView } from '../../kit/lists/record-table';
import { ${names.constant} } from './model';

const { fields } = ${names.constant};

/** What the table and the cards show, in order; the first one names the record. */
const columns = ${arrayLiteral(columns, '', 'const columns = ')};

const views = [
${views}];

/** All ${inComment(entity.plural)}. */
export function ${names.component}List() {
  return <RecordList entity={${names.constant}} views={views} defaultView="${entity.defaultView}" />;
}
`;
}

interface Input {
  readonly component: string;
  readonly file: string;
}

const TEXT: Input = { component: 'TextInput', file: 'fields/text-input' };
const NUMBER: Input = { component: 'NumberInput', file: 'fields/number-input' };
const DATE: Input = { component: 'DateInput', file: 'fields/date-input' };

const INPUTS: Readonly<Record<FieldType, Input>> = {
  text: TEXT,
  email: TEXT,
  url: TEXT,
  phone: TEXT,
  person: TEXT,
  duration: TEXT,
  tags: TEXT,
  color: TEXT,
  image: TEXT,
  reference: TEXT,
  longtext: { component: 'LongTextInput', file: 'fields/long-text-input' },
  integer: NUMBER,
  number: NUMBER,
  money: NUMBER,
  percent: NUMBER,
  date: DATE,
  time: DATE,
  datetime: DATE,
  boolean: { component: 'BooleanInput', file: 'fields/boolean-input' },
  choice: { component: 'ChoiceInput', file: 'fields/choice-input' },
  rating: { component: 'RatingInput', file: 'fields/rating-input' },
};

function inputOf(field: Field): Input {
  if (field.type !== 'rating') return INPUTS[field.type];
  // Nobody picks one of a hundred buttons.
  const { min, max } = ratingBounds(field);
  return max - min <= MOST_RATING_STEPS ? INPUTS.rating : NUMBER;
}

function emitForm(context: Context): string {
  const { entity, names } = context;
  const inputs = new Map(entity.fields.map((field) => [inputOf(field).file, inputOf(field).component]));
  inputs.set('records/record-form', 'RecordForm');
  const imports = [...inputs]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, component]) => `import { ${component} } from '../../kit/${file}';\n`);
  const controls = entity.fields.map(
    (field) => `      <${inputOf(field).component} field={fields.${propertyOf(context, field)}} />\n`,
  );
  return `${imports.join('')}import { ${names.constant} } from './model';

const { fields } = ${names.constant};

interface ${names.component}FormProps {
  /** The record to change; null adds one. */
  readonly id: string | null;
}

/** Adds or changes one of the ${inComment(entity.plural)}. */
export function ${names.component}Form({ id }: ${names.component}FormProps) {
  return (
    <RecordForm entity={${names.constant}} id={id}>
${controls.join('')}    </RecordForm>
  );
}
`;
}

function emitDetail(context: Context): string {
  const { entity, names } = context;
  const shown = entity.fields.map((field) => `fields.${propertyOf(context, field)}`);
  return `import { RecordDetail } from '../../kit/records/record-detail';
import { ${names.constant} } from './model';

const { fields } = ${names.constant};

/** What the page of a record shows, in order. */
const shown = ${arrayLiteral(shown, '', 'const shown = ')};

interface ${names.component}DetailProps {
  readonly id: string;
}

/** One of the ${inComment(entity.plural)}. */
export function ${names.component}Detail({ id }: ${names.component}DetailProps) {
  return <RecordDetail entity={${names.constant}} id={id} fields={shown} />;
}
`;
}

/** The files of one entity: its model, list, form and detail page. */
export function emitFeature(model: ApplicationModel, entity: Entity, names: EntityNames): ProjectFile[] {
  const context: Context = { entity, names, currency: model.format.currency };
  const folder = `src/features/${names.folder}`;
  return [
    { path: `${folder}/model.ts`, text: emitModel(context) },
    { path: `${folder}/List.tsx`, text: emitList(context) },
    { path: `${folder}/Form.tsx`, text: emitForm(context) },
    { path: `${folder}/Detail.tsx`, text: emitDetail(context) },
  ];
}
