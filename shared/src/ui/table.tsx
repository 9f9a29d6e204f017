import type { ReactNode } from 'react';
import { CardTitle, Cell, Head, HeadCell, Line, Root, Rows, Scroll } from './table.styles';
import { VisuallyHidden } from './visually-hidden';

export interface TableColumn<Item> {
  id: string;
  header: string;
  cell: (row: Item) => ReactNode;
  /** Numbers stand at the end, in figures of one width. */
  isNumber?: boolean | undefined;
}

export interface TableProps<Item> {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly TableColumn<Item>[];
  rows: readonly Item[];
  rowKey: (row: Item) => string;
}

/** A table of records; below 768 px each row becomes a card with its first column as the title. */
export function Table<Item>({ caption, columns, rows, rowKey }: TableProps<Item>) {
  // The roles are spelled out because the phone's block layout would take the table's own meaning away.
  return (
    <Scroll>
      <Root role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <Head role="rowgroup">
          <Line role="row">
            {columns.map((column) => (
              <HeadCell key={column.id} role="columnheader" scope="col" $isNumber={column.isNumber ?? false}>
                {column.header}
              </HeadCell>
            ))}
          </Line>
        </Head>
        <Rows role="rowgroup">
          {rows.map((row) => (
            <Line key={rowKey(row)} role="row">
              {columns.map((column, index) => {
                const Piece = index === 0 ? CardTitle : Cell;
                return (
                  <Piece
                    key={column.id}
                    role="cell"
                    data-label={column.header}
                    $isNumber={column.isNumber ?? false}
                  >
                    <div>{column.cell(row)}</div>
                  </Piece>
                );
              })}
            </Line>
          ))}
        </Rows>
      </Root>
    </Scroll>
  );
}
