import { applicationModelSchema, type ApplicationModel } from '@tessera/shared/contracts';
import { checkModel } from '../checks/check-model';
import { setAccess, setSignIn } from './access-operations';
import * as application from './application-operations';
import { entityOf } from '../model/edit-model';
import { blastBetween } from './blast';
import * as entities from './entity-operations';
import * as fields from './field-operations';
import * as settings from './field-settings';
import * as links from './link-operations';
import { migrationBetween } from './migration';
import type { Operation } from './operation';
import * as options from './option-operations';
import { refused, type Attempt, type Outcome } from './outcome';
import * as names from './part-names';
import * as parts from './part-operations';
import { recordEffects } from './record-effects';
import { modelBefore, restore } from './restore';

type Handlers = {
  readonly [K in Operation['kind']]: (
    model: ApplicationModel,
    operation: Extract<Operation, { kind: K }>,
  ) => Attempt;
};

const HANDLERS: Handlers = {
  addField: fields.addField,
  renameField: fields.renameField,
  removeField: fields.removeField,
  retypeField: fields.retypeField,
  moveField: fields.moveField,
  setLabel: fields.setLabel,
  setRequired: settings.setRequired,
  setUnique: settings.setUnique,
  setLimits: settings.setLimits,
  setHelp: settings.setHelp,
  setDefault: settings.setDefault,
  setComputed: settings.setComputed,
  setMany: settings.setMany,
  relate: links.relate,
  setReference: links.setReference,
  unrelate: links.unrelate,
  setOptions: options.setOptions,
  addOption: options.addOption,
  removeOption: options.removeOption,
  renameOption: options.renameOption,
  moveOption: options.moveOption,
  setTone: options.setTone,
  addEntity: entities.addEntity,
  renameEntity: entities.renameEntity,
  removeEntity: entities.removeEntity,
  moveEntity: entities.moveEntity,
  setDescription: entities.setDescription,
  setEntityIcon: entities.setEntityIcon,
  setSort: entities.setSort,
  setView: entities.setView,
  setDefaultView: entities.setDefaultView,
  setDefaultFilter: entities.setDefaultFilter,
  setAccess,
  setSignIn,
  setTitle: application.setTitle,
  setMode: application.setMode,
  setAccent: application.setAccent,
  setLook: application.setLook,
  setLogo: application.setLogo,
  setCurrency: application.setCurrency,
  setWeekStart: application.setWeekStart,
  addPart: parts.addPart,
  changePart: parts.changePart,
  renamePart: names.renamePart,
  removePart: parts.removePart,
  movePart: parts.movePart,
  restore,
};

/** The first rule that the change would break; one that was broken before is not the change's fault. */
function newFault(before: ApplicationModel, after: ApplicationModel): string | undefined {
  const failed = checkModel(after).filter(({ passed }) => !passed);
  if (failed.length === 0) return undefined;
  const known = new Set(checkModel(before).flatMap(({ id, passed }) => (passed ? [] : [id])));
  return failed.find(({ id }) => !known.has(id))?.message;
}

/**
 * One order of properties, so that the same model is written with the same bytes whatever way led to it. Tables that are
 * the same as before stay the same objects.
 */
function inOrder(before: ApplicationModel, model: ApplicationModel): ApplicationModel {
  const parsed = applicationModelSchema.safeParse(model);
  if (!parsed.success) return model;
  const entities = parsed.data.entities.map((entity) => {
    const old = entityOf(before, entity.id);
    return old && JSON.stringify(old) === JSON.stringify(entity) ? old : entity;
  });
  return { ...parsed.data, entities };
}

/** A change, before it is said what it means for records and how it is undone. */
function attemptOf(model: ApplicationModel, operation: Operation): Attempt {
  const handler = HANDLERS[operation.kind] as (model: ApplicationModel, operation: Operation) => Attempt;
  const attempt = handler(model, operation);
  if (!attempt.done) return attempt;
  const after = inOrder(model, attempt.model);
  const why = newFault(model, after);
  if (why !== undefined) return refused(why);
  if (JSON.stringify(after) === JSON.stringify(model)) return refused('that is so already');
  return { ...attempt, model: after };
}

/** The model with one operation done, where nobody asks how far that reaches; undefined where it is refused. */
export function modelWith(model: ApplicationModel, operation: Operation): ApplicationModel | undefined {
  const attempt = attemptOf(model, operation);
  return attempt.done ? attempt.model : undefined;
}

/**
 * Applies one operation to a model and says what it did, what it means for records and how it is undone, or why it did
 * nothing. Pure: the given model stays as it is, the new one holds all that `checkModel` asks, and ids in `next` only grow.
 */
export function applyOperation(model: ApplicationModel, operation: Operation): Outcome {
  const attempt = attemptOf(model, operation);
  if (!attempt.done) return attempt;
  const after = attempt.model;
  const migration = migrationBetween(model, after);
  const effects = recordEffects(model, after, migration);
  return {
    ...attempt,
    ...effects,
    model: after,
    inverse: [{ kind: 'restore', before: modelBefore(model, after) }],
    migration,
    blast: blastBetween(model, after, effects),
  };
}

/** One operation, held against no rule yet: whoever takes this road asks `withoutFault` at its end. */
export function applyUnchecked(model: ApplicationModel, operation: Operation): Attempt {
  const handler = HANDLERS[operation.kind] as (model: ApplicationModel, operation: Operation) => Attempt;
  return handler(model, operation);
}

/** The model that unchecked operations made, as `applyOperation` would have; undefined where they broke a rule. */
export function withoutFault(
  before: ApplicationModel,
  after: ApplicationModel,
): ApplicationModel | undefined {
  const ordered = inOrder(before, after);
  return newFault(before, ordered) === undefined ? ordered : undefined;
}
