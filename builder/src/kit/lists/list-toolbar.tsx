import { useContext, useId, useState } from 'react';
import { fieldsOf } from '../data/entity';
import { DownIcon, SearchIcon, UpIcon } from '../frame/icons';
import { ViewIcon } from './view-icon';
import { reachedBy } from '../frame/shortcuts';
import { ListNameContext } from './list-address';
import { directionName } from '../data/query';
import type { ListView } from './list-view';
import type { Entity, Sort, ViewKind } from '../data/types';
import { inSentence } from '../data/words';

interface ListToolbarProps {
  readonly entity: Entity;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly views: readonly ListView[];
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
}

/** The others have an order of their own: by day, or of what they add up. */
const IN_ORDER: ReadonlySet<ViewKind> = new Set(['table', 'list', 'cards', 'board', 'gallery']);

/** Search, order and view of a list. */
export function ListToolbar({ entity, query, onQuery, sort, onSort, views, view, onView }: ListToolbarProps) {
  const id = useId();
  return (
    <div className="toolbar" role="search" aria-label={`Search and order ${inSentence(entity.plural)}`}>
      <SearchBox entity={entity} query={query} onQuery={onQuery} />
      {IN_ORDER.has(view.kind) && (
        <div className="sort">
          <label htmlFor={`${id}-sort`}>Sort by</label>
          <SortSelect id={`${id}-sort`} entity={entity} sort={sort} onSort={onSort} />
          <DirectionButton sort={sort} onSort={onSort} />
        </div>
      )}
      <div className="segments" role="group" aria-label="View">
        {views.map((one) => (
          <button
            key={one.id}
            data-part={one.id}
            type="button"
            className="segment"
            aria-label={one.name}
            title={one.name}
            aria-pressed={one === view}
            onClick={() => {
              onView(one);
            }}
          >
            <ViewIcon kind={one.kind} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** The address follows the box, and the box the address when somebody goes back. */
function SearchBox({ entity, query, onQuery }: Pick<ListToolbarProps, 'entity' | 'query' | 'onQuery'>) {
  const isAlone = useContext(ListNameContext) === '';
  const [typed, setTyped] = useState(query);
  const [known, setKnown] = useState(query);
  if (query !== known) {
    setKnown(query);
    setTyped(query);
  }
  return (
    <div className="search">
      <SearchIcon />
      <input
        {...reachedBy('/')}
        type="search"
        aria-label={`Search ${inSentence(entity.plural)}`}
        placeholder="Search"
        title={isAlone ? 'Search (press /)' : 'Search'}
        autoComplete="off"
        dir="auto"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onQuery(event.target.value);
        }}
      />
    </div>
  );
}

interface SortSelectProps {
  readonly id: string;
  readonly entity: Entity;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

function SortSelect({ id, entity, sort, onSort }: SortSelectProps) {
  const fields = fieldsOf(entity);
  return (
    <select
      id={id}
      value={sort.field.key}
      onChange={(event) => {
        const field = fields.find(({ key }) => key === event.target.value);
        if (field) onSort({ ...sort, field });
      }}
    >
      {fields.map((field) => (
        <option key={field.key} value={field.key}>
          {field.name}
        </option>
      ))}
    </select>
  );
}

function DirectionButton({ sort, onSort }: Pick<ListToolbarProps, 'sort' | 'onSort'>) {
  const isUp = sort.direction === 'asc';
  const name = directionName(sort.field, sort.direction);
  return (
    <button
      type="button"
      className="button direction"
      aria-label={`Order: ${name}`}
      title={`${name}. Press to turn the order round.`}
      onClick={() => {
        onSort({ ...sort, direction: isUp ? 'desc' : 'asc' });
      }}
    >
      {isUp ? <UpIcon /> : <DownIcon />}
      <span className="wide-only">{name}</span>
    </button>
  );
}
