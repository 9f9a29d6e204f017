import styled from 'styled-components';
import { FieldRows } from './field-rows';
import { Sheet } from './figure.styles';

const FIELDS = [
  ['title', 'text'],
  ['event', 'text'],
  ['status', 'choice of 4'],
  ['deadline', 'date'],
] as const;

/** A sentence and the fields that its words become. */
export function SentenceFigure() {
  return (
    <Sheet>
      <Sentence>
        Track conference talks: <mark>title</mark>, <mark>event</mark>, <mark>status</mark> (idea, submitted,
        accepted, given) and <mark>deadline</mark>
      </Sentence>
      <FieldRows fields={FIELDS} />
    </Sheet>
  );
}

const Sentence = styled.p`
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[3]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  font-size: ${({ theme }) => theme.sizes[16]};
  mark {
    border-radius: 3px;
    background: ${({ theme }) => theme.colors.brandSoft};
    color: ${({ theme }) => theme.colors.brand};
  }
`;
