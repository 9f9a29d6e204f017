import { describeFilter } from './describe-filter';
import { savedFilterOf, type ListState } from './filters';
import { directionName } from './query';
import type { Entity, Sort } from './types';
import { inSentence } from './words';

/** What a list was narrowed by and is ordered by, in words: 'Open', 'Status: Sent', 'Search: milk', 'By due (Oldest first)'. */
export function describeList(
  entity: Entity,
  state: ListState,
  sort: Sort,
  nameOf: (entityId: string, id: string) => string,
): readonly string[] {
  const saved = savedFilterOf(entity, state);
  const query = state.query.trim();
  const { field, direction } = sort;
  return [
    ...(saved ? [saved.name] : []),
    ...Object.entries(state.fields).flatMap(([name, filter]) => {
      const filtered = entity.fields[name];
      return filtered ? [`${filtered.name}: ${describeFilter(filtered, filter, nameOf)}`] : [];
    }),
    ...(query === '' ? [] : [`Search: ${query}`]),
    `By ${inSentence(field.name)} (${directionName(field, direction)})`,
  ];
}
