import styled from 'styled-components';
import { SuggestionChips } from './suggestion-chips';

const STARTERS = [
  'A reading list with title, author, status (to read, reading, read) and rating',
  'A plant care log with plant, room, last watered and notes',
  'An expense tracker with date, category, amount and note',
] as const;

export interface BeginningProps {
  hasVersion: boolean;
  /** Undefined while it is not known whether chat can change what is there. */
  isCodeOnly: boolean | undefined;
  onSend: (text: string) => void;
}

/** What stands where nothing was said yet. */
export function Beginning({ hasVersion, isCodeOnly, onSend }: BeginningProps) {
  if (!hasVersion) {
    return (
      <Root>
        <p>Tell the builder what to make.</p>
        <SuggestionChips suggestions={STARTERS} onSend={onSend} />
      </Root>
    );
  }
  if (isCodeOnly === undefined) return null;
  return (
    <Root>
      <p>{isCodeOnly ? 'This project was imported as code only.' : 'Describe what you want to change.'}</p>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  margin-block: auto;
  color: ${({ theme }) => theme.colors.muted};
`;
