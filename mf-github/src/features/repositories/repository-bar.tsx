import { languagesOf, type RepositoryFilter, type RepositoryView } from '@tessera/shared/repositories';
import { Button, RefreshBar, SearchField, SelectField } from '@tessera/shared/ui';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { RepositoryFilters } from './use-repository-filter';
import type { Selection } from './use-selection';

export interface RepositoryBarProps {
  repositories: readonly RepositoryView[];
  filters: RepositoryFilters;
  selection: Selection;
  isRefreshing: boolean;
  onCreate: () => void;
}

/** Finding, ordering and making repositories, and how many are selected. */
export function RepositoryBar(props: RepositoryBarProps) {
  const { repositories, filters, selection, isRefreshing, onCreate } = props;
  const { filter, type, choose } = filters;
  const languages = useMemo(() => languagesOf(repositories), [repositories]);
  return (
    <Root>
      <Bar>
        <Search>
          <SearchField
            label="Search repositories"
            placeholder="Search repositories"
            focusKey="/"
            value={filter.search}
            onValueChange={type}
          />
        </Search>
        <SelectField
          label="Visibility"
          isLabelHidden
          options={VISIBILITIES}
          value={filter.visibility}
          onChange={(event) => {
            choose({ visibility: asVisibility(event.target.value) });
          }}
        />
        <SelectField
          label="Language"
          isLabelHidden
          options={languageOptions(languages, filter.language)}
          value={filter.language}
          onChange={(event) => {
            choose({ language: event.target.value });
          }}
        />
        <SelectField
          label="Sort by"
          isLabelHidden
          options={SORTS}
          value={filter.sort}
          onChange={(event) => {
            choose({ sort: SORTS.find(({ value }) => value === event.target.value)?.value ?? 'updated' });
          }}
        />
        <Button icon={<Plus size={16} strokeWidth={1.75} />} onClick={onCreate}>
          Create repository
        </Button>
      </Bar>
      {selection.names.length > 0 ? (
        <Selected>
          <span role="status">{`${String(selection.names.length)} selected · kept for deploying`}</span>
          <Button size="small" variant="quiet" onClick={selection.clear}>
            Clear selection
          </Button>
        </Selected>
      ) : null}
      {isRefreshing && repositories.length > 0 ? <RefreshBar /> : null}
    </Root>
  );
}

const VISIBILITIES = [
  { value: '', label: 'Any visibility' },
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
  { value: 'internal', label: 'Internal' },
] as const;

const SORTS = [
  { value: 'updated', label: 'Last updated' },
  { value: 'name', label: 'Name' },
  { value: 'stars', label: 'Stars' },
] as const;

function asVisibility(value: string): RepositoryFilter['visibility'] {
  return VISIBILITIES.find((one) => one.value === value)?.value ?? '';
}

/** An address may name a language that no repository is written in. */
function languageOptions(languages: readonly string[], chosen: string) {
  const all = chosen === '' || languages.includes(chosen) ? languages : [...languages, chosen];
  return [
    { value: '', label: 'Any language' },
    ...all.map((language) => ({ value: language, label: language })),
  ];
}

const Root = styled.div`
  position: relative;
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(160px, 1fr) repeat(3, minmax(0, 168px)) auto;
  gap: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Search = styled.div`
  ${({ theme }) => theme.media.tablet} {
    grid-column: 1 / -1;
  }
`;

const Selected = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
  padding-top: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.colors.muted};
`;
