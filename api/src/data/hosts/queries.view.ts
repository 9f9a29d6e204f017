import type { ColumnFilter, RowsQuery } from '../records/data-tasks.schema';

/** `price:greater:10` as it was checked by the contract. What stands behind the second colon may have more of them. */
export function readFilters(filters: readonly string[]): ColumnFilter[] {
  return filters.map((text) => {
    const [column = '', is = '', ...value] = text.split(':');
    // The contract knows no other words.
    const condition = { column, is: is as ColumnFilter['is'] };
    return value.length === 0 ? condition : { ...condition, value: value.join(':') };
  });
}

/** `-price` */
export function readSort(text: string | undefined): RowsQuery['sort'] {
  if (text === undefined) return undefined;
  return text.startsWith('-')
    ? { column: text.slice(1), direction: 'desc' }
    : { column: text, direction: 'asc' };
}
