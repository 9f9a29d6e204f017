import { useDeferredValue, useMemo } from 'react';
import { useDelete } from '../records/delete-record';
import { EmptyState } from './empty-state';
import { PlusIcon } from '../frame/icons';
import { ListToolbar, SEARCH_ID } from './list-toolbar';
import { PageHeading } from '../frame/page';
import { searchRows, sortRows } from '../data/query';
import { RecordCards } from './record-cards';
import { RecordTable } from './record-table';
import type { Sort } from './record-view';
import { hrefOf } from '../frame/router';
import { viewOf } from '../data/store';
import { useRows, useStore, useStoreState, useVisitState } from '../frame/store-context';
import type { Entity, Field } from '../data/types';
import { countOf, inSentence } from '../data/words';

interface RecordListProps {
  readonly entity: Entity;
  /** The fields that the table and the cards show, in order; the first one names the record. */
  readonly columns: readonly Field[];
}

/** All records of one kind: search, order, three views, and what to do when there is nothing. */
export function RecordList({ entity, columns }: RecordListProps) {
  const store = useStore();
  const rows = useRows(entity);
  const { document } = useStoreState(store);
  const [query, setQuery] = useVisitState(`query/${entity.id}`, '');
  const [sort, setSort] = useVisitState<Sort>(`sort/${entity.id}`, entity.sort);
  const view = viewOf(document, entity);
  const searched = useDeferredValue(query);
  const sorted = useMemo(() => sortRows(rows, sort.field, sort.direction), [rows, sort]);
  const shown = useMemo(() => searchRows(entity, sorted, searched), [entity, sorted, searched]);
  const onDelete = useDelete(entity, shown);
  const isEmpty = rows.length === 0;
  const result =
    shown.length === rows.length
      ? countOf(rows.length, entity)
      : `${String(shown.length)} of ${countOf(rows.length, entity)}`;
  const View = view === 'table' ? RecordTable : RecordCards;

  return (
    <>
      <div className="page-head">
        <PageHeading title={entity.plural} />
        {!isEmpty && (
          <a className="button button-primary" href={hrefOf(entity.path, 'new')} id="add-record">
            <PlusIcon />
            <span>
              Add<span className="wide-only"> {inSentence(entity.name)}</span>
            </span>
          </a>
        )}
      </div>
      {isEmpty ? (
        <EmptyState entity={entity} />
      ) : (
        <>
          <ListToolbar
            entity={entity}
            query={query}
            onQuery={setQuery}
            sort={sort}
            onSort={setSort}
            view={view}
            onView={(next) => {
              store.chooseView(entity, next);
            }}
          />
          <p className="result" role="status">
            {result}
          </p>
          {shown.length === 0 ? (
            <NoMatch
              query={searched}
              onClear={() => {
                setQuery('');
              }}
            />
          ) : (
            <View
              entity={entity}
              columns={columns}
              rows={shown}
              sort={sort}
              onSort={setSort}
              kind={view}
              onDelete={onDelete}
            />
          )}
        </>
      )}
    </>
  );
}

function NoMatch({ query, onClear }: { readonly query: string; readonly onClear: () => void }) {
  return (
    <div className="blank">
      <p className="blank-title" dir="auto">
        Nothing matches "{query.trim()}"
      </p>
      <p className="blank-text">Search looks through every field. Try fewer or shorter words.</p>
      <button
        type="button"
        className="button"
        onClick={() => {
          onClear();
          // The button is about to go, and the focus with it.
          document.getElementById(SEARCH_ID)?.focus();
        }}
      >
        Clear filters
      </button>
    </div>
  );
}
