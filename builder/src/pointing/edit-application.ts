import type { ApplicationModel, ModelEdit } from '@tessera/shared/contracts';
import { applyOperation } from '../operations/apply';
import type { Refused } from '../operations/outcome';
import type { Touched } from '../reading/world';
import { capitalise } from '../words/text';
import { operationOf } from './edit-operations';
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
  /** What 'it' means in the next message. */
  readonly touched: Touched;
}

/**
 * Changes one part of an application by hand (SCR-02), by the operation that the model has for it. A refusal says why in a sentence
 * that can be shown. Edits of names, words, colours, space and order never reach what records hold.
 */
export function editApplication(model: ApplicationModel, edit: ModelEdit): Edited | Refused {
  const operation = operationOf(model, edit);
  if ('done' in operation) return refusedInWords(operation);
  const outcome = applyOperation(model, operation);
  if (!outcome.done) return refusedInWords(outcome);
  const { change, converted, archived } = outcome;
  return {
    done: true,
    model: outcome.model,
    modelChanges: [change],
    data: { converted, archived },
    said: capitalise(change),
    touched: 'part' in edit ? touchedBy(outcome.model, edit.part) : {},
  };
}

function refusedInWords({ why }: Refused): Refused {
  return { done: false, why: `${capitalise(why).replace(/\.$/, '')}.` };
}
