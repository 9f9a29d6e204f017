import { useState } from 'react';
import { VisuallyHidden } from '@tessera/shared/ui';
import { Cell, Empty, Free, HeadCell, Heading, Rating, RecordTable } from './miniature-records.styles';
import {
  hasReached,
  RECORDS,
  sortRecords,
  type Column,
  type PracticeRecord,
  type Stage,
} from './miniature-stages';

const COLUMNS: readonly { readonly column: Column; readonly label: string; readonly isNumber?: boolean }[] = [
  { column: 'song', label: 'Song' },
  { column: 'composer', label: 'Composer' },
  { column: 'minutes', label: 'Minutes', isNumber: true },
  { column: 'day', label: 'Date', isNumber: true },
];

const RATING = { column: 'difficulty', label: 'Difficulty', isNumber: false } as const;

/** The application that the prompt became: a table that really sorts. */
export function MiniatureRecords({ stage }: { stage: Stage }) {
  const [sortedBy, setSortedBy] = useState<Column>();
  if (!hasReached(stage, 'assemble')) return <Ground />;
  const hasRating = hasReached(stage, 'changed');
  const columns = hasRating ? [...COLUMNS, RATING] : COLUMNS;
  return (
    <>
      <Heading>
        Practice <span>5 records</span>
      </Heading>
      <RecordTable>
        <thead>
          <tr>
            {columns.map(({ column, label, isNumber }) => (
              <HeadCell
                key={column}
                scope="col"
                aria-sort={column === sortedBy ? 'ascending' : undefined}
                $isNumber={isNumber ?? false}
                $isNew={column === 'difficulty'}
              >
                <button type="button" onClick={() => setSortedBy(column)}>
                  {label}
                </button>
              </HeadCell>
            ))}
            {hasRating ? null : <Free aria-hidden="true">+</Free>}
          </tr>
        </thead>
        <tbody>
          {sortRecords(RECORDS, sortedBy).map((record, row) => (
            <tr key={record.song}>
              {columns.map(({ column, isNumber }, position) => (
                <Cell
                  key={column}
                  $isNumber={isNumber ?? false}
                  $isNew={column === 'difficulty'}
                  $order={stage === 'assemble' ? row * COLUMNS.length + position : undefined}
                >
                  <span>
                    <Value record={record} column={column} />
                  </span>
                </Cell>
              ))}
              {hasRating ? null : <Free aria-hidden="true" />}
            </tr>
          ))}
        </tbody>
      </RecordTable>
    </>
  );
}

function Value({ record, column }: { record: PracticeRecord; column: Column }) {
  if (column === 'day') return `${String(record.day)} Nov`;
  if (column !== 'difficulty') return record[column];
  return (
    <Rating>
      <VisuallyHidden>{record.difficulty} of 5</VisuallyHidden>
      <svg width="58" height="10" viewBox="0 0 58 10" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((tile) => (
          <rect
            key={tile}
            className={tile <= record.difficulty ? 'full' : undefined}
            x={(tile - 1) * 12}
            width="10"
            height="10"
            rx="2"
          />
        ))}
      </svg>
    </Rating>
  );
}

/** Before anything is made: the grid that the tiles will settle on. */
function Ground() {
  return <Empty aria-hidden="true" />;
}
