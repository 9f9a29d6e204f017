import type { Template } from '@tessera/shared/contracts';
import type { Resource } from '@tessera/shared/remote';
import { Button, EmptyState, ErrorState, SearchField, Skeleton } from '@tessera/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';

export interface TemplatePickerProps {
  templates: Resource<readonly Template[]>;
  value: string | null;
  error: string | undefined;
  onChoose: (template: Template) => void;
}

/** Every template by its name, to search and to choose one. */
export function TemplatePicker({ templates, value, error, onChoose }: TemplatePickerProps) {
  const [search, setSearch] = useState('');
  const id = useId();
  if (templates.status === 'loading') return <Skeleton lines={4} />;
  if (templates.status === 'failed') {
    return (
      <ErrorState
        title="The templates could not be loaded"
        message={templates.message}
        isRetrying={templates.isRefreshing}
        onRetry={templates.reload}
      />
    );
  }
  const found = templates.data.filter((template) => matches(template, search));
  return (
    <Root>
      <SearchField
        id="new-project-templateId"
        label="Search templates"
        placeholder="Search templates"
        focusKey="/"
        value={search}
        onValueChange={setSearch}
        error={error}
      />
      {found.length === 0 ? (
        <EmptyState
          title={`Nothing matches "${search}"`}
          action={
            <Button
              onClick={() => {
                setSearch('');
              }}
            >
              Clear filters
            </Button>
          }
        />
      ) : (
        <Options role="radiogroup" aria-label="Template">
          {found.map((template) => (
            <Option key={template.id}>
              <input
                type="radio"
                name={id}
                checked={template.id === value}
                aria-labelledby={`${id}-${template.id}`}
                aria-describedby={`${id}-${template.id}-words`}
                onChange={() => {
                  onChoose(template);
                }}
              />
              <Words>
                <Title id={`${id}-${template.id}`}>{template.title}</Title>
                <Quiet id={`${id}-${template.id}-words`}>
                  {template.category} · {template.description}
                </Quiet>
              </Words>
            </Option>
          ))}
        </Options>
      )}
    </Root>
  );
}

function matches({ title, category, description }: Template, search: string): boolean {
  const words = `${title} ${category} ${description}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
`;

const Options = styled.div`
  max-height: 320px;
  overflow-y: auto;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
`;

const Option = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[3]};
  min-height: 44px;
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  cursor: pointer;
  & + & {
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
  input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 3px 0 0;
    accent-color: ${({ theme }) => theme.colors.brand};
  }
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
  &:has(:checked) {
    background: ${({ theme }) => theme.colors.brandSoft};
  }
`;

const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Title = styled.span`
  font-weight: ${({ theme }) => theme.weights.medium};
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
