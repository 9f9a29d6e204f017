import { FieldValue } from '../fields/field-value';
import type { Field, Row } from '../data/types';

interface RecordFactsProps {
  readonly fields: readonly Field[];
  readonly row: Row;
}

/** What a card says about its record: names and values, without those that are empty. */
export function RecordFacts({ fields, row }: RecordFactsProps) {
  return (
    <dl className="facts">
      {fields
        .filter((field) => isWorthShowing(row.values[field.key]))
        .map((field) => (
          <div key={field.key} className={`fact fact-${field.type}`}>
            <dt>{field.name}</dt>
            <dd>
              <FieldValue field={field} value={row.values[field.key]} />
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
