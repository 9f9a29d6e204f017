import { capitalise, indexInWords } from '@tessera/builder/design';
import type { Entity } from '@tessera/shared/contracts';
import { Button } from '@tessera/shared/ui';
import { Plus } from 'lucide-react';
import { ColumnPicks } from './column-picks';
import { indexedRows, type IndexErrors, type IndexRow } from './index-form';
import { focusAdd, numbered, PartCard, PartSection, thereAre } from './part-section';
import { withoutPart, withPart, withRemoved } from './part-rows';
import type { TableAfter } from './design-of-form';
import { rowName, type ColumnRow, type TableFormState } from './table-form-state';
import { idOfPart, useNewPart } from './use-new-part';

interface IndexesSectionProps {
  form: TableFormState;
  /** The table with its indexes as it is saved, and as the form leaves it; that is undefined while it cannot be saved. */
  entity: Entity | undefined;
  after: TableAfter | undefined;
  errors: ReadonlyMap<string, IndexErrors>;
  onChange: (form: TableFormState) => void;
}

/** By which columns the database finds records without reading all of them (SCR-14). */
export function IndexesSection({ form, entity, after, errors, onChange }: IndexesSectionProps) {
  const { indexes, columns } = form;
  const put = (next: TableFormState['indexes']) => {
    onChange({ ...form, indexes: next });
  };
  const nextKey = useNewPart('index', indexes.added.length);
  return (
    <PartSection
      id="table-indexes"
      title="Indexes"
      hint="An index speeds up finding records by its columns in SQL. Links already have one."
      there={thereAre(entity?.indexes ?? [], after && (after.entity.indexes ?? []), {
        removed: indexes.removed,
        wordsOf: (index, isAfter) => {
          const table = isAfter ? after?.entity : entity;
          return table ? capitalise(indexInWords(table, index)) : '';
        },
      })}
      removed={indexes.removed}
      onRemove={(id, isRemoved) => {
        put(withRemoved(indexes, id, isRemoved));
      }}
      add={
        <Button
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => {
            put({ ...indexes, added: [...indexes.added, { key: nextKey(), columns: [] }] });
          }}
        >
          Add index
        </Button>
      }
    >
      {indexes.added.map((row, place) => (
        <PartCard
          key={row.key}
          title={numbered(
            indexes.added.map(() => 'New index'),
            place,
          )}
          onRemove={() => {
            focusAdd('table-indexes');
            put(withoutPart(indexes, row.key));
          }}
        >
          <ColumnPicks
            id={`${idOfPart('index', row.key)}-columns`}
            legend="Columns"
            hint={orderOf(row, columns)}
            rows={columns}
            usable={indexedRows(columns)}
            chosen={row.columns}
            error={errors.get(row.key)?.columns}
            onChange={(chosen) => {
              put(withPart(indexes, { ...row, columns: chosen }));
            }}
          />
        </PartCard>
      ))}
    </PartSection>
  );
}

/** 'Searches by Room, then by Date.' */
function orderOf(row: IndexRow, rows: readonly ColumnRow[]): string {
  const names = row.columns.flatMap((key) => {
    const at = rows.findIndex((one) => one.key === key);
    const found = rows[at];
    return found ? [rowName(found, at)] : [];
  });
  return names.length === 0
    ? 'They are searched in the order you tick them.'
    : `Searches by ${names.join(', then by ')}.`;
}
