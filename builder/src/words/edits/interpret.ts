import type { ApplicationModel, Coverage } from '@tessera/shared/contracts';
import { findEntity } from '../../model/find';
import { applyOperation } from '../../operations/apply';
import { entityOf } from '../../model/edit-model';
import type { Operation } from '../../operations/operation';
import type { Applied } from '../../operations/outcome';
import { isToolInstruction } from '../features';
import { whyMissing } from '../why-missing';
import { readAdd, readBareField } from './add';
import { readMove } from './move';
import { readImpossible } from './impossible';
import { readKeep, readRemove } from './remove';
import { readRename } from './rename';
import { readRequired } from './required';
import { readRetype } from './retype';
import { readAccent, readCurrency, readMode, readTitle, readView } from './appearance';
import { readChoice } from './options';
import type { Found, Reader, Scope } from './scope';
import { rewriteClause } from './rewrite';
import { readSort } from './sort';
import { readSplit } from './split';
import { splitMessage } from './clauses';
import { pattern } from '../pattern';

/** In order: the first that finds something is believed, so the narrow ones stand before the wide ones. */
const READERS: readonly Reader[] = [
  readMode,
  readTitle,
  readSort,
  readView,
  readAccent,
  readCurrency,
  readChoice,
  readRequired,
  readSplit,
  readRename,
  readKeep,
  readImpossible,
  readRemove,
  readMove,
  readRetype,
  readAdd,
  readBareField,
];

/** What became of one wish. */
export interface ClauseResult {
  readonly text: string;
  /** What it asks for, whether or not it was there already. */
  readonly operations: readonly Operation[];
  readonly applied: readonly Applied[];
  /** Understood, and nothing to do. */
  readonly noEffect: readonly string[];
  readonly missing: readonly Coverage[];
  readonly understood: boolean;
}

export interface Interpretation {
  readonly model: ApplicationModel;
  readonly clauses: readonly ClauseResult[];
}

/** Questions want an answer and no change. */
const QUESTION = /^(?:what|which|why|who|how)\b(?! (?:about|often|many|much|long)\b)/i;

function read(clause: string, scope: Scope): Found | undefined {
  if (isToolInstruction(clause) || QUESTION.test(clause)) return undefined;
  for (const reader of READERS) {
    const result = reader(clause, scope);
    if (result) return result;
  }
  return undefined;
}

/** The field or entity that an operation leaves as the last one spoken of. */
function touchedBy(
  operation: Operation,
  model: ApplicationModel,
  scope: Scope,
): Pick<Scope, 'touchedField' | 'touchedEntity'> {
  if (operation.kind === 'addField') {
    const fields = entityOf(model, operation.entity)?.fields ?? [];
    const newest = [...fields].sort((a, b) => Number(b.id.slice(1)) - Number(a.id.slice(1)))[0];
    return { touchedField: newest?.id, touchedEntity: operation.entity };
  }
  if ('field' in operation) {
    const entity = model.entities.find((item) => item.fields.some((field) => field.id === operation.field));
    return {
      touchedField: entity ? operation.field : undefined,
      touchedEntity: entity?.id ?? scope.touchedEntity,
    };
  }
  if ('entity' in operation) return { touchedField: undefined, touchedEntity: operation.entity };
  if (operation.kind === 'addEntity')
    return { touchedField: undefined, touchedEntity: model.entities[model.entities.length - 1]?.id };
  return { touchedField: scope.touchedField, touchedEntity: scope.touchedEntity };
}

function run(text: string, clause: string, start: Scope): { scope: Scope; result: ClauseResult } {
  const reading = read(clause, start);
  if (!reading) {
    const why = whyMissing(clause);
    const missing: Coverage[] = why === undefined ? [] : [{ phrase: text, state: 'missing', why }];
    return {
      scope: start,
      result: { text, operations: [], applied: [], noEffect: [], missing, understood: false },
    };
  }
  let scope = start;
  const applied: Applied[] = [];
  const noEffect: string[] = reading.noEffect === undefined ? [] : [reading.noEffect];
  for (const operation of reading.operations) {
    const outcome = applyOperation(scope.model, operation);
    if (outcome.done) applied.push(outcome);
    else noEffect.push(outcome.why);
    const model = outcome.done ? outcome.model : scope.model;
    scope = {
      model,
      ...touchedBy(operation, model, scope),
      ...(operation.kind === 'addOption' ? { touchedOption: operation.label } : {}),
    };
  }
  const missing = reading.missing ?? [];
  const understood = applied.length > 0 || noEffect.length > 0;
  const { operations } = reading;
  return { scope, result: { text, operations, applied, noEffect, missing, understood } };
}

/** 'add a city after country': that it stands there already needs no word when the rest was done. */
function withoutSettled(results: readonly ClauseResult[]): readonly ClauseResult[] {
  if (!results.some((result) => result.applied.length > 0)) return results;
  const isSettled = ({ applied, missing, understood }: ClauseResult) =>
    understood && applied.length === 0 && missing.length === 0;
  return results.length === 1 ? results : results.filter((result) => !isSettled(result));
}

const IN_TABLE = pattern('i')`
  ^(?:
    (?:in|for|on) (?:the )?(?=
      [^:,]+ (?:please |also )?
      (?:add|remove|delete|rename|change|make|sort|show|move|drop|include)\b
    )
    |(?=[^:,]{2,50}[:,] )
  )(?:the )?([^:,]{2,40}?)(?: table| list)?\s*[:,]?\s+(
    (?:please |also )?
    (?:add|remove|delete|rename|change|make|sort|show|move|drop|include|hide|turn|set)\b.+
  )$
`;

/** 'deals: add a probability' says first which table the wish is about. */
function aboutTable(clause: string, scope: Scope): { start: Scope; clause: string } {
  const [, noun, wish] = IN_TABLE.exec(clause) ?? [];
  const entity = noun ? findEntity(scope.model, noun) : undefined;
  return entity && wish
    ? { start: { ...scope, touchedEntity: entity.id, touchedField: undefined }, clause: wish }
    : { start: scope, clause };
}

/** Reads a message against a model and does what it understands, wish by wish. Pure; never throws. */
export function interpret(model: ApplicationModel, message: string): Interpretation {
  const clauses: ClauseResult[] = [];
  let scope: Scope = { model, touchedField: undefined, touchedEntity: undefined };
  const pieces = splitMessage(message).slice(0, 200);
  for (const { text, clause: whole } of pieces) {
    const { start, clause } = aboutTable(whole, scope);
    // 'in suppliers, add a city': says only where.
    const about = /^(?:in|for|on|to)\s+(?:the )?(.+)$/i.exec(clause)?.[1];
    const entity =
      about === undefined ? undefined : findEntity(start.model, about.replace(/\s+(?:table|list)$/i, ''));
    if (entity && pieces.length > 1) {
      scope = { ...start, touchedEntity: entity.id, touchedField: undefined };
      continue;
    }
    const parts = rewriteClause(clause, start, (part) => read(part, start) !== undefined);
    const results: ClauseResult[] = [];
    scope = start;
    for (const part of parts) {
      const step = run(parts.length > 1 ? part : text, part, scope);
      scope = step.scope;
      results.push(step.result);
    }
    clauses.push(...withoutSettled(results));
  }
  return { model: scope.model, clauses };
}
