import type { Field } from '@tessera/shared/contracts';
import type { CalcName } from './calc';
import type { List } from './tree';
import type { Type } from './types';

/**
 * A checked expression as what is to be done: every rule about types, empty values and amounts is settled here, so that the
 * compiler and the interpreter only carry it out, by the same functions.
 */
export type Step =
  | { readonly kind: 'constant'; readonly value: string | number | boolean | null }
  | { readonly kind: 'option'; readonly id: string }
  | PathStep
  /** The id of a record, to compare it or to keep it. */
  | { readonly kind: 'id'; readonly of: Step }
  | { readonly kind: 'call'; readonly name: CalcName; readonly parts: readonly Step[] }
  | { readonly kind: 'if'; readonly condition: Step; readonly whenTrue: Step; readonly whenFalse: Step }
  | { readonly kind: 'and' | 'or'; readonly left: Step; readonly right: Step }
  | { readonly kind: 'not'; readonly of: Step }
  /** With what is never empty on one side, so that a plain comparison says it. */
  | { readonly kind: 'equal'; readonly left: Step; readonly right: Step; readonly isNot: boolean }
  | { readonly kind: 'isEmpty'; readonly of: Step; readonly isList: boolean; readonly isNot: boolean }
  | AggregateStep;

/** What is true or false. */
export type ClaimStep = Extract<Step, { kind: 'and' | 'or' | 'not' | 'equal' | 'isEmpty' }>;

export interface PathStep {
  readonly kind: 'path';
  /** The record at hand, or the one that the whole expression is over. */
  readonly from: 'record' | 'this';
  readonly fields: readonly Field[];
}

export interface AggregateStep {
  readonly kind: 'aggregate';
  /** None only counts. */
  readonly name: CalcName | null;
  readonly list: List;
  /** The entity of the records in the list. */
  readonly entity: string;
  readonly value: Step | null;
  readonly where: Step | null;
}

export interface Typed {
  readonly step: Step;
  readonly type: Type;
}

export const constant = (value: string | number | boolean | null): Step => ({ kind: 'constant', value });
export const call = (name: CalcName, ...parts: readonly Step[]): Step => ({ kind: 'call', name, parts });
export const not = (of: Step): Step => ({ kind: 'not', of });
