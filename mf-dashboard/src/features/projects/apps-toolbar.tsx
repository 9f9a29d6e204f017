import { useSearchText } from '@tessera/shared/remote';
import { SearchField, Segmented, SelectField } from '@tessera/shared/ui';
import { LayoutGrid, Rows3 } from 'lucide-react';
import styled from 'styled-components';
import { awayOf, SORTS, STATUSES, type AppsQuery } from './apps-query';
import type { AppsAddress } from './use-apps-address';

const ICON = { size: 16, strokeWidth: 1.75 } as const;

export interface AppsToolbarProps {
  address: AppsAddress;
  /** What was searched for is on its way. */
  isBusy: boolean;
}

/** Search, status, order and look of the list. `/` goes to the search. */
export function AppsToolbar({ address, isBusy }: AppsToolbarProps) {
  const { query, view, isPhone, choose, chooseView, type } = address;
  const [text, setText] = useSearchText(query.search, type);
  const away = awayOf(query.status);
  const label = away?.search ?? 'Search apps';
  return (
    <Root role="search">
      <Bar>
        <SearchField
          label={label}
          placeholder={label}
          focusKey="/"
          maxLength={200}
          value={text}
          isBusy={isBusy && text !== ''}
          onValueChange={setText}
        />
        {away ? null : (
          <SelectField
            label="Status"
            options={[...STATUSES]}
            value={query.status}
            onChange={(event) => {
              choose({ status: event.target.value as AppsQuery['status'] });
            }}
          />
        )}
        <SelectField
          label="Sort"
          options={[...SORTS]}
          value={query.sort}
          onChange={(event) => {
            choose({ sort: event.target.value as AppsQuery['sort'] });
          }}
        />
        {isPhone ? null : (
          <Segmented
            label="Show as"
            segments={[
              { value: 'grid', label: 'Grid', icon: <LayoutGrid {...ICON} /> },
              { value: 'list', label: 'List', icon: <Rows3 {...ICON} /> },
            ]}
            value={view}
            onValueChange={chooseView}
          />
        )}
      </Bar>
    </Root>
  );
}

const Root = styled.div`
  container: apps-toolbar / inline-size;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${({ theme }) => theme.space[3]};
  > :first-child {
    flex: 1 1 220px;
  }
  > :not(:first-child, [role='radiogroup']) {
    flex: 0 1 170px;
  }
  @container apps-toolbar (max-width: 619.98px) {
    > :first-child {
      flex-basis: 100%;
    }
    > :not(:first-child, [role='radiogroup']) {
      flex: 1 1 140px;
    }
  }
`;
