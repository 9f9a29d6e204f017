import styled from 'styled-components';
import { Container, Lead, Section, SectionTitle } from '../../lib/site.styles';
import { Line, Slip, SlipFoot, SlipFrame, SlipHead } from './receipt.styles';

const CHANGES = [
  'Field Difficulty added to Practice',
  'Column Difficulty in the list',
  'Rating from 1 to 5 in the form',
];

/** What makes an answer trustworthy here: a receipt of what really changed. */
export function ReceiptSection() {
  return (
    <Section aria-labelledby="receipt-title">
      <Container>
        <Columns>
          <Words>
            <SectionTitle id="receipt-title">Nothing counts as done without a receipt</SectionTitle>
            <Lead>
              After every change you see which fields, files and records it touched, what was checked, and
              what it cost. What could not be built is listed too.
            </Lead>
          </Words>
          <SlipFrame aria-label="Example of a receipt">
            <Slip>
              <SlipHead>
                <strong>Version 2</strong>
                <span>Add a difficulty rating from 1 to 5</span>
              </SlipHead>
              <ul>
                {CHANGES.map((change) => (
                  <Line key={change}>
                    <span>{change}</span>
                    <span>added</span>
                  </Line>
                ))}
                <Line>
                  <span>Records</span>
                  <span>5 of 5 kept</span>
                </Line>
                <Line>
                  <span>Checks</span>
                  <span>14 of 14 passing</span>
                </Line>
              </ul>
              <SlipFoot>
                <span>Built-in assistant</span>
                <span>0 credits</span>
              </SlipFoot>
            </Slip>
          </SlipFrame>
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  > p {
    text-wrap: balance;
  }
`;
