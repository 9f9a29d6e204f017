import { countOf, type Entity, type ImportColumn, type ImportRow } from '@tessera/builder/records';
import { SelectField } from '@tessera/shared/ui';
import styled from 'styled-components';
import { LongList } from '../../lib/long-list';
import type { CsvTable } from './import-file';

/** So many show what the columns are. */
const SHOWN_LINES = 5;

export interface ImportPreviewProps {
  entity: Entity;
  table: CsvTable;
  columns: readonly ImportColumn[];
  read: readonly ImportRow[];
  /** The names in code of those that a column may be read into. */
  fields: readonly string[];
  onColumnsChange: (columns: readonly ImportColumn[]) => void;
}

/** What becomes of a file: its columns, its first lines, and what cannot be read. */
export function ImportPreview({ entity, table, columns, read, fields, onColumnsChange }: ImportPreviewProps) {
  const refused = read.filter(({ refusals }) => refusals.length > 0);
  const partly = read.filter(({ refusals, problems }) => refusals.length === 0 && problems.length > 0);
  return (
    <>
      <Columns>
        <legend>Columns</legend>
        {columns.map(({ header, field }, place) => (
          <SelectField
            key={`${String(place)} ${header}`}
            label={header.trim() === '' ? `Column ${String(place + 1)}` : header}
            value={field ?? ''}
            onChange={({ target }) => {
              onColumnsChange(withField(columns, place, target.value === '' ? null : target.value));
            }}
            options={[
              { value: '', label: 'Leave out' },
              ...fields.map((name) => ({ value: name, label: entity.fields[name]?.name ?? name })),
            ]}
          />
        ))}
      </Columns>
      <FirstLines table={table} columns={columns} />
      <div role="status">
        <Strong>
          {countOf(read.length - refused.length, entity)} of {countOf(read.length, entity)} can be added.
        </Strong>
      </div>
      <Problems title="Left out" entity={entity} rows={refused} of="refusals" />
      <Problems
        title="Added without a value that cannot be read"
        entity={entity}
        rows={partly}
        of="problems"
      />
    </>
  );
}

/** No two columns are read into one field: the one that had it is left out. */
function withField(
  columns: readonly ImportColumn[],
  place: number,
  field: string | null,
): readonly ImportColumn[] {
  return columns.map((column, index) => {
    if (index === place) return { ...column, field };
    return field !== null && column.field === field ? { ...column, field: null } : column;
  });
}

function FirstLines({ table: { headers, lines }, columns }: Pick<ImportPreviewProps, 'table' | 'columns'>) {
  return (
    // A region that scrolls is reached by the keyboard.
    <Scroll role="region" aria-label="The first rows of the file" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {headers.map((header, place) => (
              <th key={`${String(place)} ${header}`} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN_LINES).map((cells, line) => (
            // Lines of a file that is not changed stay where they are.
            <tr key={String(line)}>
              {headers.map((header, place) => (
                <Cell key={`${String(place)} ${header}`} $isLeftOut={columns[place]?.field === null}>
                  {cells[place] ?? ''}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

interface ProblemsProps {
  title: string;
  entity: Entity;
  rows: readonly ImportRow[];
  of: 'refusals' | 'problems';
}

function Problems({ title, entity, rows, of }: ProblemsProps) {
  if (rows.length === 0) return null;
  const items = rows.flatMap((row) =>
    row[of].map(({ field, message }) => {
      const column = field === null ? undefined : entity.fields[field]?.name;
      return `Row ${row.line.toLocaleString()}${column === undefined ? '' : `, ${column}`}: ${message}`;
    }),
  );
  return (
    <section>
      <Strong as="h3">{title}</Strong>
      <LongList items={items} />
    </section>
  );
}

const Columns = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: ${({ theme }) => theme.space[3]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${({ theme }) => theme.space[2]};
    padding: 0;
    font-weight: ${({ theme }) => theme.weights.strong};
  }
`;

const Scroll = styled.div`
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.control};
`;

const Table = styled.table`
  min-width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.sizes[13]};
  th,
  td {
    max-width: 220px;
    padding: 6px ${({ theme }) => theme.space[3]};
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  th {
    background: ${({ theme }) => theme.colors.sunken};
    color: ${({ theme }) => theme.colors.muted};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  tr + tr td {
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
`;

const Cell = styled.td<{ $isLeftOut: boolean }>`
  color: ${({ theme, $isLeftOut }) => ($isLeftOut ? theme.colors.muted : theme.colors.text)};
  text-decoration: ${({ $isLeftOut }) => ($isLeftOut ? 'line-through' : 'none')};
`;

const Strong = styled.p`
  font-size: ${({ theme }) => theme.sizes[14]};
  font-weight: ${({ theme }) => theme.weights.strong};
`;
