import type { ApplicationModel } from '@tessera/shared/contracts';
import { checkExpression } from '../expressions/check';
import { parseCode } from '../expressions/parse';
import { printCode } from '../expressions/print';
import { findComputedCycle } from '../expressions/uses';
import { idsIn } from '../model/expression-ids';
import { expressionsOf } from '../model/expressions';
import { nodesOf } from '../model/nodes';
import { firstBroken, type Breach, type ModelRule } from './rule';

/** What an expression may name. */
const NAMED: ReadonlySet<string> = new Set(['entity', 'field', 'option']);

function brokenNames(model: ApplicationModel): Breach {
  const known = new Set(
    nodesOf(model)
      .filter(({ kind }) => NAMED.has(kind))
      .map(({ id }) => id),
  );
  return firstBroken(expressionsOf(model), ({ text, words }) => {
    const lost = idsIn(text).find((id) => !known.has(id));
    return lost === undefined ? undefined : `${words} uses ${lost}, which is not there`;
  });
}

/** Also through other records: the total of a task that adds the totals of its parts might have no end. */
function brokenCircle(model: ApplicationModel): Breach {
  const [first] = findComputedCycle(model) ?? [];
  return first && `${first.name} is worked out from itself`;
}

function brokenFit(model: ApplicationModel): Breach {
  return firstBroken(expressionsOf(model), ({ text, words, entity, expects }) => {
    const checked = checkExpression(model, entity, text, expects);
    return 'problem' in checked ? `${words}: ${checked.problem}` : undefined;
  });
}

/** Equal models give equal bytes only when equal expressions are written alike. */
function brokenForm(model: ApplicationModel): Breach {
  return firstBroken(expressionsOf(model), ({ text, words }) => {
    const parsed = parseCode(text);
    const canonical = 'problem' in parsed ? text : printCode(parsed.tree);
    return canonical === text ? undefined : `${words} is written as ${text}, and not as ${canonical}`;
  });
}

export const EXPRESSION_RULES: readonly ModelRule[] = [
  ['model.expression-names', 'Expressions name what exists', brokenNames],
  ['model.circles', 'Nothing is worked out from itself', brokenCircle],
  ['model.expressions', 'Expressions fit where they stand', brokenFit],
  ['model.expression-form', 'Expressions are written in one way', brokenForm],
];
