import { useState } from 'react';
import styled from 'styled-components';

/** This many of a list are read; the rest is counted. */
const SHOWN = 8;

export interface LongListProps {
  items: readonly string[];
  className?: string;
}

/** Items of a list, each once; of a long one the first few, and the rest by a press. */
export function LongList({ items, className }: LongListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const different = [...new Set(items)];
  const rest = different.length - SHOWN;
  // One more line says nothing more than the item itself would.
  const isCut = !isWhole && rest > 1;
  return (
    <ul className={className}>
      {(isCut ? different.slice(0, SHOWN) : different).map((item) => (
        <li key={item}>{item}</li>
      ))}
      {isCut ? (
        <li>
          <More
            type="button"
            onClick={() => {
              setIsWhole(true);
            }}
          >
            and {rest} more
          </More>
        </li>
      ) : null}
    </ul>
  );
}

const More = styled.button`
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.brand};
  font: inherit;
  text-decoration: underline;
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;
