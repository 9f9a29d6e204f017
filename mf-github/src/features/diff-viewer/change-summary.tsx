import styled from 'styled-components';
import { RelativeTime } from '@tessera/shared/ui';
import type { ReadyDiff } from './use-diff';

/** What the change means in words: the run's own receipt, or the note of a hand edit. */
export function ChangeSummary({ diff }: { diff: ReadyDiff }) {
  const { version, run } = diff;
  const sentences = run?.receipt?.modelChanges ?? [];
  return (
    <Root aria-label="What changed">
      <Origin>
        {version.author === 'agent' ? 'Made by the assistant' : 'Made by hand'} ·{' '}
        <RelativeTime at={version.at} />
      </Origin>
      <Message>{run ? `“${run.message}”` : version.note || 'No note'}</Message>
      {sentences.length > 0 ? (
        <Sentences>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Sentences>
      ) : null}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  flex: 1 1 360px;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
`;

const Origin = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Message = styled.p`
  max-width: ${({ theme }) => theme.widths.reading};
  font-size: ${({ theme }) => theme.sizes[16]};
  font-weight: ${({ theme }) => theme.weights.medium};
  overflow-wrap: anywhere;
`;

const Sentences = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[6]};
  list-style: none;
  > li {
    position: relative;
    padding-inline-start: ${({ theme }) => theme.space[4]};
  }
  /* A gold tile for each thing that was made. */
  > li::first-letter {
    text-transform: uppercase;
  }
  > li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: 0.45em;
    width: 8px;
    height: 8px;
    border-radius: 2px;
    background: ${({ theme }) => theme.colors.goldTile};
  }
`;
