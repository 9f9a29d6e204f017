import { useId } from 'react';
import { importableFields, type ImportColumn } from '../data/import-columns';
import type { Entity } from '../data/types';

interface ImportColumnsProps {
  readonly entity: Entity;
  readonly columns: readonly ImportColumn[];
  readonly onChange: (columns: readonly ImportColumn[]) => void;
}

/** Which column goes into which field; each may be changed or left out. */
export function ImportColumns({ entity, columns, onChange }: ImportColumnsProps) {
  const id = useId();
  return (
    <fieldset className="import-columns">
      <legend className="field-label">Columns</legend>
      {columns.map(({ header, field }, place) => {
        const selectId = `${id}-${String(place)}`;
        return (
          <div key={selectId} className="import-column">
            <label htmlFor={selectId} dir="auto">
              {header.trim() === '' ? `Column ${String(place + 1)}` : header}
            </label>
            <select
              id={selectId}
              className="control"
              value={field ?? ''}
              onChange={(event) => {
                onChange(withField(columns, place, event.target.value));
              }}
            >
              <option value="">Leave out</option>
              {importableFields(entity).map((name) => (
                <option key={name} value={name}>
                  {entity.fields[name]?.name}
                </option>
              ))}
            </select>
          </div>
        );
      })}
    </fieldset>
  );
}

/** A field is read from one column only: another one that had it is left out. */
function withField(columns: readonly ImportColumn[], place: number, name: string): readonly ImportColumn[] {
  const field = name === '' ? null : name;
  return columns.map((column, other) => {
    if (other === place) return { ...column, field };
    return column.field === field ? { ...column, field: null } : column;
  });
}
