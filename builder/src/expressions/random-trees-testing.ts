import type { ApplicationModel } from '@tessera/shared/contracts';
import fc from 'fast-check';
import { claims, COMPARED } from './random-claims-testing';
import {
  binary,
  callOf,
  deeper,
  leaf,
  listsOf,
  LONG,
  negated,
  numberTree,
  oneOf,
  SHORT,
  span,
  type At,
  type Made,
  type Plain,
} from './random-parts-testing';
import type { FunctionName, Operator, Tree } from './tree';

/** Well-typed expressions at random. */

function aggregate(
  at: At,
  kind: Plain,
  names: readonly ('sum' | 'average' | 'smallest' | 'largest')[],
): Made {
  return fc
    .tuple(fc.constantFrom(...listsOf(at)), fc.constantFrom(...names))
    .chain(([{ list, entity }, name]) => {
      const inside = { ...deeper(at), entity };
      return fc
        .tuple(treeOf(kind, inside), fc.option(treeOf('boolean', inside)))
        .map(([value, where]): Tree => ({ kind: 'aggregate', name, value, list, where }));
    });
}

function count(at: At): Made {
  return fc
    .constantFrom(...listsOf(at))
    .chain(({ list, entity }) =>
      fc
        .option(treeOf('boolean', { ...deeper(at), entity }))
        .map((where): Tree => ({ kind: 'aggregate', name: 'count', value: null, list, where })),
    );
}

function condition(at: At, kind: Plain): Made {
  const next = deeper(at);
  const orEmpty =
    kind === 'boolean'
      ? treeOf(kind, next)
      : fc.oneof(treeOf(kind, next), fc.constant<Tree>({ kind: 'empty' }));
  return fc
    .tuple(treeOf('boolean', next), treeOf(kind, next), orEmpty)
    .map(([test, whenTrue, whenFalse]): Tree => ({ kind: 'if', condition: test, whenTrue, whenFalse }));
}

/** An expression that gives a kind of value. */
export function treeOf(kind: Plain, at: At): Made {
  if (at.depth <= 0) return leaf(kind, at);
  const next = deeper(at);
  const of = (wanted: Plain) => treeOf(wanted, next);
  const always = [() => leaf(kind, at), () => condition(at, kind)];
  switch (kind) {
    case 'number':
      return numberOf(at, always);
    case 'percent':
      return oneOf(
        ...always,
        () =>
          fc
            .constantFrom<Operator>('+', '-')
            .chain((operator) => binary(operator, of('percent'), of('percent'))),
        () => aggregate(at, 'percent', ['sum', 'average', 'largest']),
      );
    case 'money':
      return moneyTree(at, always);
    case 'boolean':
      return oneOf(...always, ...claims(at, of));
    case 'text':
      return oneOf(
        ...always,
        () => binary('+', of('text'), of('text')),
        () => binary('+', of('text'), of('number')),
        () => fc.constantFrom<FunctionName>('upper', 'lower').chain((name) => callOf(name, of('text'))),
      );
    default:
      return momentTree(kind, at, always);
  }
}

function numberOf(at: At, always: readonly (() => Made)[]): Made {
  const of = (wanted: Plain) => treeOf(wanted, deeper(at));
  return oneOf(
    ...always,
    () =>
      fc
        .constantFrom<Operator>('+', '-', '*', '/')
        .chain((operator) => binary(operator, of('number'), of('number'))),
    () =>
      fc
        .constantFrom<Operator>('+', '-', '*', '/')
        .chain((operator) => binary(operator, of('number'), of('percent'))),
    () =>
      fc.constantFrom<Operator>('*', '/').chain((operator) => binary(operator, of('percent'), of('percent'))),
    () => negated(of('number')),
    () => binary('-', of('date'), of('date')),
    () => binary('-', of('datetime'), of('date')),
    () => binary('/', of('duration'), of('duration')),
    () => count(at),
    () => aggregate(at, 'number', ['sum', 'average', 'smallest', 'largest']),
    () =>
      callOf(
        'round',
        of('number'),
        fc.constantFrom<Tree>({ kind: 'number', digits: '0' }, { kind: 'number', digits: '2' }),
      ),
    () =>
      fc
        .constantFrom<FunctionName>('abs', 'roundup', 'rounddown')
        .chain((name) => callOf(name, of('number'))),
    () =>
      fc
        .constantFrom<FunctionName>('year', 'month', 'day', 'weekday')
        .chain((name) => callOf(name, of('date'))),
    () => callOf('hours', of('duration')),
    () => callOf('length', of('text')),
    () =>
      fc
        .constantFrom<FunctionName>('min', 'max')
        .chain((name) => callOf(name, of('number'), of('number'), of('number'))),
  );
}

function moneyTree(at: At, always: readonly (() => Made)[]): Made {
  const of = (wanted: Plain) => treeOf(wanted, deeper(at));
  return oneOf(
    ...always,
    () => fc.constantFrom<Operator>('+', '-').chain((operator) => binary(operator, of('money'), of('money'))),
    () =>
      fc.constantFrom<Operator>('*', '/').chain((operator) => binary(operator, of('money'), of('number'))),
    () => binary('*', of('percent'), of('money')),
    () => negated(of('money')),
    () => callOf('round', of('money'), fc.constant({ kind: 'number', digits: '2' })),
    () => callOf('max', numberTree, of('money')),
    () => aggregate(at, 'money', ['sum', 'average', 'smallest', 'largest']),
  );
}

function momentTree(
  kind: 'date' | 'time' | 'datetime' | 'duration',
  at: At,
  always: readonly (() => Made)[],
): Made {
  const of = (wanted: Plain) => treeOf(wanted, deeper(at));
  const either = fc.constantFrom<Operator>('+', '-');
  switch (kind) {
    case 'date':
      return oneOf(
        ...always,
        () => either.chain((operator) => binary(operator, of('date'), span(LONG))),
        () => either.chain((operator) => binary(operator, of('date'), of('number'))),
        () => callOf('date', of('datetime')),
        () => callOf('max', of('date'), of('date')),
        () => aggregate(at, 'date', ['smallest', 'largest']),
      );
    case 'datetime':
      return oneOf(
        ...always,
        () => either.chain((operator) => binary(operator, of('datetime'), span([...SHORT, ...LONG]))),
        () => either.chain((operator) => binary(operator, of('datetime'), of('duration'))),
      );
    case 'time':
      return oneOf(
        ...always,
        () => either.chain((operator) => binary(operator, of('time'), span(SHORT))),
        () => callOf('time', of('datetime')),
      );
    case 'duration':
      return oneOf(
        ...always,
        () => binary('-', of('datetime'), of('datetime')),
        () => either.chain((operator) => binary(operator, of('duration'), of('duration'))),
        () =>
          either.chain((operator) =>
            binary(operator, of('duration'), span(['minute', 'hour', 'day', 'week'])),
          ),
        () => binary('*', of('duration'), of('number')),
        () => aggregate(at, 'duration', ['sum', 'average', 'smallest']),
      );
  }
}

const KINDS: readonly Plain[] = [...COMPARED, 'boolean', 'text'];

/** An expression over the records of the first entity. */
export function anyTree(model: ApplicationModel, depth = 3): Made {
  const entity = model.entities[0]?.id ?? '';
  return fc.constantFrom(...KINDS).chain((kind) => treeOf(kind, { model, entity, root: entity, depth }));
}
