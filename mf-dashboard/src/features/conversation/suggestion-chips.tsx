import styled from 'styled-components';

export interface SuggestionChipsProps {
  suggestions: readonly string[];
  onSend: (text: string) => void;
}

/** Messages that send themselves when pressed. */
export function SuggestionChips({ suggestions, onSend }: SuggestionChipsProps) {
  if (suggestions.length === 0) return null;
  return (
    <Chips aria-label="What to say next">
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <Chip
            type="button"
            onClick={() => {
              onSend(suggestion);
            }}
          >
            {suggestion}
          </Chip>
        </li>
      ))}
    </Chips>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  list-style: none;
`;

const Chip = styled.button`
  min-height: 32px;
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.full};
  background: ${({ theme }) => theme.colors.surface};
  font-size: ${({ theme }) => theme.sizes[13]};
  text-align: start;
  &:hover {
    border-color: ${({ theme }) => theme.colors.brand};
    color: ${({ theme }) => theme.colors.brand};
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;
