import { useId, useState } from 'react';
import { filterKinds } from '../data/filters';
import type { FieldFilter, ListState } from '../data/filters';
import type { Entity, Field, Row } from '../data/types';
import { inSentence } from '../data/words';
import { Dialog } from '../frame/dialog';
import { FilterControl, emptyFilter } from './filter-control';

interface FilterDialogProps {
  readonly entity: Entity;
  readonly rows: readonly Row[];
  /** The name in code of the field that is filtered by. */
  readonly name: string;
  readonly fields: ListState['fields'];
  readonly onName: (name: string) => void;
  readonly onSet: (name: string, filter: FieldFilter | null) => void;
  readonly onClose: () => void;
}

/** Narrows a list by one field. */
export function FilterDialog({ entity, rows, name, fields, onName, onSet, onClose }: FilterDialogProps) {
  const id = useId();
  const field = entity.fields[name];
  return (
    <Dialog title={`Filter ${inSentence(entity.plural)}`} onClose={onClose}>
      <div className="filter-form">
        <div className="field">
          <label className="field-label" htmlFor={id}>
            Field
          </label>
          <select
            id={id}
            className="control"
            value={name}
            onChange={(event) => {
              onName(event.target.value);
            }}
          >
            {Object.entries(entity.fields).map(([one, { name: title }]) => (
              <option key={one} value={one}>
                {title}
              </option>
            ))}
          </select>
        </div>
        {field && (
          <FilterForm
            key={name}
            field={field}
            rows={rows}
            filter={fields[name]}
            onSet={(filter) => {
              onSet(name, filter);
            }}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

/** What the kinds are called between the field and its values. */
const CONDITIONS: Readonly<Record<FieldFilter['kind'], string>> = {
  any: 'is one of',
  yesNo: 'is',
  days: 'is',
  range: 'is between',
  contains: 'contains',
  lacks: 'does not contain',
  empty: 'is empty or not',
};

interface FilterFormProps {
  readonly field: Field;
  readonly rows: readonly Row[];
  readonly filter: FieldFilter | undefined;
  readonly onSet: (filter: FieldFilter | null) => void;
  readonly onClose: () => void;
}

function FilterForm({ field, rows, filter, onSet, onClose }: FilterFormProps) {
  const id = useId();
  const kinds = filterKinds(field);
  const [draft, setDraft] = useState<FieldFilter>(filter ?? emptyFilter(kinds[0] ?? 'empty'));
  return (
    <form
      className="filter-form"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSet(isNothing(draft) ? null : draft);
      }}
    >
      {kinds.length > 1 && (
        <div className="field">
          <label className="field-label" htmlFor={id}>
            Condition
          </label>
          <select
            id={id}
            className="control"
            value={draft.kind}
            onChange={(event) => {
              const kind = kinds.find((one) => one === event.target.value);
              if (kind) setDraft(emptyFilter(kind, textIn(draft)));
            }}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {CONDITIONS[kind]}
              </option>
            ))}
          </select>
        </div>
      )}
      <FilterControl field={field} rows={rows} filter={draft} onChange={setDraft} />
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className="button button-primary">
          Show
        </button>
      </div>
    </form>
  );
}

/** What was typed stays when the condition changes. */
function textIn(filter: FieldFilter): string {
  return 'text' in filter ? filter.text : '';
}

/** Nothing chosen narrows by nothing. */
function isNothing(filter: FieldFilter): boolean {
  if (filter.kind === 'any') return filter.of.length === 0;
  if (filter.kind === 'contains' || filter.kind === 'lacks') return filter.text.trim() === '';
  return filter.kind === 'range' && filter.from === null && filter.to === null;
}
