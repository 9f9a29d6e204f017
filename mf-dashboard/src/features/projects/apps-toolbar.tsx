import { SelectField, TextField, VisuallyHidden } from '@tessera/shared/ui';
import { useEffect, useRef } from 'react';
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

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Search, status and order of the list. `/` goes to the search. */
export function AppsToolbar({ filter, onChange, count }: AppsToolbarProps) {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function focusSearch(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      search.current?.focus();
    }
    document.addEventListener('keydown', focusSearch);
    return () => {
      document.removeEventListener('keydown', focusSearch);
    };
  }, []);
  return (
    <Bar role="search">
      <TextField
        ref={search}
        type="search"
        label="Search apps"
        value={filter.search}
        onChange={(event) => {
          onChange({ ...filter, search: event.target.value });
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
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(200px, 1fr) 180px 180px;
  gap: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: 1fr 1fr;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
