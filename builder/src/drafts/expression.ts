import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { DraftError } from './draft-error';

interface Scope {
  readonly model: ApplicationModel;
  /** Whose records the words are about. */
  readonly entity: Entity;
}

const LONGEST = 600;

/** Words of a person as the model stores them. */
export function readExpression(words: string, scope: Scope, place: string): string {
  if (words.length > LONGEST)
    throw new DraftError(place, `${scope.entity.name}: the expression is too long.`);
  return words;
}
