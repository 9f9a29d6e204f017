import { SearchField, SelectField, VisuallyHidden } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { AppsFilter } from './filter-apps';

const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'live', label: 'Live' },
  { value: 'notDeployed', label: 'Not deployed' },
  { value: 'attention', label: 'Needs attention' },
];

const SORTS = [
  { value: 'changed', label: 'Last changed' },
  { value: 'name', label: 'Name' },
  { value: 'created', label: 'Created' },
];

export interface AppsToolbarProps {
  filter: AppsFilter;
  onChange: (filter: AppsFilter) => void;
  count: number;
}

/** Search, status and order of the list. `/` goes to the search. */
export function AppsToolbar({ filter, onChange, count }: AppsToolbarProps) {
  return (
    <Root role="search">
      <Bar>
        <SearchField
          label="Search apps"
          isLabelHidden={false}
          focusKey="/"
          value={filter.search}
          onValueChange={(search) => {
            onChange({ ...filter, search });
          }}
        />
        <SelectField
          label="Status"
          options={STATUSES}
          value={filter.status}
          onChange={(event) => {
            onChange({ ...filter, status: event.target.value as AppsFilter['status'] });
          }}
        />
        <SelectField
          label="Sort"
          options={SORTS}
          value={filter.sort}
          onChange={(event) => {
            onChange({ ...filter, sort: event.target.value as AppsFilter['sort'] });
          }}
        />
        <VisuallyHidden role="status">{count === 1 ? '1 app' : `${String(count)} apps`}</VisuallyHidden>
      </Bar>
    </Root>
  );
}

const Root = styled.div`
  container: apps-toolbar / inline-size;
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(200px, 1fr) 180px 180px;
  gap: ${({ theme }) => theme.space[3]};
  @container apps-toolbar (max-width: 619.98px) {
    grid-template-columns: 1fr 1fr;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
