import { paths } from '@tessera/shared/paths';
import type { TemplateSort } from '@tessera/shared/contracts';
import { ErrorState, FilterChips, LinkButton, SelectField } from '@tessera/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useTemplates } from '../../lib/templates/use-templates';
import { TemplateCards } from './template-cards';
import { CHOICES, filterTemplates, SORTS, type Choice } from './template-filter';
import { useChosenTemplate } from './use-chosen-template';

/** Two rows at the widest. */
const SHOWN = 4;

/** HOME-07: a few templates below the prompt, and the way to all of them. */
export function HomeTemplates() {
  const [sort, setSort] = useState<TemplateSort>('popular');
  const [choice, setChoice] = useState<Choice>('All');
  const { state, retry } = useTemplates(sort);
  const templates = state.step === 'ready' ? state.templates : [];
  const opened = useChosenTemplate(templates);
  const shown = filterTemplates(templates, { choice, search: '' }).slice(0, SHOWN);
  return (
    <Root aria-labelledby="home-templates">
      <Head>
        <h2 id="home-templates">Start from a template</h2>
        <Link to={paths.templates.to()}>View All</Link>
      </Head>
      <Tools>
        <FilterChips
          label="Categories"
          isMultiple={false}
          chips={CHOICES.map((one) => ({ value: one, label: one }))}
          value={[choice]}
          onValueChange={([one = 'All']) => {
            setChoice(one);
          }}
        />
        <SelectField
          label="Sort templates"
          isLabelHidden
          options={SORTS}
          value={sort}
          onChange={(event) => {
            setSort(event.target.value as TemplateSort);
          }}
        />
      </Tools>
      {state.step === 'failed' ? (
        <ErrorState title="Failed to load templates" onRetry={retry} />
      ) : (
        <TemplateCards
          templates={shown}
          choice={opened}
          awaited={state.step === 'ready' ? undefined : SHOWN}
          headingLevel={3}
        />
      )}
      <Foot>
        <LinkButton to={paths.templates.to()}>Show All Templates</LinkButton>
      </Foot>
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  margin-block-start: ${({ theme }) => theme.space[12]};
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  h2 {
    font-size: ${({ theme }) => theme.sizes[14]};
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  margin-block-end: ${({ theme }) => theme.space[1]};
`;

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-block-start: ${({ theme }) => theme.space[2]};
`;
