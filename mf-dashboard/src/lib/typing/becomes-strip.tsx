import { schedule } from '@tessera/shared/remote';
import type { TypedMark, TypedReading, TypedWish } from '@tessera/builder/typing';
import { VisuallyHidden } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { MARKS } from './marked-text';
import { fieldsWords, kindWord, spokenWords } from './typed-words';

const MOST_RECORDS = 4;
const MOST_WISHES = 4;
/** So long does somebody rest who may want to hear what was understood. */
const REST_MS = 2500;

export interface BecomesStripProps {
  reading: TypedReading | undefined;
  /** Words that nothing here knows. */
  unknown: readonly string[];
}

/** What the text will become, a line each: tables with their fields, then what is wished for them. */
export function BecomesStrip({ reading, unknown }: BecomesStripProps) {
  const { records = [], wishes = [] } = reading ?? {};
  const isOpen = records.length > 0 || wishes.length > 0 || unknown.length > 0;
  return (
    <Room $isOpen={isOpen}>
      <Inside>
        {isOpen ? (
          <List aria-label="What this becomes">
            {records.slice(0, MOST_RECORDS).map((record, at) => (
              <li key={`r${String(at)}`}>
                <Kind $mark={record.name === undefined ? 'field' : 'record'}>
                  {record.name === undefined ? 'Fields' : 'Table'}
                </Kind>
                {record.name === undefined ? null : <strong>{record.name}</strong>}
                <span>{fieldsWords(record)}</span>
              </li>
            ))}
            {wishes.slice(0, MOST_WISHES).map((wish, at) => (
              <WishLine key={`w${String(at)}`} wish={wish} />
            ))}
            <MoreLine count={records.length - MOST_RECORDS} one="more table" many="more tables" />
            <MoreLine count={wishes.length - MOST_WISHES} one="more wish" many="more wishes" />
            {unknown.length > 0 ? (
              <li>
                <Kind $mark="unknown">Unknown</Kind>
                <span>{unknown.join(', ')}</span>
              </li>
            ) : null}
          </List>
        ) : null}
      </Inside>
      <Spoken words={reading ? spokenWords(reading) : ''} />
    </Room>
  );
}

function WishLine({ wish }: { wish: TypedWish }) {
  return (
    <li>
      <Kind $mark="wish">{kindWord(wish)}</Kind>
      <Clipped>{wish.words}</Clipped>
    </li>
  );
}

function MoreLine({ count, one, many }: { count: number; one: string; many: string }) {
  return count > 0 ? <li>{`${String(count)} ${count === 1 ? one : many}`}</li> : null;
}

/**
 * Read aloud only once somebody rests from typing, and only what is new: at every key it would speak into the letters that a screen
 * reader says.
 */
function Spoken({ words }: { words: string }) {
  const [said, say] = useState('');
  useEffect(
    () =>
      schedule(() => {
        say(words);
      }, REST_MS),
    [words],
  );
  return (
    <VisuallyHidden aria-live="polite" data-testid="spoken">
      {said}
    </VisuallyHidden>
  );
}

/** Opens and closes by its height, so that nothing below jumps. */
const Room = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-rows: ${({ $isOpen }) => ($isOpen ? '1fr' : '0fr')};
  transition: grid-template-rows ${({ theme }) => theme.motion.enter};
  ${({ theme }) => theme.media.reducedMotion} {
    transition: none;
  }
`;

const Inside = styled.div`
  min-height: 0;
  overflow: hidden;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
  margin: 0;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  list-style: none;
  li {
    display: flex;
    gap: ${({ theme }) => theme.space[2]};
    min-width: 0;
    max-width: 100%;
  }
  li > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    flex: none;
    color: ${({ theme }) => theme.colors.text};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

/** Underlined as its words are in the text: the strip tells what the lines mean. */
const Kind = styled.span<{ $mark: TypedMark }>`
  flex: none;
  text-underline-offset: 4px;
  ${({ $mark }) => MARKS[$mark]}
`;

const Clipped = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
`;
