import type * as fc from 'fast-check';
import { VIEW_KINDS } from '../model/view-kinds-testing';
import {
  FIELD_TYPES,
  type ApplicationModel,
  type Entity,
  type Field,
  type FieldType,
} from '@tessera/shared/contracts';
import { makeAccess, makeCondition, makeSignIn } from '../model/arbitrary-fields-testing';
import { Dice } from '../model/dice-testing';
import { IdSource } from '../model/ids';
import { PART_LISTS, type PartKind } from '../model/parts';
import type { FieldDraft } from '../words/field-draft';
import { applyOperation } from './apply';
import type { Operation } from './operation';
import type { Applied } from './outcome';

/** Random operations that mean something to a model; many are refused, as many of people's are. */

function makeDraft(dice: Dice): FieldDraft {
  const type = dice.pick(FIELD_TYPES.filter((one) => one !== 'reference'));
  return {
    name: `New ${dice.name()}`,
    type,
    required: dice.oneIn(2),
    ...(type === 'choice' ? { options: [dice.name(), dice.name()] } : {}),
    phrase: '',
    isTypeStated: true,
    areLimitsStated: false,
    isKnown: false,
  };
}

/** What new records may begin with. */
const STARTS: Readonly<Partial<Record<FieldType, string>>> = { text: '"new"', integer: '3', date: 'today' };

function computedFor(dice: Dice, type: FieldType, { fields }: Entity): string {
  if (type === 'text') return '"new" + "er"';
  return type === 'date' ? 'today + 1 day' : `${dice.pick(fields).id} * 2`;
}

function fieldOperation(dice: Dice, entity: Entity, { id: field, name, type }: Field): Operation {
  return dice.pick<() => Operation>([
    () => ({ kind: 'addField', entity: entity.id, draft: makeDraft(dice) }),
    () => ({ kind: 'renameField', field, name: dice.name() }),
    () => ({ kind: 'removeField', field }),
    () => ({
      kind: 'retypeField',
      field,
      type: dice.pick(FIELD_TYPES),
      limits: dice.oneIn(2) ? { options: [name, dice.name()] } : {},
    }),
    () => ({ kind: 'moveField', field, to: dice.upTo(8) }),
    () => ({ kind: 'setLabel', field }),
    () => ({ kind: 'setRequired', field, required: dice.oneIn(2) }),
    () => ({ kind: 'setUnique', field, unique: dice.oneIn(2) }),
    () => ({
      kind: 'setLimits',
      field,
      limits: { min: dice.oneIn(3) ? null : dice.upTo(5), max: dice.oneIn(3) ? null : dice.upTo(9) },
    }),
    () => ({ kind: 'setHelp', field, help: dice.oneIn(2) ? dice.name() : null }),
    () => ({ kind: 'setDefault', field, default: dice.oneIn(2) ? (STARTS[type] ?? null) : null }),
    () => ({ kind: 'setComputed', field, computed: dice.oneIn(3) ? null : computedFor(dice, type, entity) }),
    () => ({ kind: 'setSort', field, direction: dice.pick(['asc', 'desc'] as const) }),
  ])();
}

/** About a choice or a link. */
function linkOperation(dice: Dice, { id: field }: Field): Operation {
  return dice.pick<() => Operation>([
    () => ({ kind: 'setMany', field, many: dice.oneIn(2) }),
    () => ({ kind: 'unrelate', field }),
    () => ({ kind: 'setReference', field, reference: { inverse: dice.name(), onDelete: 'clear' } }),
  ])();
}

function optionOperation(dice: Dice, { id: field, options = [] }: Field): Operation {
  const option = options.length > 0 ? dice.pick(options).id : 'o1';
  return dice.pick<() => Operation>([
    () => ({
      kind: 'setOptions',
      field,
      options: [...options.slice(1).map(({ label }) => label), dice.name()],
    }),
    () => ({ kind: 'addOption', field, label: dice.name() }),
    () => ({ kind: 'removeOption', field, option }),
    () => ({ kind: 'renameOption', field, option, label: dice.name() }),
    () => ({ kind: 'moveOption', field, option, to: dice.upTo(1) }),
    () => ({ kind: 'setTone', field, option, tone: dice.pick(['good', 'bad', null] as const) }),
  ])();
}

