import type { ApplicationModel } from '@tessera/shared/contracts';
import { fit, type Expected } from './fit';
import { lower } from './lower';
import { indexOf } from './model-index';
import { parseCode } from './parse';
import { ExpressionProblem, orRefusal, type Refusal } from './problem';
import type { Typed } from './steps';
import type { Tree } from './tree';
import type { Type } from './types';

export type Checked = { readonly type: Type; readonly tree: Tree } | Refusal;

/** Whether a canonical text fits where it stands: over a record of an entity, or over none (null). */
export function checkExpression(
  model: ApplicationModel,
  entityId: string | null,
  text: string,
  expected: Expected,
): Checked {
  const parsed = parseCode(text);
  if ('problem' in parsed) return parsed;
  const checked = checkTree(model, entityId, parsed.tree, expected);
  return 'problem' in checked ? checked : { type: checked.type, tree: parsed.tree };
}

/** The same for a tree; gives the steps to carry it out. */
export function checkTree(
  model: ApplicationModel,
  entityId: string | null,
  tree: Tree,
  expected: Expected,
): Typed | Refusal {
  const index = indexOf(model);
  return orRefusal(() => {
    const entity = entityId === null ? undefined : index.entities.get(entityId);
    if (entityId !== null && !entity) throw new ExpressionProblem(`There are no records ${entityId}.`);
    const whenUnknown = expected === 'rule' ? 'passes' : 'not true';
    return fit(lower(tree, { index, entity, root: entity, whenUnknown }), expected, index);
  });
}

/** The steps of a canonical text that was checked before. */
export function stepsOf(
  model: ApplicationModel,
  entityId: string | null,
  text: string,
  expected: Expected,
): Typed {
  const parsed = parseCode(text);
  const checked = 'problem' in parsed ? parsed : checkTree(model, entityId, parsed.tree, expected);
  if ('problem' in checked) throw new Error(`${text}: ${checked.problem}`);
  return checked;
}
