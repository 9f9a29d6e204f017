import type { ApplicationModel } from '@tessera/shared/contracts';
import * as application from './application-operations';
import * as fields from './field-operations';
import type { Operation, Outcome } from './operation';
import * as options from './option-operations';

type Handlers = {
  readonly [K in Operation['kind']]: (
    model: ApplicationModel,
    operation: Extract<Operation, { kind: K }>,
  ) => Outcome;
};

const HANDLERS: Handlers = {
  addField: fields.addField,
  renameField: fields.renameField,
  removeField: fields.removeField,
  retypeField: fields.retypeField,
  setRequired: fields.setRequired,
  setLimits: fields.setLimits,
  setOptions: fields.setOptions,
  moveField: fields.moveField,
  setLabel: fields.setLabel,
  addOption: options.addOption,
  removeOption: options.removeOption,
  renameOption: options.renameOption,
  setTitle: application.setTitle,
  setMode: application.setMode,
  setAccent: application.setAccent,
  setCurrency: application.setCurrency,
  setSort: application.setSort,
  setView: application.setView,
  addEntity: application.addEntity,
  renameEntity: application.renameEntity,
  removeEntity: application.removeEntity,
};

/**
 * Applies one operation to a model and says what it did, or why it did nothing. Pure: the given model stays as it
 * is, and ids in `next` only grow.
 */
export function applyOperation(model: ApplicationModel, operation: Operation): Outcome {
  const handler = HANDLERS[operation.kind] as (model: ApplicationModel, operation: Operation) => Outcome;
  return handler(model, operation);
}
