import {
  applicationModelSchema,
  type ApplicationModel,
  type Entity,
  type Field,
} from '@tessera/shared/contracts';
import type { Check } from '../types';
import { nameKey } from '../words/text';

type Rule = readonly [id: string, title: string, broken: (model: ApplicationModel) => string | undefined];

function firstBroken<T>(items: readonly T[], broken: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const message = broken(item);
    if (message !== undefined) return message;
  }
  return undefined;
}

function findDuplicate(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index);
}

const ids = (model: ApplicationModel) =>
  model.entities.flatMap((entity) => [
    entity.id,
    ...entity.fields.flatMap((field) => [field.id, ...(field.options ?? []).map((option) => option.id)]),
  ]);

function findIdAboveCounter(model: ApplicationModel): string | undefined {
  const counters = { e: model.next.entity, f: model.next.field, o: model.next.option };
  return firstBroken(ids(model), (id) => {
    const limit = counters[id.slice(0, 1) as keyof typeof counters] as number | undefined;
    return limit !== undefined && Number(id.slice(1)) >= limit ? `${id} is not below the next id` : undefined;
  });
}

function isScale({ min = 1, max = 5 }: Field): boolean {
  return Number.isInteger(min) && Number.isInteger(max) && min >= 0 && max <= 10 && max > min;
}

function brokenBounds(field: Field): string | undefined {
  const { min = -Infinity, max = Infinity } = field;
  if (min > max) return `${field.name}: the smallest value is above the largest`;
  return field.type !== 'rating' || isScale(field)
    ? undefined
    : `${field.name}: a rating goes from a whole number up to at most 10`;
}

function brokenOptions(field: Field): string | undefined {
  if (field.type !== 'choice')
    return field.options ? `${field.name} has options and is no choice` : undefined;
  if ((field.options?.length ?? 0) === 0) return `${field.name} has no options`;
  const double = findDuplicate((field.options ?? []).map((option) => nameKey(option.label) || option.label));
  return double === undefined ? undefined : `${field.name} has the option ${double} twice`;
}

const perField = (broken: (field: Field) => string | undefined) => (model: ApplicationModel) =>
  firstBroken(model.entities, (entity) => firstBroken(entity.fields, broken));
const perEntity = (broken: (entity: Entity) => string | undefined) => (model: ApplicationModel) =>
  firstBroken(model.entities, broken);

const RULES: readonly Rule[] = [
  [
    'model.schema',
    'The model has the agreed shape',
    (model) => {
      const parsed = applicationModelSchema.safeParse(model);
      return parsed.success
        ? undefined
        : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    },
  ],
  [
    'model.entity-names',
    'Every table has its own name',
    (model) => findDuplicate(model.entities.map((entity) => nameKey(entity.name) || entity.name)),
  ],
  [
    'model.field-names',
    'Every field of a table has its own name',
    perEntity((entity) => {
      const double = findDuplicate(entity.fields.map((field) => nameKey(field.name) || field.name));
      return double === undefined ? undefined : `${entity.name} has the field ${double} twice`;
    }),
  ],
  ['model.ids', 'No id is used twice', (model) => findDuplicate(ids(model))],
  ['model.next', 'New ids are still free', findIdAboveCounter],
  [
    'model.keys',
    "Every key belongs to its field's id",
    perField((field) =>
      field.key.startsWith(`${field.id}.`) ? undefined : `${field.name} has the key of another field`,
    ),
  ],
  [
    'model.label',
    'The field that names a record exists',
    perEntity((entity) =>
      entity.fields.some((field) => field.id === entity.labelField)
        ? undefined
        : `${entity.name} has no label field`,
    ),
  ],
  [
    'model.sort',
    'Lists are sorted by a field that exists',
    perEntity((entity) =>
      entity.fields.some((field) => field.id === entity.sort.field)
        ? undefined
        : `${entity.name} is sorted by no field of it`,
    ),
  ],
  ['model.options', 'Every choice has options, each once', perField(brokenOptions)],
  ['model.bounds', 'Bounds of numbers and ratings make sense', perField(brokenBounds)],
];

/** Holds a model against the rules that the emitter relies on. Never throws; one entry for each rule. */
export function checkModel(model: ApplicationModel): Check[] {
  const hasShape = applicationModelSchema.safeParse(model).success;
  return RULES.map(([id, title, broken], index) => {
    // The other rules may only be read from a model of the agreed shape.
    const message = hasShape || index === 0 ? broken(model) : 'the model has not the agreed shape';
    return message === undefined ? { id, title, passed: true } : { id, title, passed: false, message };
  });
}
