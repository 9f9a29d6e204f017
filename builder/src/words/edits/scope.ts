import type { ApplicationModel, Coverage, Entity } from '@tessera/shared/contracts';
import { findEntity, findField, type FieldPlace } from '../../model/find';
import { typeWord } from '../value-spec';
import { placeOf } from '../../model/edit-model';
import type { Operation } from '../../operations/operation';

/** What a clause is read against: the model as the clauses before left it, and what they touched last. */
export interface Scope {
  readonly model: ApplicationModel;
  readonly touchedField: string | undefined;
  readonly touchedEntity: string | undefined;
  /** The label of the option that was added last, as long as nothing else was spoken of. */
  readonly touchedOption?: string;
}

/** What a clause asks for. Nothing at all is `undefined`, so that the next reader may try. */
export interface Found {
  readonly operations: readonly Operation[];
  /** Parts that are understood and cannot be done, with the reason. */
  readonly missing?: readonly Coverage[];
  /** Understood, and nothing is to be done: why. */
  readonly noEffect?: string;
}

export type Reader = (clause: string, scope: Scope) => Found | undefined;

const PRONOUN =
  /^(?:it|that|this|them|this one|that one|(?:that|this|the|the new|the last|the same) (?:field|column|one))$/i;

/** The field that a noun or a pronoun means. */
export function resolveField(text: string, scope: Scope): FieldPlace | undefined {
  const noun = text.trim().replace(/[.,!?]+$/, '');
  if (PRONOUN.test(noun))
    return scope.touchedField === undefined ? undefined : placeOf(scope.model, scope.touchedField);
  const home = currentEntity(scope).id;
  return findField(scope.model, noun, home) ?? fieldOfType(noun, scope.model, home);
}

/** 'the learned on date' is the field 'Learned on', which is a date. */
function fieldOfType(noun: string, model: ApplicationModel, home: string): FieldPlace | undefined {
  const [, name, word] =
    /^(.+)\s+(date|time|link|email|phone|rating|checkbox|number|text|choice|drop-?down)$/i.exec(noun) ?? [];
  const place = name ? findField(model, name, home) : undefined;
  const type = word ? typeWord(word) : undefined;
  const isNumber = type === 'number' && ['integer', 'number'].includes(place?.field.type ?? '');
  return place && (place.field.type === type || isNumber) ? place : undefined;
}

/** The entity that the conversation is about: the last touched, else the first. */
export function currentEntity(scope: Scope): Entity {
  const entity =
    scope.model.entities.find((item) => item.id === scope.touchedEntity) ?? scope.model.entities[0];
  if (!entity) throw new Error('A model has at least one entity');
  return entity;
}

const WHOLE =
  /^(?:the |my |this |our )?(?:app|application|form|forms|table|list|it|records?|entries|entry|items?|page|database|model|data|view|main table)$/i;

/** The entity that a noun means; 'the app', 'the form' and 'each record' mean the current one. */
export function resolveEntity(text: string, scope: Scope): Entity | undefined {
  const noun = text
    .trim()
    .replace(/^(?:each|every|all|the|my|our|all the|each of the)\s+/i, '')
    .replace(/\s+(?:table|form|list|entity|records?|page|section|view)$/i, '')
    .trim();
  const found = findEntity(scope.model, noun);
  if (found) return found;
  return WHOLE.test(text.trim()) || WHOLE.test(noun) ? currentEntity(scope) : undefined;
}

export const found = (...operations: Operation[]): Found => ({ operations });
