import { Banner } from '@tessera/shared/ui';
import styled from 'styled-components';
import { groupCardNumber } from '../../lib/card';
import { testCards } from '../../lib/test-cards';
import type { CardValues } from './check-card';

interface TestCardNoteProps {
  onUse: (card: CardValues) => void;
  isDisabled: boolean;
}

/** Says that no money moves, and which cards the test provider knows. */
export function TestCardNote({ onUse, isDisabled }: TestCardNoteProps) {
  return (
    <Banner tone="info" title="Test mode: no money moves">
      <p>These cards work, with any future expiry and any code. Press one to fill it in.</p>
      <List>
        {testCards.map(({ number, outcome }) => (
          <li key={number}>
            <Use
              type="button"
              disabled={isDisabled}
              onClick={() => {
                onUse({ number: groupCardNumber(number), expiry: '12/34', cvc: '123' });
              }}
            >
              {groupCardNumber(number)}
            </Use>
            <span>{outcome}</span>
          </li>
        ))}
      </List>
    </Banner>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  margin-top: ${({ theme }) => theme.space[2]};
  list-style: none;
  li {
    display: grid;
    grid-template-columns: max-content 1fr;
    align-items: center;
    column-gap: ${({ theme }) => theme.space[3]};
  }
`;

const Use = styled.button`
  min-height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: ${({ theme }) => theme.colors.brand};
  font-family: ${({ theme }) => theme.fonts.mono};
  font-size: ${({ theme }) => theme.sizes[12]};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  &:disabled {
    color: ${({ theme }) => theme.colors.muted};
    cursor: not-allowed;
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;
