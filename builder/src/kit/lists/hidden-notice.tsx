import { useEffect, useRef, useState } from 'react';
import { nameOf } from '../data/entity';
import { writeAddress } from '../data/filter-address';
import type { ListState } from '../data/filters';
import { hiddenBy } from '../data/hidden-by';
import type { Entity, Row } from '../data/types';
import { useStore } from '../frame/store-context';
import { useToday } from '../frame/week-start';
import { focusSoon, recordLinkId } from '../records/delete-record';
import { forgetSaved, savedSince } from './list-memory';
import type { ListView } from './list-view';

interface HiddenNoticeProps {
  readonly entity: Entity;
  /** All that there are. */
  readonly rows: readonly Row[];
  /** What the list shows. */
  readonly shown: readonly Row[];
  readonly state: ListState;
  readonly view: ListView;
  /** Has the list show the row. */
  readonly onShow: (row: Row) => void;
}

/** Says that the record that was just saved is there, what hides it, and shows it by one press. */
export function HiddenNotice({ entity, rows, shown, state, view, onShow }: HiddenNoticeProps) {
  const today = useToday();
  const saved = useJustSaved(entity, state);
  const row = rows.find(({ id }) => id === saved.id);
  const isShown = row !== undefined && shown.includes(row);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || !isShown) return;
    isAwaited.current = false;
    focusSoon(recordLinkId(row.id));
  }, [isShown, row]);
  if (!row || isShown || saved.isPast) return null;
  const isOfView = view.where?.(row.live) ?? true;
  const causes = [...(isOfView ? [] : [`the view “${view.name}”`]), ...hiddenBy(entity, row, state, today)];
  // What was typed last reaches the list a moment later.
  if (causes.length === 0) return null;
  return (
    <div className="sample-notice" role="status">
      <p dir="auto">
        “{nameOf(entity, row)}” is saved, but hidden by {new Intl.ListFormat('en').format(causes)}.
      </p>
      <button
        type="button"
        className="button button-small"
        onClick={() => {
          isAwaited.current = true;
          onShow(row);
        }}
      >
        Show it
      </button>
    </div>
  );
}

/** The record that was saved before the list opened; it is past as soon as somebody changes what the list shows. */
function useJustSaved(entity: Entity, state: ListState) {
  const { visit } = useStore();
  const [id] = useState(() => savedSince(visit, entity));
  const address = writeAddress(entity, { ...state, at: null }).toString();
  const [known] = useState(address);
  const [isPast, setIsPast] = useState(false);
  if (!isPast && address !== known) setIsPast(true);
  useEffect(() => {
    forgetSaved(visit, entity);
  }, [visit, entity]);
  return { id, isPast };
}
