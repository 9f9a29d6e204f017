import { Check } from 'lucide-react';
import styled from 'styled-components';

/** 'Saved', beside the button that saved. */
export function SavedNote({ isSaved }: { isSaved: boolean }) {
  return (
    <Said role="status">
      {isSaved ? (
        <>
          <Check size={16} strokeWidth={1.75} aria-hidden="true" />
          Saved
        </>
      ) : null}
    </Said>
  );
}

const Said = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.colors.ok};
  /* Heard when something comes; until then it takes no room beside the button. */
  &:empty {
    position: absolute;
  }
`;
