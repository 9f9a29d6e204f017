import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { idsIn } from '../data/cells';
import type { ReferenceField, Value } from '../data/types';
import { hrefOf } from '../frame/router';
import { useEntity } from '../frame/sections-context';
import { useLinkedRecords } from './use-linked';

interface LinkedNamesProps {
  readonly field: ReferenceField;
  readonly value: Value;
  /** Stands where the linked records are gone. */
  readonly empty: ReactNode;
}

/** The names of the linked records, each a link to its page. */
export function LinkedNames({ field, value, empty }: LinkedNamesProps) {
  const ids = useMemo(() => idsIn(value), [value]);
  const { path } = useEntity(field.to);
  const linked = useLinkedRecords(field, ids);
  if (linked.length === 0) return empty;
  return (
    <span className="linked">
      {linked.map(({ id, name }) => (
        <a key={id} href={hrefOf(path, 'detail', id)} dir="auto">
          {name}
        </a>
      ))}
    </span>
  );
}
