import type { Entity, Field, Index } from '@tessera/shared/contracts';
import { indexInWords } from '../model/nodes';
import { whyNotIndexed } from '../model/indexes';
import {
  fieldOf,
  findDuplicate,
  firstBroken,
  notAField,
  perEntity,
  type Breach,
  type ModelRule,
} from './rule';

function brokenField(field: Field, what: string): Breach {
  const why = whyNotIndexed(field);
  return why === undefined ? undefined : `${what} names ${field.name}, which ${why}`;
}

export function brokenIndex(index: Index, entity: Entity): Breach {
  const what = `The ${indexInWords(entity, index)}`;
  if (findDuplicate(index.fields) !== undefined) return `${what} names a field twice`;
  return firstBroken(index.fields, (id) => {
    const field = fieldOf(entity, id);
    return field ? brokenField(field, what) : notAField(entity, id, 'An index');
  });
}

const isAlike = (one: Index, other: Index) => one.fields.join() === other.fields.join();

function brokenIndexes(entity: Entity): Breach {
  const { indexes = [] } = entity;
  const double = indexes.find((index, at) =>
    indexes.some((other, before) => before < at && isAlike(index, other)),
  );
  return (
    firstBroken(indexes, (index) => brokenIndex(index, entity)) ??
    (double && `${entity.name} has the ${indexInWords(entity, double)} twice`)
  );
}

export const INDEX_RULES: readonly ModelRule[] = [
  ['model.indexes', 'Indexes are on fields of their table that can be sorted', perEntity(brokenIndexes)],
];
