import { useEffect, useState } from 'react';
import { nameOf } from '../data/entity';
import { describeList } from '../data/describe-list';
import type { ListState } from '../data/filters';
import type { Entity, Field, Row, Sort } from '../data/types';
import { FieldValue } from '../fields/field-value';
import { useStore } from '../frame/store-context';
import { onPrint } from './use-window';

interface PrintedListProps {
  readonly entity: Entity;
  readonly state: ListState;
  readonly sort: Sort;
  readonly rows: readonly Row[];
  /** What the table shows; without it the view itself is printed. */
  readonly columns: readonly Field[] | undefined;
}

/** A list on paper: what it was narrowed by, and a plain table of all its records. It is there only while it is printed. */
export function PrintedList({ entity, state, sort, rows, columns }: PrintedListProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => onPrint(setIsPrinting), []);
  const { names } = useStore().rows();
  if (!isPrinting) return null;
  const criteria = describeList(entity, state, sort, (entityId, id) => names.nameOf(entityId, id));
  return (
    <>
      <p className="printed-criteria">{criteria.join(' · ')}</p>
      {columns && <PrintedTable entity={entity} rows={rows} columns={columns} />}
    </>
  );
}

interface PrintedTableProps extends Pick<PrintedListProps, 'entity' | 'rows'> {
  readonly columns: readonly Field[];
}

function PrintedTable({ entity, rows, columns }: PrintedTableProps) {
  return (
    <table className="printed-table" aria-label={`${entity.plural}, printed`}>
      <thead>
        <tr>
          {columns.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map((field) => (
              <td key={field.key} className={`cell-${field.type}`} dir="auto">
                {field === entity.label ? (
                  nameOf(entity, row)
                ) : (
                  <FieldValue field={field} value={row.values[field.key]} name={nameOf(entity, row)} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
