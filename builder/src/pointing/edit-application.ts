import type { ApplicationModel, ModelEdit } from '@tessera/shared/contracts';
import { accessesInWords } from '../model/access';
import { signInHint } from '../model/sign-in';
import { applyOperation } from '../operations/apply';
import { keepPrivate } from '../operations/keep-private';
import type { Operation } from '../operations/operation';
import type { Applied, Refused } from '../operations/outcome';
import type { Touched } from '../reading/world';
import { capitalise } from '../words/text';
import { designed } from './design-edit';
import { stepsOfDesign } from './design-steps';
import { operationsOf } from './edit-operations';
import { touchedBy } from './touched-by';
import type { DataEffects } from '../types';

/** What an edit by hand came to. */
export interface Edited {
  readonly done: true;
  readonly model: ApplicationModel;
  readonly modelChanges: readonly string[];
  readonly data: DataEffects;
  /** What was done in a sentence without its full stop: 'Field Price of Order renamed to Cost'. */
  readonly said: string;
  /** What somebody might not expect of it, sentences with their full stop. */
  readonly notes: readonly string[];
  /** What 'it' means in the next message. */
  readonly touched: Touched;
}

/**
 * Changes an application by hand (SCR-02, SCR-05), by the operations that the model has for it: all of them, or none. A refusal says why
 * in a sentence that can be shown. Edits of names, words, colours, space, order and rights never reach what records hold; a design of
 * tables may, and has to be confirmed then.
 */
export function editApplication(model: ApplicationModel, edit: ModelEdit): Edited | Refused {
  if (edit.kind === 'design') return editTables(model, edit);
  const operations = operationsOf(model, edit);
  if ('done' in operations) return refusedInWords(operations);
  const applied: Applied[] = [];
  let after = model;
  for (const operation of operations) {
    const outcome = applyOperation(after, operation);
    if (!outcome.done) return refusedInWords(outcome);
    applied.push(outcome);
    after = outcome.model;
  }
  const kept = keepPrivate(model, after);
  const changes = applied.map(({ change }) => change);
  const modelChanges = [...changes, ...kept.changes];
  return {
    done: true,
    model: kept.model,
    modelChanges,
    notes: edit.kind === 'sign-in' ? hintsOf(after) : kept.notes,
    data: {
      converted: applied.flatMap(({ converted }) => converted),
      archived: applied.flatMap(({ archived }) => archived),
    },
    ...('part' in edit
      ? { said: capitalise(changes.join('. ')), touched: touchedBy(after, edit.part) }
      : aboutTables(after, operations, changes)),
  };
}

function editTables(model: ApplicationModel, edit: Extract<ModelEdit, { kind: 'design' }>): Edited | Refused {
  const steps = stepsOfDesign(model, edit.operations);
  if (!steps.done) return refusedInWords(steps);
  const kept = keepPrivate(model, steps.model);
  const made = designed(model, kept.model, edit, [...steps.changes, ...kept.changes]);
  return made.done ? made : refusedInWords(made);
}

/** What was done to tables: those of which the same holds now are said together. Of everything else, each change. */
function aboutTables(
  model: ApplicationModel,
  operations: readonly Operation[],
  modelChanges: readonly string[],
): Pick<Edited, 'said' | 'touched'> {
  const ids = operations.flatMap((operation) => (operation.kind === 'setAccess' ? [operation.entity] : []));
  const [first, ...others] = ids;
  if (first === undefined) return { said: capitalise(modelChanges.join('. ')), touched: {} };
  return {
    said: accessesInWords(model.entities.filter(({ id }) => ids.includes(id))),
    touched: others.length === 0 ? touchedBy(model, first) : {},
  };
}

function hintsOf(model: ApplicationModel): string[] {
  const hint = signInHint(model);
  return hint === undefined ? [] : [`${hint}.`];
}

function refusedInWords({ why }: Refused): Refused {
  return { done: false, why: `${capitalise(why).replace(/\.$/, '')}.` };
}
