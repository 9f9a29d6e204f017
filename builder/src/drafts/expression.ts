import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { checkTree } from '../expressions/check';
import type { Expected } from '../expressions/fit';
import { parse } from '../expressions/parse';
import { printCode } from '../expressions/print';
import { DraftError } from './draft-error';

interface ExpressionPlace {
  readonly model: ApplicationModel;
  /** Whose record the words are about; none where there is no record yet, as for what a new one begins with. */
  readonly entity?: Entity;
  /** What the value is for. */
  readonly expected: Expected;
  /** For messages. */
  readonly place: string;
}

/** Words of a person as the model stores them; a `DraftError` where they do not fit what they are for. */
export function readExpression(words: string, { model, entity, expected, place }: ExpressionPlace): string {
  const parsed = parse(words, {
    model,
    ...(entity && { entity: entity.id }),
    ...(typeof expected === 'object' && { field: expected.id }),
  });
  if ('problem' in parsed) throw new DraftError(place, `“${words}”: ${parsed.problem}`);
  const checked = checkTree(model, entity?.id ?? null, parsed.tree, expected);
  if ('problem' in checked) throw new DraftError(place, `“${words}”: ${checked.problem}`);
  return printCode(parsed.tree);
}
