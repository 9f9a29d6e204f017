import {
  applyFilters,
  noFilters,
  savedFilterOf,
  withoutFilters,
  type ListState,
  type Today,
} from './filters';
import type { Entity, Row } from './types';

/** What of a list's state keeps a record out of it: 'the filter “Open”', 'the search “milk”'. */
export function hiddenBy(entity: Entity, row: Row, state: ListState, today: Today): readonly string[] {
  const saved = savedFilterOf(entity, state);
  const isKeptOut = (part: Partial<ListState>) => {
    const only = { ...noFilters, ...withoutFilters(entity), ...part };
    return applyFilters(entity, [row], only, today).length === 0;
  };
  return [
    ...(saved && !saved.where(row.live) ? [`the filter “${saved.name}”`] : []),
    ...Object.entries(state.fields).flatMap(([name, filter]) => {
      const field = entity.fields[name];
      return field && isKeptOut({ fields: { [name]: filter } }) ? [`the filter on ${field.name}`] : [];
    }),
    ...(isKeptOut({ query: state.query }) ? [`the search “${state.query.trim()}”`] : []),
  ];
}
