import { printList, printWords } from './print';
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
export function describeExpression(tree: Tree, scope: Scope): string {
  if (tree.kind === 'aggregate') return describeAggregate(tree, scope);
  return tree.kind === 'if' ? describeCondition(tree, scope) : printWords(tree, scope);
}

function describeAggregate({ name, value, list, where }: Aggregate, scope: Scope): string {
  const entity =
    list.kind === 'field'
      ? indexOf(scope.model).fields.get(list.field)?.field.reference?.entity
      : list.entity;
  const inside: Scope = entity === undefined ? { model: scope.model } : { model: scope.model, entity };
  const of = value === null ? '' : `${printWords(value, inside)} of `;
  const kept = where === null ? '' : ` where ${printWords(where, inside)}`;
  return `${AGGREGATES[name]} ${of}${printList(list, scope)}${kept}`;
}

function describeCondition({ condition, whenTrue, whenFalse }: Condition, scope: Scope): string {
  const first = describeExpression(whenTrue, scope);
  return `${first} if ${printWords(condition, scope)}, otherwise ${describeExpression(whenFalse, scope)}`;
}
