import { useMemo, useRef, useState } from 'react';
import { describeFilter } from '../data/describe-filter';
import { savedFilterOf, withoutFilters } from '../data/filters';
import type { FieldFilter, ListState } from '../data/filters';
import { fieldsOf } from '../data/entity';
import type { Entity, Row } from '../data/types';
import { inSentence } from '../data/words';
import { CloseIcon, FilterIcon } from '../frame/icons';
import { useStore } from '../frame/store-context';
import { FilterDialog } from './filter-dialog';

interface FilterBarProps {
  readonly entity: Entity;
  /** All that could be shown. */
  readonly rows: readonly Row[];
  readonly state: ListState;
  readonly onChange: (next: Partial<ListState>) => void;
}

/** What the list is narrowed by: saved filters to choose from, those by field as chips, and a button for more. */
export function FilterBar({ entity, rows, state, onChange }: FilterBarProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const names = Object.keys(state.fields);
  const set = (name: string, filter: FieldFilter | null) => {
    const others = Object.entries(state.fields).filter(([other]) => other !== name);
    onChange({ fields: Object.fromEntries(filter === null ? others : [...others, [name, filter]]) });
  };
  return (
    <div className="filter-bar">
      <SavedFilters entity={entity} rows={rows} state={state} onChange={onChange} />
      <button
        type="button"
        className="button button-small"
        ref={button}
        onClick={() => {
          setEdited(firstFree(entity, names));
        }}
      >
        <FilterIcon />
        <span className={entity.filters.length > 0 ? 'wide-only' : undefined}>Filter</span>
      </button>
      {names.length > 0 && (
        <ActiveFilters
          entity={entity}
          fields={state.fields}
          onEdit={setEdited}
          onRemove={(name) => {
            set(name, null);
            // The chip is about to go, and the focus with it.
            button.current?.focus();
          }}
        />
      )}
      {names.length > 1 && (
        <button
          type="button"
          className="button button-small button-quiet"
          onClick={() => {
            onChange({ fields: {} });
            button.current?.focus();
          }}
        >
          Clear all
        </button>
      )}
      {edited !== null && (
        <FilterDialog
          entity={entity}
          rows={rows}
          name={edited}
          fields={state.fields}
          onName={setEdited}
          onSet={(name, filter) => {
            set(name, filter);
            setEdited(null);
          }}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
    </div>
  );
}

/** A new filter begins with the first field that has none. */
function firstFree(entity: Entity, names: readonly string[]): string {
  const all = Object.entries(entity.fields).filter(([, field]) => field !== entity.label);
  const [first] = all.find(([name]) => !names.includes(name)) ?? Object.entries(entity.fields)[0] ?? [];
  return first ?? '';
}

function SavedFilters({ entity, rows, state, onChange }: FilterBarProps) {
  const counts = useMemo(
    () => entity.filters.map((filter) => rows.filter((row) => filter.where(row.live)).length),
    [entity, rows],
  );
  if (entity.filters.length === 0) return null;
  const current = savedFilterOf(entity, state);
  const { saved: all } = withoutFilters(entity);
  return (
    <div className="saved-filters" role="group" aria-label={`Show ${inSentence(entity.plural)}`}>
      <FilterTab
        name="All"
        count={rows.length}
        isOn={current === undefined}
        onPress={() => {
          onChange({ saved: all });
        }}
      />
      {entity.filters.map((filter, place) => (
        <FilterTab
          key={filter.id}
          part={filter.id}
          name={filter.name}
          count={counts[place] ?? 0}
          isOn={filter === current}
          onPress={() => {
            onChange({ saved: filter.id });
          }}
        />
      ))}
    </div>
  );
}

interface FilterTabProps {
  /** The id of its filter, for a builder that shows the application. */
  readonly part?: string;
  readonly name: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

function FilterTab({ part, name, count, isOn, onPress }: FilterTabProps) {
  return (
    <button type="button" className="filter-tab" aria-pressed={isOn} data-part={part} onClick={onPress}>
      <span dir="auto">{name}</span> <span className="filter-count">{count}</span>
    </button>
  );
}

interface ActiveFiltersProps {
  readonly entity: Entity;
  readonly fields: ListState['fields'];
  readonly onEdit: (name: string) => void;
  readonly onRemove: (name: string) => void;
}

function ActiveFilters({ entity, fields, onEdit, onRemove }: ActiveFiltersProps) {
  const { names } = useStore().rows();
  return (
    <ul className="chips filter-chips" aria-label="Active filters">
      {Object.entries(fields).map(([name, filter]) => {
        const field = entity.fields[name] ?? fieldsOf(entity)[0];
        if (!field) return null;
        const text = `${field.name}: ${describeFilter(field, filter, (entityId, id) => names.nameOf(entityId, id))}`;
        return (
          <li key={name} className="chip">
            <button
              type="button"
              className="chip-edit"
              title="Change filter"
              dir="auto"
              onClick={() => {
                onEdit(name);
              }}
            >
              {text}
            </button>
            <button
              type="button"
              className="chip-remove"
              aria-label={`Remove filter ${text}`}
              title="Remove filter"
              onClick={() => {
                onRemove(name);
              }}
            >
              <CloseIcon />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
