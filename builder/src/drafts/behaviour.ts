import type { Action, Badge, Entity, Filter, Rule } from '@tessera/shared/contracts';
import type { IdSource } from '../model/ids';
import type { EntityDraft } from './application-draft';
import type { ActionDraft, LimitDraft, NoOverlapDraft, RuleDraft } from './behaviour-draft';
import type { EntityNames } from './entity-names';
import type { Names } from './names';
import { readToned } from './outline-field';

type Behaviour = Pick<Entity, 'filters' | 'rules' | 'badges' | 'actions'>;

/** Filters, rules, badges and actions of one entity. */
export function makeBehaviour(draft: EntityDraft, entity: Entity, names: Names, ids: IdSource): Behaviour {
  const at = (what: string) => names.of(entity, `${entity.name}, ${what}`);
  return {
    filters: Object.entries(draft.filters ?? {}).map(([name, words]) =>
      makeFilter(name, words, at(`filter “${name}”`), ids.node('q')),
    ),
    rules: (draft.rules ?? []).map((rule) => makeRule(rule, at(`rule “${rule.message}”`), ids.node('r'))),
    badges: Object.entries(draft.badges ?? {}).map(([text, words]) => {
      const what = `badge “${text}”`;
      const { label, tone = 'neutral' } = readToned(text, `${entity.name}, ${what}`);
      return makeBadge({ text: label, tone }, words, at(what), ids.node('b'));
    }),
    actions: (draft.actions ?? []).map((action) => {
      const what = `action “${action.name}”`;
      const target =
        action.adds === undefined ? undefined : names.entity(action.adds, `${entity.name}, ${what}`);
      return makeAction(
        action,
        at(what),
        target && names.of(target, `${entity.name}, ${what}`),
        ids.node('a'),
      );
    }),
  };
}

function makeFilter(name: string, words: string, fields: EntityNames, id: string): Filter {
  return { id, name, where: fields.condition(words) };
}

function makeBadge(
  look: Pick<Badge, 'text' | 'tone'>,
  words: string,
  fields: EntityNames,
  id: string,
): Badge {
  return { id, ...look, when: fields.condition(words) };
}

function makeRule(draft: RuleDraft, fields: EntityNames, id: string): Rule {
  const { message } = draft;
  if ('check' in draft) {
    const field = draft.field === undefined ? {} : { field: fields.fieldId(draft.field) };
    return { id, message, kind: 'check', holds: fields.expression(draft.check, 'rule'), ...field };
  }
  if ('unique' in draft) return { id, message, kind: 'unique', fields: fields.fieldIds(draft.unique) };
  if ('limit' in draft) {
    const most = fields.expression(draft.limit, 'number');
    return { id, message, kind: 'limit', most, ...scopeOf(draft, fields) };
  }
  const [start, end] = draft.noOverlap;
  return {
    id,
    message,
    kind: 'noOverlap',
    start: fields.expression(start, 'moment'),
    end: fields.expression(end, 'moment'),
    ...scopeOf(draft, fields),
  };
}

function scopeOf(draft: LimitDraft | NoOverlapDraft, fields: EntityNames) {
  return { within: fields.fieldIds(draft.within ?? []), ...fields.where(draft.where) };
}

/** `target` is the entity that gets a new record; without one the pressed record is changed. */
function makeAction(
  draft: ActionDraft,
  pressed: EntityNames,
  target: EntityNames | undefined,
  id: string,
): Action {
  const base = {
    id,
    name: draft.name,
    ...(draft.icon !== undefined && { icon: draft.icon }),
    ...(draft.when !== undefined && { when: pressed.condition(draft.when) }),
    set: Object.entries(draft.set).map(([name, words]) => {
      const field = (target ?? pressed).field(name);
      return { field: field.id, to: pressed.value(field, words) };
    }),
  };
  return target ? { ...base, kind: 'add', entity: target.entity.id } : { ...base, kind: 'change' };
}
