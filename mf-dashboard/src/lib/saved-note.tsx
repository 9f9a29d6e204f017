import { Check } from 'lucide-react';
import styled from 'styled-components';

export interface SavedNoteProps {
  isSaved: boolean;
  /** What else there is to know of it. */
  note?: string | undefined;
}

/** 'Saved', beside the button that saved. */
export function SavedNote({ isSaved, note }: SavedNoteProps) {
  return (
    <Said role="status">
      {isSaved ? (
        <>
          <Check size={16} strokeWidth={1.75} aria-hidden="true" />
          Saved
          {note === undefined ? null : <Note>{note}</Note>}
        </>
      ) : null}
    </Said>
  );
}

const Note = styled.span`
  margin-inline-start: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.colors.muted};
`;

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
