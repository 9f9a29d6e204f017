import { FilterChips, SearchField, SelectField, VisuallyHidden } from '@tessera/shared/ui';
import styled from 'styled-components';
import { CHOICES, SORTS, type TemplateFilter } from './template-filter';

export interface TemplateToolsProps {
  filter: TemplateFilter;
  onChange: (part: Partial<TemplateFilter>) => void;
  /** How many there are; undefined while nobody knows. */
  count: number | undefined;
}

/** Search, order and category of the gallery. `/` goes to the search. */
export function TemplateTools({ filter, onChange, count }: TemplateToolsProps) {
  return (
    <Root role="search">
      <Bar>
        <SearchField
          label="Search templates"
          placeholder="Search templates"
          focusKey="/"
          value={filter.search}
          onValueChange={(search) => {
            onChange({ search });
          }}
        />
        <SelectField
          label="Sort"
          isLabelHidden
          options={SORTS}
          value={filter.sort}
          onChange={(event) => {
            onChange({ sort: event.target.value as TemplateFilter['sort'] });
          }}
        />
      </Bar>
      <FilterChips
        label="Categories"
        isMultiple={false}
        chips={CHOICES.map((choice) => ({ value: choice, label: choice }))}
        value={[filter.choice]}
        onValueChange={([choice = 'All']) => {
          onChange({ choice });
        }}
      />
      <VisuallyHidden role="status">
        {count === undefined ? '' : `${String(count)} ${count === 1 ? 'template' : 'templates'}`}
      </VisuallyHidden>
    </Root>
  );
}

const Root = styled.div`
  container: template-tools / inline-size;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(200px, 1fr) 180px;
  gap: ${({ theme }) => theme.space[3]};
  @container template-tools (max-width: 479.98px) {
    grid-template-columns: 1fr;
  }
`;
