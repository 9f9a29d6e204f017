import { CheckboxField, SearchField } from '@tessera/shared/ui';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import type { Range } from './desk.store';
import type { Files } from './file-changes';
import { searchFiles } from './search-files';

export interface SearchPanelProps {
  files: Files;
  onOpen: (path: string, range: Range) => void;
}

/** Finds a text in all files. */
export function SearchPanel({ files, onOpen }: SearchPanelProps) {
  const [wanted, setWanted] = useState('');
  const [isCaseSensitive, setIsCaseSensitive] = useState(false);
  const [isWholeWord, setIsWholeWord] = useState(false);
  // A long project is looked through after the letter stands in the field.
  const settled = useDeferredValue(wanted);
  const { files: found, count, isCut } = searchFiles(files, settled, { isCaseSensitive, isWholeWord });
  return (
    <Root>
      <SearchField
        label="Search in files"
        placeholder="Search in files"
        focusKey="/"
        value={wanted}
        onValueChange={setWanted}
      />
      <Choices>
        <CheckboxField
          label="Match case"
          checked={isCaseSensitive}
          onChange={(event) => {
            setIsCaseSensitive(event.target.checked);
          }}
        />
        <CheckboxField
          label="Whole words"
          checked={isWholeWord}
          onChange={(event) => {
            setIsWholeWord(event.target.checked);
          }}
        />
      </Choices>
      <Summary role="status">{settled === '' ? '' : inWords(settled, count, found.length, isCut)}</Summary>
      {found.map(({ path, matches }) => (
        <section key={path} aria-label={path}>
          <Path>{path}</Path>
          <List>
            {matches.map((match) => (
              <li key={match.from}>
                <Found
                  type="button"
                  onClick={() => {
                    onOpen(path, match);
                  }}
                >
                  <Line>{match.line}</Line>
                  <Text>
                    {match.before}
                    <mark>{match.found}</mark>
                    {match.after}
                  </Text>
                </Found>
              </li>
            ))}
          </List>
        </section>
      ))}
    </Root>
  );
}

function inWords(wanted: string, count: number, files: number, isCut: boolean): string {
  if (count === 0) return `Nothing matches "${wanted}"`;
  const of = `${String(count)} ${count === 1 ? 'place' : 'places'} in ${String(files)} ${files === 1 ? 'file' : 'files'}`;
  return isCut ? `The first ${of}` : of;
}

const Root = styled.div`
  padding: ${({ theme }) => theme.space[2]};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[4]};
`;

const Summary = styled.p`
  min-height: 20px;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
`;

const Path = styled.h3`
  margin-top: ${({ theme }) => theme.space[2]};
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.sizes[12]};
  font-weight: ${({ theme }) => theme.weights.medium};
`;

const List = styled.ul`
  list-style: none;
`;

const Found = styled.button`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  width: 100%;
  min-height: 32px;
  align-items: center;
  padding: 0 ${({ theme }) => theme.space[1]};
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  font-size: ${({ theme }) => theme.sizes[12]};
  text-align: start;
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;

const Line = styled.span`
  flex: none;
  min-width: 3ch;
  color: ${({ theme }) => theme.colors.muted};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Text = styled.code`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: pre;
  mark {
    background: color-mix(in srgb, ${({ theme }) => theme.colors.gold} 28%, transparent);
    color: inherit;
  }
`;
