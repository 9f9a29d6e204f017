import type { Template, TemplateView } from '@tessera/shared/contracts';
import { formatNumber, KeyValueList } from '@tessera/shared/ui';
import styled from 'styled-components';

/** What there is to know about a template (TPL-07); what is on its way has room. */
export function TemplateFacts({ template }: { template: Template | TemplateView }) {
  const view = 'features' in template ? template : undefined;
  return (
    <Root>
      <section>
        <h2>About it</h2>
        <KeyValueList
          items={[
            { label: 'Category', value: template.category },
            { label: 'Creator', value: view?.creator ?? template.author.name },
            { label: 'Remixes', value: formatNumber(view?.remixCount ?? template.remixes) },
            { label: 'Time to set up', value: view?.timeToSetup },
            { label: 'Language', value: view?.language },
            { label: 'Framework', value: view?.framework },
            {
              label: 'Colour',
              value: view && (
                <Colour>
                  <span style={{ background: view.color }} aria-hidden="true" />
                  <code>{view.color}</code>
                </Colour>
              ),
            },
          ]}
        />
      </section>
      {view ? (
        <section>
          <h2>What it can do</h2>
          <Features>
            {view.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </Features>
        </section>
      ) : null}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
  h2 {
    margin-bottom: ${({ theme }) => theme.space[2]};
    font-size: ${({ theme }) => theme.sizes[14]};
  }
`;

const Features = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  padding-inline-start: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
`;

const Colour = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  > span {
    width: 16px;
    height: 16px;
    border: 1px solid ${({ theme }) => theme.colors.line};
    border-radius: 4px;
  }
`;
