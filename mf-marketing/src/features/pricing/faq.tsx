import styled from 'styled-components';
import { Glyph } from '../../lib/glyph';
import { Container, Section, SectionTitle } from '../../lib/site.styles';
import { CREDIT_EXAMPLES, QUESTIONS } from './questions';

/** The questions before paying (PRC-04): one open at a time, by the browser's own disclosure. */
export function Faq() {
  return (
    <Section aria-labelledby="faq-title">
      <Container>
        <Columns>
          <SectionTitle id="faq-title">Questions</SectionTitle>
          <div>
            <Item name="faq" open>
              <Question>
                What does a message cost?
                <Chevron shape="down" />
              </Question>
              <Examples />
            </Item>
            {QUESTIONS.map(({ question, answer }) => (
              <Item key={question} name="faq">
                <Question>
                  {question}
                  <Chevron shape="down" />
                </Question>
                <Answer>{answer}</Answer>
              </Item>
            ))}
          </div>
        </Columns>
      </Container>
    </Section>
  );
}

function Examples() {
  return (
    <Answer as="div">
      <p>It depends on the size of the task, and is known before it starts. Some examples:</p>
      <ExampleList>
        {CREDIT_EXAMPLES.map(({ task, credits }) => (
          <div key={task}>
            <dt>{task}</dt>
            <dd>{credits === '1' ? '1 credit' : `${credits} credits`}</dd>
          </div>
        ))}
      </ExampleList>
    </Answer>
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

const Chevron = styled(Glyph)`
  flex: none;
  color: ${({ theme }) => theme.colors.muted};
  transition: transform ${({ theme }) => theme.motion.fast};
`;

const Item = styled.details`
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  &:first-child {
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
  &[open] ${Chevron} {
    transform: rotate(180deg);
  }
`;

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  min-height: 64px;
  font-size: ${({ theme }) => theme.sizes[20]};
  letter-spacing: -0.01em;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  ${({ theme }) => theme.media.phone} {
    font-size: ${({ theme }) => theme.sizes[16]};
  }
`;

const Answer = styled.p`
  max-width: ${({ theme }) => theme.widths.reading};
  padding-bottom: ${({ theme }) => theme.space[6]};
  color: ${({ theme }) => theme.colors.muted};
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
