import type { Action, Badge, Entity, Filter, Rule } from '@tessera/shared/contracts';
import type { IdSource } from '../model/ids';
import type { EntityDraft } from './application-draft';
import type { ActionDraft, LimitDraft, NoOverlapDraft, RuleDraft } from './behaviour-draft';
import type { Names } from './names';
import { readToned } from './outline-field';

/** Filters, rules, badges and actions of one entity. */

export function makeFilters(draft: EntityDraft, entity: Entity, names: Names, ids: IdSource): Filter[] {
  return Object.entries(draft.filters ?? {}).map(([name, where]) => ({
    id: ids.node('q'),
    name,
    where: names.condition(entity, where, `${entity.name}, filter "${name}"`),
  }));
}

export function makeBadges(draft: EntityDraft, entity: Entity, names: Names, ids: IdSource): Badge[] {
  return Object.entries(draft.badges ?? {}).map(([text, when]) => {
    const place = `${entity.name}, badge "${text}"`;
    const { label, tone = 'neutral' } = readToned(text, place);
    return { id: ids.node('b'), text: label, tone, when: names.condition(entity, when, place) };
  });
}

export function makeRules(draft: EntityDraft, entity: Entity, names: Names, ids: IdSource): Rule[] {
  return (draft.rules ?? []).map((rule) => makeRule(rule, entity, names, ids.node('r')));
}

function makeRule(draft: RuleDraft, entity: Entity, names: Names, id: string): Rule {
  const { message } = draft;
  const place = `${entity.name}, rule "${message}"`;
  if ('check' in draft) {
    const holds = names.expression(entity, draft.check, 'rule', place);
    const field = draft.field === undefined ? {} : { field: names.field(entity, draft.field, place).id };
    return { id, message, kind: 'check', holds, ...field };
  }
  if ('unique' in draft) {
    return { id, message, kind: 'unique', fields: names.fieldIds(entity, draft.unique, place) };
  }
  const scope = readScope(draft, entity, names, place);
  if ('limit' in draft) {
    return {
      id,
      message,
      kind: 'limit',
      most: names.expression(entity, draft.limit, 'number', place),
      ...scope,
    };
  }
  const [start, end] = draft.noOverlap.map((words) => names.expression(entity, words, 'moment', place));
  return { id, message, kind: 'noOverlap', start: start ?? '', end: end ?? '', ...scope };
}

function readScope(draft: LimitDraft | NoOverlapDraft, entity: Entity, names: Names, place: string) {
  return {
    within: names.fieldIds(entity, draft.within ?? [], place),
    ...(draft.where !== undefined && { where: names.condition(entity, draft.where, place) }),
  };
}

export function makeActions(draft: EntityDraft, entity: Entity, names: Names, ids: IdSource): Action[] {
  return (draft.actions ?? []).map((action) => makeAction(action, entity, names, ids.node('a')));
}

function makeAction(draft: ActionDraft, entity: Entity, names: Names, id: string): Action {
  const place = `${entity.name}, action "${draft.name}"`;
  const target = draft.adds === undefined ? entity : names.entity(draft.adds, place);
  const set = Object.entries(draft.set).map(([name, words]) => {
    const field = names.field(target, name, place);
    return { field: field.id, to: names.value(entity, field, words, place) };
  });
  const base = {
    id,
    name: draft.name,
    ...(draft.icon !== undefined && { icon: draft.icon }),
    ...(draft.when !== undefined && { when: names.condition(entity, draft.when, place) }),
    set,
  };
  return draft.adds === undefined ? { ...base, kind: 'change' } : { ...base, kind: 'add', entity: target.id };
}
