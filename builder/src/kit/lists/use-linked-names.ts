import { useMemo } from 'react';
import { nameOf } from '../data/entity';
import { sortRows } from '../data/query';
import { useEntity } from '../frame/sections-context';
import { useRows } from '../frame/store-context';
import type { ReferenceField } from '../data/types';

/** A record that others point at. */
export interface NamedRecord {
  readonly id: string;
  readonly name: string;
}

/** The records that a reference may point at, in their own order. */
export function useLinkedNames(field: ReferenceField): readonly NamedRecord[] {
  const entity = useEntity(field.to);
  const rows = useRows(entity);
  return useMemo(
    () =>
      sortRows(rows, entity.sort.field, entity.sort.direction).map((row) => ({
        id: row.id,
        name: nameOf(entity, row),
      })),
    [entity, rows],
  );
}
