import { CheckboxField } from '@tessera/shared/ui';
import styled from 'styled-components';
import { BoxGroup, Boxes } from './box-group.styles';
import { rowName, type ColumnRow } from './table-form-state';

interface ColumnPicksProps {
  /** Begins the ids of the boxes. */
  id: string;
  legend: string;
  hint?: string | undefined;
  /** All columns of the table, and which of them may be chosen. */
  rows: readonly ColumnRow[];
  usable: readonly ColumnRow[];
  /** Keys of rows, in the order in which they were chosen. */
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
}

const boxOf = (row: ColumnRow, rows: readonly ColumnRow[]) => ({
  key: row.key,
  label: rowName(row, rows.indexOf(row)),
});

/** Those that were chosen and cannot be any more: they stay until somebody unticks them. */
function lostOf(chosen: readonly string[], rows: readonly ColumnRow[], usable: readonly ColumnRow[]) {
  return chosen
    .filter((key) => !usable.some((row) => row.key === key))
    .map((key) => {
      const row = rows.find((one) => one.key === key);
      return { key, label: row ? `${boxOf(row, rows).label} (of another type now)` : 'A removed column' };
    });
}

/** Several columns of the table, by boxes. */
export function ColumnPicks({ id, legend, hint, rows, usable, chosen, error, onChange }: ColumnPicksProps) {
  const boxes = [...lostOf(chosen, rows, usable), ...usable.map((row) => boxOf(row, rows))];
  return (
    <BoxGroup
      {...(boxes.length === 0 && { id, tabIndex: -1 })}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend>{legend}</legend>
      {boxes.length === 0 ? <p>This table has no suitable columns yet.</p> : null}
      <Boxes>
        {boxes.map(({ key, label }, place) => (
          <CheckboxField
            key={key}
            id={place === 0 ? id : undefined}
            label={label}
            checked={chosen.includes(key)}
            onChange={({ target }) => {
              const others = chosen.filter((one) => one !== key);
              onChange(target.checked ? [...others, key] : others);
            }}
          />
        ))}
      </Boxes>
      {hint === undefined ? null : <p>{hint}</p>}
      {error === undefined ? null : <Wrong id={`${id}-error`}>{error}</Wrong>}
    </BoxGroup>
  );
}

const Wrong = styled.p`
  && {
    color: ${({ theme }) => theme.colors.bad};
  }
`;
