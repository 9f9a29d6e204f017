import { memo, useContext, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { applyFilters, countFilters, withoutFilters } from '../data/filters';
import type { ListState } from '../data/filters';
import { sortRows } from '../data/query';
import { viewOf } from '../data/store';
import type { Direction, Entity, Field, Row, Sort } from '../data/types';
import { countOf, inSentence } from '../data/words';
import { PlusIcon } from '../frame/icons';
import { PageHeading } from '../frame/page';
import { hrefOf } from '../frame/router';
import { findReached, OWN_KEYS, reachedBy } from '../frame/shortcuts';
import { useRights, useRows, useStore, useStoreState } from '../frame/store-context';
import { useSteadyHandler } from '../frame/use-steady-handler';
import { useToday } from '../frame/week-start';
import { useDelete } from '../records/delete-record';
import { SHOWN } from '../records/neighbours';
import { NoAccess } from '../records/no-access';
import { EmptyState } from './empty-state';
import { FilterBar } from './filter-bar';
import { HiddenNotice } from './hidden-notice';
import { ListNameContext } from './list-address';
import { ListCommands } from './list-commands';
import { ListToolbar } from './list-toolbar';
import type { ListView, ListViewProps } from './list-view';
import { PrintedList } from './printed-list';
import { SampleNotice } from './sample-notice';
import { SelectionContext } from './selection';
import type { Selection } from './selection';
import { SelectionBar } from './selection-bar';
import { useListState } from './use-list-state';
import type { ListControl } from './use-list-state';
import { usePreparedSearch } from './use-prepared-search';

interface RecordListProps {
  readonly entity: Entity;
  readonly views: readonly ListView[];
  /** The id of the view that the list opens with. */
  readonly defaultView: string;
}

/** All records of one kind: search, filters, order, views, and what to do when there is nothing. */
export function RecordList(props: RecordListProps) {
  const { read } = useRights(props.entity);
  return read ? <ReadList {...props} /> : <NoAccess entity={props.entity} verb="see" />;
}

function ReadList({ entity, views, defaultView }: RecordListProps) {
  const control = useListState(entity);
  const { state } = control;
  const { view, chooseView } = useView(entity, views, defaultView, state.view);
  const listed = useListed(entity, view, state);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const isEmpty = listed.rows.length === 0;

  return (
    <div className="block-wide" data-view={view.id} {...OWN_KEYS}>
      <div className="page-head">
        <PageHeading title={entity.plural} part={entity.id} />
        <div className="page-actions">
          {!isEmpty && <AddLink entity={entity} />}
          <ListCommands
            entity={entity}
            rows={listed.shown}
            state={{ ...state, view: view.id, at: state.at ?? view.opensAt?.() ?? null }}
            isEmpty={isEmpty}
            onSelect={() => {
              setChosen(new Set());
            }}
          />
        </div>
      </div>
      <SampleNotice entity={entity} />
      {isEmpty ? (
        <EmptyState entity={entity} />
      ) : (
        <ListBody
          entity={entity}
          control={control}
          listed={listed}
          views={views}
          view={view}
          onView={chooseView}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
    </div>
  );
}

interface ListBodyProps {
  readonly entity: Entity;
  readonly control: ListControl;
  readonly listed: Listed;
  readonly views: readonly ListView[];
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  /** The ids of what is chosen; null while nothing is being chosen. */
  readonly chosen: ReadonlySet<string> | null;
  readonly onChoose: (chosen: ReadonlySet<string> | null) => void;
}

function ListBody({ entity, control, listed, views, view, onView, chosen, onChoose }: ListBodyProps) {
  const { state, change } = control;
  const { rows, offered, shown, sort } = listed;
  const onDelete = useSteadyHandler(useDelete(entity, shown));
  const selection = useMemo(() => chosen && selectionOf(chosen, onChoose), [chosen, onChoose]);
  const onSort = useSteadyHandler((next: Sort) => {
    change({ sort: { by: nameInCode(entity, next.field), direction: next.direction } });
  });
  const onAt = useSteadyHandler((at: string) => {
    change({ at }, { replace: true });
  });
  return (
    <>
      <FilterBar entity={entity} rows={offered} state={state} onChange={change} />
      <ListToolbar
        entity={entity}
        query={state.query}
        onQuery={(query) => {
          change({ query }, { replace: true });
        }}
        sort={sort}
        onSort={onSort}
        views={views}
        view={view}
        onView={(next) => {
          onView(next);
          if (state.view !== null) change({ view: null }, { replace: true });
        }}
      />
      {chosen && (
        <SelectionBar
          entity={entity}
          rows={shown}
          ids={chosen}
          onSelect={onChoose}
          onDone={() => {
            onChoose(null);
          }}
        />
      )}
      <HiddenNotice
        entity={entity}
        rows={rows}
        shown={shown}
        state={state}
        view={view}
        onShow={(row) => {
          const showing = views.find((one) => one.where?.(row.live) ?? true);
          const isOtherView = view.where?.(row.live) === false && showing;
          if (isOtherView) onView(showing);
          // A view that the address names would be shown before the one that is chosen here.
          change({ ...withoutFilters(entity), ...(isOtherView && { view: null }) });
        }}
      />
      <p className="result" role="status">
        {resultOf(entity, shown, rows)}
      </p>
      {shown.length === 0 ? (
        <NoMatch entity={entity} state={state} onClear={change} />
      ) : (
        <SelectionContext value={selection}>
          <PrintedList entity={entity} state={state} sort={sort} rows={shown} columns={view.columns} />
          <ShownView
            view={view}
            entity={entity}
            rows={shown}
            sort={sort}
            onSort={onSort}
            onDelete={onDelete}
            at={state.at}
            onAt={onAt}
          />
        </SelectionContext>
      )}
    </>
  );
}

interface ShownViewProps extends ListViewProps {
  readonly view: ListView;
}

/** Drawn anew only when something of it changes: while somebody types, that is later than what the search shows. */
const ShownView = memo(function ShownView({ view, ...props }: ShownViewProps) {
  return <view.Component {...props} />;
});

function nameInCode(entity: Entity, field: Field): string {
  const [name] = Object.entries(entity.fields).find(([, one]) => one.key === field.key) ?? [];
  return name ?? '';
}

function AddLink({ entity }: { readonly entity: Entity }) {
  const isAlone = useContext(ListNameContext) === '';
  const { add } = useRights(entity);
  if (!add) return null;
  const name = `Add ${inSentence(entity.name)}`;
  return (
    <a
      className="button button-primary"
      data-part={`add:${entity.id}`}
      href={hrefOf(entity.path, 'new')}
      {...reachedBy('n')}
      title={isAlone ? `${name} (press n)` : name}
    >
      <PlusIcon />
      <span>
        Add<span className="wide-only"> {inSentence(entity.name)}</span>
      </span>
    </a>
  );
}

function selectionOf(ids: ReadonlySet<string>, onChange: (ids: ReadonlySet<string>) => void): Selection {
  return {
    ids,
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      onChange(next);
    },
  };
}

/** The view that the address asks for, that the person chose, or that the list opens with. */
function useView(entity: Entity, views: readonly ListView[], defaultView: string, asked: string | null) {
  const store = useStore();
  const { document } = useStoreState(store);
  const find = (wanted: string | null) => views.find(({ id }) => id === wanted);
  const view = find(asked) ?? find(viewOf(document, entity, defaultView)) ?? views[0];
  if (!view) throw new Error('A list needs at least one view.');
  return {
    view,
    chooseView: (next: ListView) => {
      store.chooseView(entity, { chosen: next.id, over: defaultView });
    },
  };
}

interface Listed {
  /** All that there are. */
  readonly rows: readonly Row[];
  /** Those of the view, in order. */
  readonly offered: readonly Row[];
  /** Those that the filters and the search leave. */
  readonly shown: readonly Row[];
  readonly sort: Sort;
}

/** The records that are left, in order: those of the view, then of the filters and the search. */
function useListed(entity: Entity, view: ListView, state: ListState): Listed {
  const { visit } = useStore();
  const rows = useRows(entity);
  const today = useToday();
  usePreparedSearch(entity, rows);
  const searched = useDeferredValue(state);
  const { by, direction } = state.sort ?? {};
  const sort = useMemo(() => sortOf(entity, view, by, direction), [entity, view, by, direction]);
  const offered = useMemo(() => {
    const inView = view.where ? rows.filter((row) => view.where?.(row.live)) : rows;
    return sortRows(inView, sort.field, sort.direction);
  }, [rows, view, sort]);
  const shown = useMemo(
    () => applyFilters(entity, offered, searched, today),
    [entity, offered, searched, today],
  );
  useEffect(() => {
    visit.set(
      `${SHOWN}${entity.id}`,
      shown.map(({ id }) => id),
    );
  }, [visit, entity, shown]);
  return { rows, offered, shown, sort };
}

/** The order that somebody chose, by the name in code of a field, or the usual one. */
function sortOf(entity: Entity, view: ListView, by = '', direction?: Direction): Sort {
  const field = entity.fields[by];
  return field && direction ? { field, direction } : (view.sort ?? entity.sort);
}

function resultOf(entity: Entity, shown: readonly Row[], rows: readonly Row[]): string {
  if (shown.length === rows.length) return countOf(rows.length, entity);
  return `${String(shown.length)} of ${countOf(rows.length, entity)}`;
}

interface NoMatchProps {
  readonly entity: Entity;
  readonly state: ListState;
  readonly onClear: (cleared: Partial<ListState>) => void;
}

function NoMatch({ entity, state, onClear }: NoMatchProps) {
  const query = state.query.trim();
  const isFiltered = countFilters(entity, state) > 0;
  return (
    <div className="blank">
      <p className="blank-title" dir="auto">
        {query === '' ? `No ${inSentence(entity.plural)} to show` : `Nothing matches "${query}"`}
      </p>
      <p className="blank-text">
        {isFiltered
          ? 'Filters are on. Clear them to see everything.'
          : 'Search looks through every field. Try fewer or shorter words.'}
      </p>
      <button
        type="button"
        className="button"
        onClick={({ currentTarget }) => {
          onClear(withoutFilters(entity));
          // The button is about to go, and the focus with it.
          findReached('/', currentTarget)?.focus();
        }}
      >
        Clear filters
      </button>
    </div>
  );
}
