import type { Action, ApplicationModel, Entity, Rule } from '@tessera/shared/contracts';
import { entityOf } from '../model/edit-model';
import {
  fieldOf,
  findDuplicate,
  firstBroken,
  noEntity,
  notAField,
  perEntity,
  type Breach,
  type ModelRule,
} from './rule';

function fieldsOfRule(rule: Rule): readonly string[] {
  switch (rule.kind) {
    case 'check':
      return rule.field === undefined ? [] : [rule.field];
    case 'unique':
      return rule.fields;
    case 'noOverlap':
    case 'limit':
      return rule.within;
  }
}

function brokenRule(rule: Rule, entity: Entity): Breach {
  const what = `The rule '${rule.message}'`;
  const fields = fieldsOfRule(rule);
  return findDuplicate(fields) === undefined
    ? firstBroken(fields, (id) => notAField(entity, id, what))
    : `${what} names a field twice`;
}

function brokenAction(action: Action, entity: Entity, model: ApplicationModel): Breach {
  const what = `The action ${action.name}`;
  const target = action.kind === 'add' ? entityOf(model, action.entity) : entity;
  if (!target) return action.kind === 'add' ? noEntity(model, action.entity, what) : undefined;
  if (findDuplicate(action.set.map(({ field }) => field)) !== undefined) return `${what} sets a field twice`;
  return firstBroken(action.set, (assignment) => {
    const field = fieldOf(target, assignment.field);
    if (!field) return notAField(target, assignment.field, what);
    return field.computed === undefined ? undefined : `${what} sets ${field.name}, which is worked out`;
  });
}

/** Whoever changes a record has to see it. */
function brokenAccess({ access, plural }: Entity): Breach {
  if (!access) return undefined;
  const { read, change, remove } = access.visitors;
  return read || !(change || remove)
    ? undefined
    : `Visitors may change or delete ${plural} that they may not read`;
}

export const BEHAVIOUR_RULES: readonly ModelRule[] = [
  [
    'model.rules',
    'Rules are about fields of their table',
    perEntity((entity) => firstBroken(entity.rules, (rule) => brokenRule(rule, entity))),
  ],
  [
    'model.actions',
    'Actions set fields that may be set',
    perEntity((entity, model) =>
      firstBroken(entity.actions, (action) => brokenAction(action, entity, model)),
    ),
  ],
  ['model.access', 'Visitors see what they may change', perEntity(brokenAccess)],
];
