import { inSentence } from '../../data/words';
import type { TimedRecord } from '../timed-record';
import type { ChoiceField, Row } from '../../data/types';

/** A line of a timeline: the heading of a group, or a record. */
export type TimelineRow =
  | { readonly kind: 'group'; readonly id: string; readonly name: string; readonly count: number }
  | { readonly kind: 'event'; readonly id: string; readonly event: TimedRecord };

/** The records in order; with a field to group by, under a heading for each of its options. */
export function timelineRows(
  events: readonly TimedRecord[],
  group: ChoiceField | undefined,
): readonly TimelineRow[] {
  if (!group) return events.map(rowOf);
  const none = { id: '', label: `No ${inSentence(group.name)}` };
  return [...group.options, none].flatMap(({ id, label }) => {
    const list = events.filter(({ row }) => optionOf(group, row) === id);
    if (list.length === 0) return [];
    const heading: TimelineRow = { kind: 'group', id: `group-${id}`, name: label, count: list.length };
    return [heading, ...list.map(rowOf)];
  });
}

/** The first option that a record has; '' for none. */
function optionOf(group: ChoiceField, row: Row): string {
  const value = row.values[group.key] ?? null;
  const id = typeof value === 'object' ? value?.[0] : value;
  return group.options.find((option) => option.id === id)?.id ?? '';
}

function rowOf(event: TimedRecord): TimelineRow {
  return { kind: 'event', id: event.row.id, event };
}