function entityOperation(
  dice: Dice,
  model: ApplicationModel,
  { id: entity, views, filters }: Entity,
): Operation {
  const filter = filters.length > 0 && dice.oneIn(2) ? dice.pick(filters).id : null;
  return dice.pick<() => Operation>([
    () => ({
      kind: 'addEntity',
      draft: { name: dice.name(), plural: dice.name(), fields: [makeDraft(dice), makeDraft(dice)] },
    }),
    () => ({ kind: 'renameEntity', entity, name: dice.name(), plural: dice.name() }),
    () => ({ kind: 'removeEntity', entity }),
    () => ({ kind: 'moveEntity', entity, to: dice.upTo(4) }),
    () => ({ kind: 'setDescription', entity, description: dice.oneIn(3) ? null : dice.name() }),
    () => ({ kind: 'setEntityIcon', entity, icon: dice.pick(['leaf', 'wrench', null]) }),
    () => ({ kind: 'setView', entity, view: dice.pick(VIEW_KINDS) }),
    () => ({ kind: 'setDefaultView', view: dice.pick(views).id }),
    () => ({ kind: 'setDefaultFilter', entity, filter }),
    () => ({ kind: 'setAccess', entity, access: dice.oneIn(3) ? null : makeAccess(dice) }),
    () => ({
      kind: 'relate',
      entity,
      name: dice.name(),
      reference: { entity: dice.pick(model.entities).id, inverse: dice.name(), onDelete: 'refuse' },
      many: dice.oneIn(2),
      required: dice.oneIn(2),
    }),
  ])();
}

function applicationOperation(dice: Dice): Operation {
  return dice.pick<() => Operation>([
    () => ({ kind: 'setTitle', title: dice.name() }),
    () => ({ kind: 'setMode', mode: dice.pick(['light', 'dark', 'system'] as const) }),
    () => ({ kind: 'setAccent', accent: dice.pick(['#5b34d6', '#00ff00']), words: 'green' }),
    () => ({ kind: 'setLook', look: { icon: dice.pick(['leaf', null]), font: 'friendly', radius: 'round' } }),
    () => ({ kind: 'setCurrency', currency: dice.pick(['USD', 'JPY']) }),
    () => ({ kind: 'setWeekStart', weekStart: dice.pick(['monday', 'sunday', null] as const) }),
    () => ({ kind: 'setSignIn', signIn: dice.oneIn(3) ? null : makeSignIn(dice) }),
  ])();
}

/** Parts of every kind; those that do not fit are what `applyOperation` refuses. */
function addingOperation(dice: Dice, model: ApplicationModel, { id: owner, fields }: Entity): Operation {
  const where = makeCondition(dice, fields);
  const name = dice.name();
  const field = dice.pick(fields).id;
  const startable = fields.filter(({ type }) => STARTS[type] !== undefined);
  const start = dice.pick(startable.length > 0 ? startable : fields);
  const metric = model.metrics.length > 0 ? dice.pick(model.metrics).id : 'm999999';
  return dice.pick<() => Operation>([
    () => ({ kind: 'addPart', part: 'view', owner, draft: { kind: 'board', name, by: field } }),
    () => ({ kind: 'addPart', part: 'view', owner, draft: { kind: 'calendar', name, start: field }, at: 0 }),
    () => ({ kind: 'addPart', part: 'view', owner, draft: { kind: 'chart', name, metric, shape: 'line' } }),
    () => ({ kind: 'addPart', part: 'filter', owner, draft: { name, where } }),
    () => ({
      kind: 'addPart',
      part: 'index',
      owner,
      draft: { fields: [field, ...dice.pickSome(fields.map(({ id }) => id)).slice(0, 2)] },
    }),
    () => ({ kind: 'addPart', part: 'badge', owner, draft: { text: name, tone: 'bad', when: where } }),
    () => ({ kind: 'addPart', part: 'rule', owner, draft: { kind: 'check', message: name, holds: where } }),
    () => ({
      kind: 'addPart',
      part: 'action',
      owner,
      draft: { kind: 'change', name, set: [{ field: start.id, to: STARTS[start.type] ?? 'empty' }] },
    }),
    () => ({ kind: 'addPart', part: 'sample', owner, draft: { values: { [field]: name } } }),
    () => ({
      kind: 'addPart',
      part: 'metric',
      owner: '',
      draft: { name, entity: owner, op: 'count', by: { field } },
    }),
    () => ({
      kind: 'addPart',
      part: 'page',
      owner: '',
      draft: {
        name,
        blocks: [
          { kind: 'text', text: name },
          { kind: 'records', entity: owner },
        ],
      },
    }),
    () => ({
      kind: 'addPart',
      part: 'block',
      owner: dice.pick(model.pages).id,
      draft: { kind: 'figures', metrics: [metric] },
    }),
  ])();
}

