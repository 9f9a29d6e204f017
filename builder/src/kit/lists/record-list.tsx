import { useDeferredValue, useMemo } from 'react';
import { useDelete } from '../records/delete-record';
import { EmptyState } from './empty-state';
import { PlusIcon } from '../frame/icons';
import { ListToolbar } from './list-toolbar';
import { ADD_ID, SEARCH_ID } from '../frame/shortcuts';
import { PageHeading } from '../frame/page';
import { searchRows, sortRows } from '../data/query';
import type { ListView } from './list-view';
import { hrefOf } from '../frame/router';
import { viewOf } from '../data/store';
import { useRows, useStore, useStoreState, useVisitState } from '../frame/store-context';
import type { Entity, Sort } from '../data/types';
import { countOf, inSentence } from '../data/words';

interface RecordListProps {
  readonly entity: Entity;
  readonly views: readonly ListView[];
  /** The id of the view that the list opens with. */
  readonly defaultView: string;
}

/** All records of one kind: search, order, views, and what to do when there is nothing. */
export function RecordList({ entity, views, defaultView }: RecordListProps) {
  const store = useStore();
  const rows = useRows(entity);
  const { document } = useStoreState(store);
  const [query, setQuery] = useVisitState(`query/${entity.id}`, '');
  const [sort, setSort] = useVisitState<Sort>(`sort/${entity.id}`, entity.sort);
  const chosen = viewOf(document, entity, defaultView);
  const view = views.find(({ id }) => id === chosen) ?? views[0];
  if (!view) throw new Error('A list needs at least one view.');
  const searched = useDeferredValue(query);
  const sorted = useMemo(() => sortRows(rows, sort.field, sort.direction), [rows, sort]);
  const shown = useMemo(() => searchRows(entity, sorted, searched), [entity, sorted, searched]);
  const onDelete = useDelete(entity, shown);
  const isEmpty = rows.length === 0;
  const result =
    shown.length === rows.length
      ? countOf(rows.length, entity)
      : `${String(shown.length)} of ${countOf(rows.length, entity)}`;

  return (
    <>
      <div className="page-head">
        <PageHeading title={entity.plural} />
        {!isEmpty && (
          <a
            className="button button-primary"
            href={hrefOf(entity.path, 'new')}
            id={ADD_ID}
            title={`Add ${inSentence(entity.name)} (press n)`}
          >
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
            views={views}
            view={view}
            onView={(next) => {
              store.chooseView(entity, { chosen: next.id, over: defaultView });
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
            <view.Component entity={entity} rows={shown} sort={sort} onSort={setSort} onDelete={onDelete} />
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
