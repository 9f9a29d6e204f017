import { readSentPrompt, unsendPrompt } from '@tessera/shared/remote/hand-over';
import { useState } from 'react';
import styled from 'styled-components';
import { TextButton } from './panel.styles';

/** What was sent on the start page and waits for somebody to be signed in; nothing when nothing was. */
export function SentPromptCard() {
  const [prompt, setPrompt] = useState(readSentPrompt);
  if (prompt === undefined) return null;
  return (
    <PromptCard aria-label="Your prompt">
      <blockquote>{prompt}</blockquote>
      <p>
        It is sent as soon as you are signed in.{' '}
        <TextButton
          type="button"
          onClick={() => {
            unsendPrompt();
            setPrompt(undefined);
          }}
        >
          Don’t send it
        </TextButton>
      </p>
    </PromptCard>
  );
}

/** What goes along with whoever signs in, in a card above the form. */
export const PromptCard = styled.section`
  margin-bottom: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[4]};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sunken};
  blockquote {
    max-height: 6em;
    overflow-y: auto;
    font-size: ${({ theme }) => theme.sizes[16]};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  p {
    margin-top: ${({ theme }) => theme.space[2]};
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[13]};
  }
`;
