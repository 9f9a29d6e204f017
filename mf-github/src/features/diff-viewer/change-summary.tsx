import styled from 'styled-components';
import { RelativeTime } from '@tessera/shared/ui';
import type { ListedVersion, ReadyDiff } from './use-diff';

/** What the change means in words, and what became of the records. */
export function ChangeSummary({ diff: { change, versions } }: { diff: ReadyDiff }) {
  const version = versions.find(({ id }) => id === change.version.id);
  const sentences = [...change.modelChanges, ...recordsInWords(change)];
  return (
    <Root aria-label="What changed">
      {version ? (
        <Origin>
          {originOf(version)} · <RelativeTime at={version.at} />
        </Origin>
      ) : null}
      <Message>{messageOf(version)}</Message>
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

function originOf({ author, origin }: ListedVersion): string {
  if (origin === 'pull') return 'Pulled from GitHub';
  if (origin === 'import') return 'Imported';
  return author === 'agent' ? 'Made by the assistant' : 'By you';
}

function messageOf(version: ListedVersion | undefined): string {
  if (!version?.note) return 'No note';
  return version.author === 'agent' ? `“${version.note}”` : version.note;
}

/** A step never loses records: those that no longer fit are put away, and an undo brings them back. */
function recordsInWords({ records, against }: ReadyDiff['change']): readonly string[] {
  // Without a version before there were no records to lose.
  if (!records || !against) return [];
  const { converted, archived } = records;
  return archived.length === 0 ? [...converted, '0 records lost'] : [...converted, ...archived];
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