const PART_KINDS = Object.keys(PART_LISTS) as PartKind[];

function partOperation(dice: Dice, model: ApplicationModel): Operation {
  const part = dice.pick(PART_KINDS);
  const lists = PART_LISTS[part];
  const parts = lists.owners(model).flatMap((owner) => lists.read(model, owner)?.map(({ id }) => id) ?? []);
  const id = parts.length > 0 ? dice.pick(parts) : 'v999999';
  const page = dice.pick(model.pages);
  const [block = page.blocks[0]] = page.blocks;
  return dice.pick<() => Operation>([
    () => ({ kind: 'removePart', part, id }),
    () => ({ kind: 'removePart', part, id }),
    () => ({ kind: 'movePart', part, id, to: dice.upTo(4) }),
    () => ({ kind: 'renamePart', part: 'page', id: page.id, name: dice.name() }),
    () => ({ kind: 'renamePart', part: 'block', id: block?.id ?? '', name: dice.name() }),
    () => ({ kind: 'changePart', part: 'page', id: page.id, to: { name: dice.name(), icon: 'leaf' } }),
    () => ({
      kind: 'changePart',
      part: 'block',
      id: block?.id ?? '',
      to: { kind: 'text', text: dice.name() },
    }),
  ])();
}

function makeOperation(dice: Dice, model: ApplicationModel): Operation {
  const entity = dice.pick(model.entities);
  const field = dice.pick(entity.fields);
  const choices = entity.fields.filter(({ type }) => type === 'choice');
  const links = entity.fields.filter(({ type }) => type === 'choice' || type === 'reference');
  return dice.pick<() => Operation>([
    () => fieldOperation(dice, entity, field),
    () => fieldOperation(dice, entity, field),
    () => optionOperation(dice, choices.length > 0 ? dice.pick(choices) : field),
    () => optionOperation(dice, choices.length > 0 ? dice.pick(choices) : field),
    () => linkOperation(dice, links.length > 0 ? dice.pick(links) : field),
    () => entityOperation(dice, model, entity),
    () => applicationOperation(dice),
    () => addingOperation(dice, model, entity),
    () => partOperation(dice, model),
  ])();
}

/** An operation that was applied, with the model it was applied to. */
export interface Step {
  readonly before: ApplicationModel;
  readonly operation: Operation;
  readonly outcome: Applied;
}

/** Random operations one after the other, each on what the one before gave; without those that are refused. */
export function takeSteps(draw: fc.GeneratorValue, model: ApplicationModel): Step[] {
  const dice = new Dice(draw, new IdSource(model.next));
  const steps: Step[] = [];
  let current = model;
  for (let count = dice.upTo(12); count >= 0; count -= 1) {
    const operation = makeOperation(dice, current);
    const outcome = applyOperation(current, operation);
    if (!outcome.done) continue;
    steps.push({ before: current, operation, outcome });
    current = outcome.model;
  }
  return steps;
}
