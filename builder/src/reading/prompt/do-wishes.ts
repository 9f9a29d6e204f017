import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Said } from '../../coverage/claim';
import { applyOperation } from '../../operations/apply';
import type { Operation } from '../../operations/operation';
import { WISH_RULES } from '../all-rules';
import { readClause, type Outcome } from '../rule';
import { World } from '../world';
import type { WishReading } from './prompt-reading';

/** An application, and what each phrase of a prompt came to in it. */
export interface DoneWishes {
  readonly model: ApplicationModel;
  readonly said: readonly Said[];
}

const NOT_UNDERSTOOD = 'This was not understood';

/** All of the operations, or none where one is refused. */
function applyAll(model: ApplicationModel, operations: readonly Operation[]): ApplicationModel {
  let next = model;
  for (const operation of operations) {
    const step = applyOperation(next, operation);
    if (!step.done) return model;
    next = step.model;
  }
  return next;
}

/** What a phrase is taken for by what it came to; nothing for what asks for nothing. */
function saidOf(phrase: string, outcome: Outcome | undefined): Said[] {
  if (!outcome || 'ask' in outcome) return [{ phrase, state: 'missing', why: NOT_UNDERSTOOD }];
  if ('operations' in outcome) return [{ phrase, asks: 'changes', operations: outcome.operations }];
  if ('missing' in outcome) return [{ phrase, state: 'missing', why: outcome.missing }];
  if ('promise' in outcome) return [{ phrase, asks: 'promise', promise: outcome.promise, why: outcome.why }];
  if ('without' in outcome) return [{ phrase, asks: 'absence', nouns: outcome.without }];
  return 'already' in outcome ? [{ phrase, asks: 'changes', operations: [] }] : [];
}

/** Does every wish to the application that there is by then. */
export function doWishes(start: ApplicationModel, wishes: readonly WishReading[]): DoneWishes {
  let model = start;
  const said: Said[] = [];
  for (const { phrase, tokens, about } of wishes) {
    const entity = model.entities.find(({ name }) => name === about)?.id;
    const world = new World(model, entity === undefined ? {} : { entity });
    const outcome = readClause(WISH_RULES, tokens, world)?.outcome;
    if (outcome && 'operations' in outcome) model = applyAll(model, outcome.operations);
    said.push(...saidOf(phrase, outcome));
  }
  return { model, said };
}

/** What was read besides wishes, as claims that the model has to prove. */
export function saidBesides(reading: {
  readonly subjects: readonly string[];
  readonly fields: readonly { readonly phrase: string; readonly name: string }[];
  readonly unknown: readonly string[];
}): Said[] {
  return [
    ...reading.subjects.map((phrase) => ({ phrase, asks: 'subject' as const })),
    ...reading.fields.map(({ phrase, name }) => ({ phrase, asks: 'field' as const, name })),
    ...reading.unknown.map((phrase) => ({ phrase, state: 'missing' as const, why: NOT_UNDERSTOOD })),
  ];
}
