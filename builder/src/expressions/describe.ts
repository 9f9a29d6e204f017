import { printList, printWords, type SaidSign } from './print';
import type { Scope } from './scope';
import type { Aggregate, Condition, Tree } from './tree';
import { indexOf } from './model-index';

const AGGREGATES: Readonly<Record<Aggregate['name'], string>> = {
  count: 'the number of',
  sum: 'the sum of',
  average: 'the average of',
  smallest: 'the smallest',
  largest: 'the largest',
};

/** An expression in a sentence: 'the sum of Amount of Payments where Paid'. Parts of a calculation stay as they are written. */
export function describeExpression(tree: Tree, scope: Scope, said?: SaidSign): string {
  if (tree.kind === 'aggregate') return describeAggregate(tree, scope, said);
  return tree.kind === 'if' ? describeCondition(tree, scope, said) : printWords(tree, scope, said);
}

function describeAggregate({ name, value, list, where }: Aggregate, scope: Scope, said?: SaidSign): string {
  const entity =
    list.kind === 'field'
      ? indexOf(scope.model).fields.get(list.field)?.field.reference?.entity
      : list.entity;
  const inside: Scope = entity === undefined ? { model: scope.model } : { model: scope.model, entity };
  const of = value === null ? '' : `${printWords(value, inside, said)} of `;
  const kept = where === null ? '' : ` where ${printWords(where, inside, said)}`;
  return `${AGGREGATES[name]} ${of}${printList(list, scope)}${kept}`;
}

function describeCondition(
  { condition, whenTrue, whenFalse }: Condition,
  scope: Scope,
  said?: SaidSign,
): string {
  const first = describeExpression(whenTrue, scope, said);
  return `${first} if ${printWords(condition, scope, said)}, otherwise ${describeExpression(whenFalse, scope, said)}`;
}
