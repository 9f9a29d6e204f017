import type { Entity, Field, Row } from '../data/types';
import { CellValue, isToggled } from './cell-value';

interface RecordFactsProps {
  readonly entity: Entity;
  readonly fields: readonly Field[];
  readonly row: Row;
}

/** What a card says about its record: names and values, without those that are empty. */
export function RecordFacts({ entity, fields, row }: RecordFactsProps) {
  return (
    <dl className="facts">
      {fields
        .filter((field) => isToggled(field) || isWorthShowing(row.values[field.key]))
        .map((field) => (
          <div key={field.key} className={`fact fact-${field.type}`}>
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
