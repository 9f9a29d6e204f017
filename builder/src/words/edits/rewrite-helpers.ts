import { findEntity } from '../../model/find';
import { resolveField, type Scope } from './scope';

/** Says whether a clause by itself is understood. */
export type Understands = (clause: string) => boolean;

/** The clauses that a clause stands for, or nothing when it is not of the kind. */
export type Rewrite = (clause: string, scope: Scope, understands: Understands) => string[] | undefined;

/** True when each noun means a field. */
export const areFields = (scope: Scope, ...nouns: readonly string[]) =>
  nouns.every((noun) => noun !== '' && resolveField(noun, scope) !== undefined);
/** True when each noun means a table. */
export const areTables = (scope: Scope, ...nouns: readonly string[]) =>
  nouns.every((noun) => noun !== '' && findEntity(scope.model, noun) !== undefined);
