import { Accordion } from '@tessera/shared/ui';
import styled from 'styled-components';
import { Container, Section, SectionTitle } from '../../lib/site.styles';
import { CREDIT_EXAMPLES, QUESTIONS } from './questions';

const ITEMS = [
  { id: 'message', title: 'What does a message cost?', content: <Examples />, isOpenAtFirst: true },
  ...QUESTIONS.map(({ question, answer }) => ({ id: question, title: question, content: answer })),
];

/** The questions before paying (PRC-04): one open at a time. */
export function Faq() {
  return (
    <Section aria-labelledby="faq-title">
      <Container>
        <Columns>
          <SectionTitle id="faq-title">Questions</SectionTitle>
          <Accordion items={ITEMS} isExclusive />
        </Columns>
      </Container>
    </Section>
  );
}

function Examples() {
  return (
    <>
      <p>It depends on the size of the task, and is known before it starts. Some examples:</p>
      <ExampleList>
        {CREDIT_EXAMPLES.map(({ task, credits }) => (
          <div key={task}>
            <dt>{task}</dt>
            <dd>{credits === '1' ? '1 credit' : `${credits} credits`}</dd>
          </div>
        ))}
      </ExampleList>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: ${({ theme }) => theme.space[12]};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[6]};
  }
`;

const ExampleList = styled.dl`
  margin-top: ${({ theme }) => theme.space[3]};
  font-size: ${({ theme }) => theme.sizes[14]};
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[4]};
    padding-block: ${({ theme }) => theme.space[2]};
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
  dt {
    color: ${({ theme }) => theme.colors.text};
  }
  dd {
    flex: none;
  }
`;
