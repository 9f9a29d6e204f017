import { Button, Row } from '@tessera/shared/ui';
import { Link2, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { ColumnCard, idOfRow } from './column-card';
import {
  newRow,
  withItself,
  type ColumnRow,
  type TableErrors,
  type TableFormState,
} from './table-form-state';
import type { ReadyForm } from './table-form.store';

interface ColumnsSectionProps {
  state: ReadyForm;
  shown: TableErrors;
  onChange: (form: TableFormState) => void;
}

export function ColumnsSection({ state, shown, onChange }: ColumnsSectionProps) {
  const { form, model, entity } = state;
  const { columns } = form;
  const put = (next: readonly ColumnRow[]) => {
    onChange({ ...form, columns: next });
  };
  const { add, list } = useNewColumns(columns, put);
  const { entities: tables } = withItself(model, entity, form.name.trim());
  return (
    <section aria-labelledby="table-columns">
      <h2 id="table-columns">Columns</h2>
      <p>Every record has an id and the time it was added by itself.</p>
      <Cards ref={list}>
        {columns.map((row, place) => (
          <ColumnCard
            key={row.key}
            {...{ row, place, tables }}
            count={columns.length}
            errors={shown.byRow.get(row.key) ?? {}}
            onChange={(next) => {
              put(columns.with(place, { ...row, form: next }));
            }}
            onMove={(from, to) => {
              const moved = columns[from];
              if (moved && to >= 0 && to < columns.length)
                put(columns.toSpliced(from, 1).toSpliced(to, 0, moved));
            }}
            onDuplicate={() => {
              add({ ...row.form, name: '' }, place + 1);
            }}
            onRemove={() => {
              // Before it goes with the focus.
              const next = columns[place + 1] ?? columns[place - 1];
              if (next) document.getElementById(`${idOfRow(next.key)}-name`)?.focus();
              put(columns.toSpliced(place, 1));
            }}
            onNext={() => {
              add({}, columns.length);
            }}
          />
        ))}
      </Cards>
      <Row gap={2}>
        <Button
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => {
            add({}, columns.length);
          }}
        >
          Add column
        </Button>
        <Button
          icon={<Link2 size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => {
            add({ type: 'reference' }, columns.length);
          }}
        >
          Add link
        </Button>
      </Row>
    </section>
  );
}

/** Adds a column, whose name takes the focus as soon as it is there. */
function useNewColumns(columns: readonly ColumnRow[], put: (next: readonly ColumnRow[]) => void) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<string>(undefined);
  const count = useRef(1);
  const focusWanted = useEffectEvent(() => {
    if (wanted.current === undefined) return;
    document.getElementById(`${idOfRow(wanted.current)}-name`)?.focus();
    wanted.current = undefined;
  });
  useEffect(() => {
    focusWanted();
  }, [columns.length]);
  return {
    list,
    add: (form: Partial<ColumnRow['form']>, at: number) => {
      count.current += 1;
      const row = newRow(`new-${String(count.current)}`, form);
      wanted.current = row.key;
      put(columns.toSpliced(at, 0, row));
    },
  };
}

const Cards = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  margin: ${({ theme }) => theme.space[3]} 0;
  padding: 0;
  list-style: none;
`;
