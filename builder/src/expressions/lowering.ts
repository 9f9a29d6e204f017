import type { Entity } from '@tessera/shared/contracts';
import type { ModelIndex } from './model-index';
import { printWords } from './print';
import type { Tree } from './tree';
import { typeName, type Type } from './types';
import type { Typed } from './steps';

/**
 * What a comparison gives that cannot be told, because a side is empty. In a condition it is not true. In a rule the whole
 * passes, so below a 'not' such a comparison has to fail.
 */
export type WhenUnknown = 'not true' | 'passes' | 'fails';

/** Where in an expression a tree stands. */
export interface Surroundings {
  readonly index: ModelIndex;
  /** The entity of the record at hand; none where there is no record. */
  readonly entity: Entity | undefined;
  /** The entity of `this`. */
  readonly root: Entity | undefined;
  readonly whenUnknown: WhenUnknown;
}

/** Turns a part into steps. Given to those who lower what is made of parts. */
export type Lower = (tree: Tree, surroundings: Surroundings) => Typed;

const MOST_QUOTED = 60;

/** What a message calls a part: its own words, unless they are many. */
export function subjectOf(tree: Tree, { index, entity }: Surroundings): string {
  const words = printWords(tree, entity ? { model: index.model, entity: entity.id } : { model: index.model });
  return words.length <= MOST_QUOTED ? words : 'A part of it';
}

/** 'Status is a choice'. */
export function claimOf(tree: Tree, type: Type, surroundings: Surroundings): string {
  return `${subjectOf(tree, surroundings)} is ${typeName(type, surroundings.index)}`;
}
