import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { AppCard } from './app-card';
import { awayOf, type AppsView } from './apps-query';
import { DeletedCard } from './deleted-card';
import type { ListedApps } from './apps-state';
import { CARD_WIDTH, ROW_HEIGHTS } from './row-heights';
import { useFocusPlace } from './use-focus-place';
import { useRowWindow, type RowWindow } from './use-row-window';

export interface AppWindowProps {
  listed: ListedApps;
  view: AppsView;
  isPhone: boolean;
  /** The end is near. */
  onNearEnd: () => void;
  /** Hands out what moves the focus to a place in the list. */
  takeFocus: (focusPlace: (place: number) => void) => void;
}

/** The apps that are near the window, as cards or as lines; the others take their room and are not drawn. */
export function AppWindow({ listed, view, isPhone, onNearEnd, takeFocus }: AppWindowProps) {
  const { projects, next, query, isRefreshing, more } = listed;
  const list = useRef<HTMLUListElement>(null);
  const rowHeight = isPhone ? ROW_HEIGHTS.phone : ROW_HEIGHTS[view];
  const shown = useRowWindow(list, rowHeight, view === 'grid' ? CARD_WIDTH : undefined);
  const { columns } = shown;
  const { kept, focusPlace, moveByKey, onFocus } = useFocusPlace(list, columns, projects.length);
  const isNearEnd =
    next !== undefined && !isRefreshing && more === 'idle' && shown.to * columns >= projects.length;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  });
  useEffect(() => {
    takeFocus(focusPlace);
  });

  function handleKey(event: KeyboardEvent): void {
    const { target } = event;
    // A menu and a question have keys of their own, and so has a field.
    if (event.defaultPrevented || !(target instanceof HTMLElement) || target.closest('[role="menu"], dialog'))
      return;
    moveByKey(event);
  }

  return (
    <Cards
      ref={list}
      aria-label={awayOf(query.status)?.label ?? 'Apps'}
      aria-busy={isRefreshing || undefined}
      $view={view}
      style={{
        gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${String(Math.ceil(projects.length / columns))}, ${String(rowHeight)}rem)`,
      }}
      onFocus={onFocus}
      onKeyDown={handleKey}
    >
      {placesToDraw(shown, projects.length, kept).map((place) => {
        const project = projects[place];
        if (!project) return null;
        const props = {
          project,
          place,
          // A list that goes on is as long as nobody knows.
          count: next === undefined ? projects.length : -1,
          style: { gridRow: Math.floor(place / columns) + 1, gridColumn: (place % columns) + 1 },
          view,
          onLeave: () => {
            focusAfter(list.current, place, projects.length, focusPlace);
          },
        };
        const until = project.restorableUntil;
        return until === undefined ? (
          <AppCard key={project.id} isPhone={isPhone} {...props} />
        ) : (
          <DeletedCard key={project.id} until={until} {...props} />
        );
      })}
    </Cards>
  );
}

/** Those near the window, and what has the focus with its neighbours. */
function placesToDraw({ columns, from, to }: RowWindow, count: number, kept: number | undefined): number[] {
  const places = new Set<number>();
  for (let place = from * columns; place < Math.min(count, to * columns); place += 1) places.add(place);
  if (kept !== undefined)
    for (let place = kept - 1; place <= kept + 1; place += 1)
      if (place >= 0 && place < count) places.add(place);
  return [...places].sort((one, other) => one - other);
}

/** The focus would fall out of the page with what leaves: the one in its place gets it, else the one before, else the heading. */
function focusAfter(
  list: HTMLElement | null,
  place: number,
  countBefore: number,
  focusPlace: (place: number) => void,
): void {
  if (countBefore > 1 && list?.isConnected) focusPlace(Math.min(place, countBefore - 2));
  else document.querySelector<HTMLElement>('h1')?.focus();
}

const Cards = styled.ul<{ $view: AppsView }>`
  display: grid;
  gap: ${({ theme, $view }) => ($view === 'grid' ? theme.space[4] : theme.space[2])};
  list-style: none;
`;
