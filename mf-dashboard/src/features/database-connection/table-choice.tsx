import { MOST_LISTED_TABLES, type OutsideTable } from '@tessera/shared/contracts';
import { formatNumber, List, ListRow, SearchField, SelectField, useIsPhone } from '@tessera/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { shownName } from './sql-names';
import type { TableAddress } from './use-table-address';

export interface TableChoiceProps {
  tables: readonly OutsideTable[];
  chosen: OutsideTable | undefined;
  address: TableAddress;
}

/** Said where there may be more. */
const FIRST = `The first ${String(MOST_LISTED_TABLES)} tables are shown.`;
/** So many are seen at a glance. */
const FEW = 10;

/** All tables, to choose one; on phones from a list of the browser's. */
export function TableChoice({ tables, chosen, address }: TableChoiceProps) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const note = tables.length < MOST_LISTED_TABLES ? undefined : FIRST;
  if (isPhone) {
    return (
      <SelectField
        label="Table"
        hint={note}
        value={chosen ? shownName(chosen) : ''}
        options={tables.map(shownName).map((name) => ({ value: name, label: name }))}
        onChange={({ target }) => {
          const next = tables.find((table) => shownName(table) === target.value);
          if (next) void navigate(address.to(next));
        }}
      />
    );
  }
  const wanted = words.trim().toLowerCase();
  const found = tables.filter((table) => shownName(table).toLowerCase().includes(wanted));
  return (
    <Root>
      {tables.length > FEW ? (
        <SearchField label="Find a table" placeholder="Find a table" value={words} onValueChange={setWords} />
      ) : null}
      {note === undefined ? null : <p>{note}</p>}
      {found.length === 0 ? <p>No table has this name.</p> : null}
      <Scroll>
        <List label="Tables">
          {found.map((table) => (
            <ListRow
              key={shownName(table)}
              title={shownName(table)}
              meta={
                table.kind === 'view' ? 'View' : table.rows === null ? undefined : formatNumber(table.rows)
              }
              to={address.to(table)}
              isCurrent={table === chosen}
            />
          ))}
        </List>
      </Scroll>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  min-width: 0;
  > p {
    color: ${({ theme }) => theme.colors.muted};
  }
`;

const Scroll = styled.div`
  max-height: 70vh;
  overflow: auto;
`;
