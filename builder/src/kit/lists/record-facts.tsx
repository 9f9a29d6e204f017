import type { Entity, Field, Row } from '../data/types';
import { CellValue, isToggled } from './cell-value';

export interface RecordFactsProps {
  readonly entity: Entity;
  readonly fields: readonly Field[];
  readonly row: Row;
}

interface NamedFactsProps extends RecordFactsProps {
  /** Those whose names are seen, where cards are too small for all of them; a screen reader says every name. */
  readonly named?: ReadonlySet<Field>;
}

/** What a card says about its record: names and values, without those that are empty. */
export function RecordFacts({ entity, fields, row, named }: NamedFactsProps) {
  return (
    <dl className={named ? 'facts facts-brief' : 'facts'}>
      {fields
        .filter((field) => isToggled(field) || isWorthShowing(row.values[field.key]))
        .map((field) => (
          <div
            key={field.key}
            data-part={field.key}
            className={`fact fact-${field.type}${named?.has(field) === true ? ' fact-named' : ''}`}
          >
            <dt>{field.name}</dt>
            <dd>
              <CellValue entity={entity} field={field} row={row} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function isWorthShowing(value: Row['values'][string] = null): boolean {
  const isEmptyList = typeof value === 'object' && value !== null && value.length === 0;
  return value !== null && value !== false && value !== '' && !isEmptyList;
}
