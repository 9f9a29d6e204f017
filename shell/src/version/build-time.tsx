import { formatExact, RelativeTime } from '@tessera/shared/ui';
import styled from 'styled-components';

/** A time with how long ago that is, or the words that stand for a time that is not known. */
export function BuildTime({ text }: { text: string }) {
  const at = Date.parse(text);
  if (Number.isNaN(at)) return text;
  return (
    <span>
      {formatExact(at)}{' '}
      <Ago>
        (<RelativeTime at={text} />)
      </Ago>
    </span>
  );
}

const Ago = styled.span`
  color: ${({ theme }) => theme.colors.muted};
`;
