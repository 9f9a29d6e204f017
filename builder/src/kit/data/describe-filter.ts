import { daySpanName } from './day-spans';
import type { FieldFilter } from './filters';
import { formatValue } from './format';
import type { Field } from './types';

/** A filter in words, for the sign that it is on: 'Open, Done', 'This week', '10 to 20', 'contains “milk”', 'Empty'. */
export function describeFilter(
  field: Field,
  filter: FieldFilter,
  nameOf: (entityId: string, id: string) => string,
): string {
  switch (filter.kind) {
    case 'any':
      return formatValue(field, filter.of, nameOf);
    case 'yesNo':
      return filter.isYes ? 'Yes' : 'No';
    case 'contains':
      return `contains “${filter.text.trim()}”`;
    case 'lacks':
      return `does not contain “${filter.text.trim()}”`;
    case 'empty':
      return filter.isEmpty ? 'Empty' : 'Not empty';
    case 'days':
      return daySpanName(filter.span);
    case 'range':
      return describeRange(field, filter.from, filter.to);
  }
}

function describeRange(field: Field, from: string | null, to: string | null): string {
  const text = (bound: string) => {
    if (field.type === 'money' || field.type === 'time') return formatValue(field, bound);
    if (field.type === 'date' || field.type === 'datetime')
      return formatValue({ ...field, type: 'date' }, bound);
    return formatValue(field, Number(bound));
  };
  if (from !== null && to !== null) return from === to ? text(from) : `${text(from)} to ${text(to)}`;
  return from === null ? `up to ${text(to ?? '')}` : `from ${text(from)}`;
}
