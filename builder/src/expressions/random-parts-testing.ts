import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import fc from 'fast-check';
import { indexOf } from './model-index';
import { anyDate, anyDatetime, anyTime } from './random-models-testing';
import type { FunctionName, List, Operator, Path, Tree } from './tree';
import { typeOfField, type Kind } from './types';

/** What expressions at random are made of. */

export type Made = fc.Arbitrary<Tree>;
export type Plain =
  | 'number'
  | 'percent'
  | 'money'
  | 'boolean'
  | 'text'
  | 'date'
  | 'time'
  | 'datetime'
  | 'duration';

export interface At {
  readonly model: ApplicationModel;
  readonly entity: string;
  readonly root: string;
  readonly depth: number;
}

/** One of several, made only when it is chosen. */
export function oneOf(...choices: readonly (() => Made)[]): Made {
  return fc.nat(choices.length - 1).chain((index) => choices[index]?.() ?? fc.constant({ kind: 'empty' }));
}

export const binary = (operator: Operator, left: Made, right: Made): Made =>
  fc.tuple(left, right).map(([one, other]) => ({ kind: 'binary', operator, left: one, right: other }));
export const callOf = (name: FunctionName, ...parts: readonly Made[]): Made =>
  fc.tuple(...parts).map((made) => ({ kind: 'call', name, parts: made }));
export const numberTree = fc
  .integer({ min: 0, max: 400 })
  .map((value): Tree => ({ kind: 'number', digits: String(value / 4) }));

export const deeper = (at: At): At => ({ ...at, depth: at.depth - 1 });
const fieldsOf = (at: At, entity: string): readonly Field[] =>
  indexOf(at.model).entities.get(entity)?.fields ?? [];

/** Paths of up to two fields to something of a kind, from the record at hand and from `this`. */
export function pathsTo(at: At, isWanted: (field: Field) => boolean): readonly Path[] {
  return [
    { from: 'record' as const, entity: at.entity },
    { from: 'this' as const, entity: at.root },
  ].flatMap(({ from, entity }) =>
    fieldsOf(at, entity).flatMap((field) => {
      const behind = field.reference && field.many !== true ? fieldsOf(at, field.reference.entity) : [];
      const paths = [...(isWanted(field) ? [[field.id]] : [])];
      for (const next of behind) if (isWanted(next)) paths.push([field.id, next.id]);
      return paths.map((fields): Path => ({ kind: 'path', from, fields }));
    }),
  );
}

const ofKind = (kind: Kind) => (field: Field) => typeOfField(field).kind === kind;

function pathsOr(at: At, kind: Kind, other: Made): Made {
  const paths = pathsTo(at, ofKind(kind));
  return paths.length === 0 ? other : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...paths) }, other);
}

export function listsOf(at: At): readonly { readonly list: List; readonly entity: string }[] {
  const linked = at.model.entities.flatMap((from) =>
    from.fields
      .filter((field) => field.reference?.entity === at.entity)
      .map((field) => ({
        list: { kind: 'linked', entity: from.id, by: field.id } as const,
        entity: from.id,
      })),
  );
  const own = fieldsOf(at, at.entity)
    .filter((field) => field.reference && field.many === true)
    .map((field) => ({
      list: { kind: 'field', field: field.id } as const,
      entity: field.reference?.entity ?? '',
    }));
  const all = at.model.entities.map(({ id }) => ({ list: { kind: 'all', entity: id } as const, entity: id }));
  return [...linked, ...linked, ...own, ...all];
}

export const negated = (of: Made): Made => of.map((tree) => ({ kind: 'negate', of: tree }));
export const span = (units: readonly ('minute' | 'hour' | 'day' | 'week' | 'month' | 'year')[]): Made =>
  fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom(...units))
    .map(([value, unit]) => ({ kind: 'span', digits: String(value), unit }));

export const SHORT = ['minute', 'hour'] as const;
export const LONG = ['day', 'week', 'month', 'year'] as const;

export function leaf(kind: Plain, at: At): Made {
  switch (kind) {
    case 'number':
    case 'money':
      return pathsOr(at, kind, kind === 'money' ? negated(callOf('abs', pathsOrNumber(at))) : numberTree);
    case 'percent':
      return pathsOr(
        at,
        kind,
        numberTree.map((tree) => ({ ...tree, kind: 'percent' }) as Tree),
      );
    case 'boolean':
      return pathsOr(
        at,
        kind,
        fc.boolean().map((value) => ({ kind, value })),
      );
    case 'text':
      return pathsOr(
        at,
        kind,
        fc.string({ maxLength: 6 }).map((text) => ({ kind, text })),
      );
    case 'date':
      return pathsOr(
        at,
        kind,
        fc.oneof(
          anyDate.map((text) => ({ kind, text })),
          fc.constant<Tree>({ kind: 'today' }),
        ),
      );
    case 'datetime':
      return pathsOr(
        at,
        kind,
        fc.oneof(
          anyDatetime.map((text) => ({ kind, text })),
          fc.constant<Tree>({ kind: 'now' }),
        ),
      );
    case 'time':
      return pathsOr(
        at,
        kind,
        anyTime.map((text) => ({ kind, text })),
      );
    case 'duration':
      return pathsOr(
        at,
        kind,
        binary(
          '-',
          anyTime.map((text) => ({ kind: 'time', text })),
          anyTime.map((text) => ({ kind: 'time', text })),
        ),
      );
  }
}

const pathsOrNumber = (at: At): Made => pathsOr(at, 'number', numberTree);
