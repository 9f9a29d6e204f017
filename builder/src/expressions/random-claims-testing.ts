import type { Field } from '@tessera/shared/contracts';
import fc from 'fast-check';
import { indexOf } from './model-index';
import { binary, leaf, pathsTo, type At, type Made, type Plain } from './random-parts-testing';
import type { Operator, Tree } from './tree';

export const COMPARED: readonly Plain[] = [
  'number',
  'percent',
  'money',
  'date',
  'time',
  'datetime',
  'duration',
];
const SIGNS: readonly Operator[] = ['=', '!=', '<', '<=', '>', '>='];

/** What is true or false; `of` makes the parts. */
export function claims(at: At, of: (wanted: Plain) => Made): (() => Made)[] {
  return [
    () =>
      fc
        .constantFrom<Operator>('and', 'or')
        .chain((operator) => binary(operator, of('boolean'), of('boolean'))),
    () => of('boolean').map((tree) => ({ kind: 'not', of: tree })),
    () =>
      fc
        .tuple(fc.constantFrom(...COMPARED), fc.constantFrom(...SIGNS))
        .chain(([kind, operator]) => binary(operator, of(kind), of(kind))),
    () =>
      fc
        .constantFrom<Operator>('=', '!=', 'contains')
        .chain((operator) => binary(operator, of('text'), of('text'))),
    () =>
      fc
        .constantFrom<Operator>('=', '!=')
        .chain((operator) => binary(operator, of('boolean'), of('boolean'))),
    () => binary('<', of('datetime'), of('date')),
    () => binary('=', of('money'), of('number')),
    () => optionClaim(at),
    () => recordClaim(at),
    () =>
      fc
        .tuple(fc.constantFrom(...COMPARED, 'text' as const).chain(of), fc.boolean())
        .map(([tree, isNot]) => ({ kind: 'isEmpty', of: tree, isNot })),
    () => emptyLink(at),
  ];
}

/** A choice that is, or holds, an option of its own. */
function optionClaim(at: At): Made {
  const paths = pathsTo(at, (field) => field.type === 'choice');
  if (paths.length === 0) return leaf('boolean', at);
  return fc.constantFrom(...paths).chain((left) => {
    const field = indexOf(at.model).fields.get(left.fields.at(-1) ?? '')?.field;
    const operators: readonly Operator[] = field?.many === true ? ['contains'] : ['=', '!='];
    return fc
      .tuple(fc.constantFrom(...operators), fc.constantFrom(...(field?.options ?? [])))
      .map(([operator, { id }]): Tree => ({ kind: 'binary', operator, left, right: { kind: 'option', id } }));
  });
}

function recordClaim(at: At): Made {
  const entity = at.root;
  const isTo = (field: Field) => field.reference?.entity === entity;
  const paths = pathsTo(at, isTo);
  if (paths.length === 0) return leaf('boolean', at);
  return fc.constantFrom(...paths).map((left): Tree => {
    const field = indexOf(at.model).fields.get(left.fields.at(-1) ?? '')?.field;
    const operator = field?.many === true ? 'contains' : '=';
    return { kind: 'binary', operator, left, right: { kind: 'path', from: 'this', fields: [] } };
  });
}

function emptyLink(at: At): Made {
  const paths = pathsTo(at, (field) => ['reference', 'choice', 'tags'].includes(field.type));
  if (paths.length === 0) return leaf('boolean', at);
  return fc
    .tuple(fc.constantFrom(...paths), fc.boolean())
    .map(([of, isNot]): Tree => ({ kind: 'isEmpty', of, isNot }));
}
