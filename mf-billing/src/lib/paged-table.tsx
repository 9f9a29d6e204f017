import { LoadMore, Table, type TableColumn } from '@tessera/shared/ui';
import type { Paged } from './use-paged';

interface PagedTableProps<Item> {
  caption: string;
  columns: readonly TableColumn<Item>[];
  paged: Paged<Item>;
  rowKey: (item: Item) => string;
  onMore: () => void;
}

/** A table that goes on; its end is not drawn where everything is shown at once. */
export function PagedTable<Item>({ caption, columns, paged, rowKey, onMore }: PagedTableProps<Item>) {
  const { items, nextCursor, isLoadingMore, moreError } = paged;
  return (
    <>
      <Table caption={caption} columns={columns} rows={items} rowKey={rowKey} />
      {nextCursor === null ? null : (
        <LoadMore shown={items.length} hasMore isBusy={isLoadingMore} error={moreError} onMore={onMore} />
      )}
    </>
  );
}
