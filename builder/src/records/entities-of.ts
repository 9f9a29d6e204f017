import type {
  ApplicationModel,
  Entity as ModelEntity,
  Field as ModelField,
  Rule as ModelRule,
} from '@tessera/shared/contracts';
import { hasBounds, hasUnit, ratingBounds } from '../emit/field-parts';
import { referencesTo } from '../model/references-to';
import { stepsOf } from '../expressions/check';
import { evaluate, type RecordSource } from '../expressions/evaluate';
import type { Expected } from '../expressions/fit';
import type { Typed } from '../expressions/steps';
import { defineEntity } from '../kit/data/entity';
import { surroundingsOf } from '../kit/data/live';
import type { Entity, Field, Link, Live, Rule, Value } from '../kit/data/types';

/**
 * The entities of an application as its own code describes them, for whoever reads its records outside of it. What the code compiles,
 * the interpreter carries out here, and the names in code are the ids of the model.
 */
export function entitiesOf(model: ApplicationModel): readonly Entity[] {
  return model.entities.map((entity) => entityOf(model, entity));
}

const linkName = (entityId: string, fieldId: string) => `${entityId}.${fieldId}`;

function entityOf(model: ApplicationModel, entity: ModelEntity): Entity {
  const { id, name, plural } = entity;
  const fields = Object.fromEntries(entity.fields.map((field) => [field.id, fieldOf(model, entity, field)]));
  // The first one where a hand made the model lose it, as the emitted code does.
  const known = (field: string) => (fields[field] ? field : (entity.fields[0]?.id ?? field));
  return defineEntity({
    id,
    name,
    plural,
    path: id,
    fields,
    links: linksTo(model, id),
    label: known(entity.labelField),
    sort: { by: known(entity.sort.field), direction: entity.sort.direction },
    rules: entity.rules.map((rule) => ruleOf(model, id, rule)),
    samples: entity.samples.map(({ isOwn, ...sample }) => ({ ...sample, ...(isOwn && { isOwn: true }) })),
  });
}

function linksTo(model: ApplicationModel, id: string): Readonly<Record<string, Link>> {
  return Object.fromEntries(
    referencesTo(model, id).map(({ entity, field }) => [
      linkName(entity.id, field.id),
      { name: field.reference?.inverse ?? '', from: entity.id, by: field.id },
    ]),
  );
}

function fieldOf(model: ApplicationModel, entity: ModelEntity, field: ModelField): Field {
  const { key, name, type, required, unique, help, computed, default: start } = field;
  const described = {
    key,
    name,
    type,
    ...(required && { required }),
    ...(unique === true && { unique }),
    ...(help !== undefined && { help }),
    ...partsOfType(model, field),
    ...(computed !== undefined && { compute: over(model, entity.id, computed, field) }),
    ...(computed === undefined && start !== undefined && { start: beginning(model, start, field) }),
  };
  // Which parts a type has is decided by `partsOfType`, as it is for the emitted code.
  return described as Field;
}

function partsOfType(model: ApplicationModel, field: ModelField): Readonly<Record<string, unknown>> {
  const { type, reference, options = [] } = field;
  const many = field.many === true && { many: true };
  switch (type) {
    case 'money':
      return { currency: model.format.currency, ...boundsOf(field) };
    case 'choice':
      return { options, ...many };
    case 'reference':
      return { ...(reference && { to: reference.entity, onDelete: reference.onDelete }), ...many };
    default:
      return { ...boundsOf(field), ...unitOf(field) };
  }
}

function boundsOf(field: ModelField): Readonly<Record<string, number>> {
  if (!hasBounds(field.type)) return {};
  const { min, max } = field.type === 'rating' ? ratingBounds(field) : field;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function unitOf({ type, unit = '' }: ModelField): Readonly<Record<string, string>> {
  return hasUnit(type) && unit !== '' ? { unit } : {};
}

function ruleOf(model: ApplicationModel, entityId: string, rule: ModelRule): Rule {
  const { id, message } = rule;
  const condition = (text: string, expected: Expected) => {
    const find = over(model, entityId, text, expected);
    return (record: Live) => find(record) === true;
  };
  const where = (text: string | undefined) =>
    text === undefined ? {} : { where: condition(text, 'condition') };
  switch (rule.kind) {
    case 'check':
      return {
        kind: rule.kind,
        id,
        message,
        ...(rule.field !== undefined && { field: rule.field }),
        holds: condition(rule.holds, 'rule'),
      };
    case 'unique':
      return { kind: rule.kind, id, message, fields: rule.fields };
    case 'noOverlap':
      return {
        kind: rule.kind,
        id,
        message,
        within: rule.within,
        start: placeOf(over(model, entityId, rule.start, 'moment')),
        end: placeOf(over(model, entityId, rule.end, 'moment')),
        ...where(rule.where),
      };
    case 'limit': {
      const most = over(model, entityId, rule.most, 'number');
      return {
        kind: rule.kind,
        id,
        message,
        within: rule.within,
        most: (record) => numberIn(most(record)),
        ...where(rule.where),
      };
    }
  }
}

const numberIn = (value: Value) => (typeof value === 'number' ? value : null);

/** A moment is a text or a number, whatever else there may be. */
function placeOf(find: (record: Live) => Value): (record: Live) => string | number | null {
  return (record) => {
    const value = find(record);
    return typeof value === 'string' || typeof value === 'number' ? value : null;
  };
}

/** An expression over a record; read when it is needed for the first time, because most are not. */
function over(model: ApplicationModel, entityId: string, text: string, expected: Expected) {
  let typed: Typed | undefined;
  return (record: Live): Value => {
    typed ??= stepsOf(model, entityId, text, expected);
    return evaluate(typed.step, record, around(record));
  };
}

/** What a new record begins with: an expression over none. */
function beginning(model: ApplicationModel, text: string, field: ModelField) {
  return (): Value => evaluate(stepsOf(model, null, text, field).step, null, nowhere);
}

const read = (record: Live, name: string): unknown => Reflect.get(record, name);
const liveIn = (value: unknown): readonly Live[] =>
  [value].flat().filter((one): one is Live => typeof one === 'object' && one !== null);

const nowhere: RecordSource<Live> = {
  value: (record, field) => read(record, field) as Value,
  targets: (record, field) => liveIn(read(record, field)),
  linked: (record, entity, by) => liveIn(read(record, linkName(entity, by))),
  all: () => [],
};

/** The records that a record of a store knows of. */
function around(record: Live): RecordSource<Live> {
  return { ...nowhere, all: (entity) => surroundingsOf(record).all(entity) };
}
