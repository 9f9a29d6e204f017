import styled, { keyframes } from 'styled-components';
import { useReducedMotion, VisuallyHidden } from '@tessera/shared/ui';
import { useTyped } from './use-typed';

interface TypedTextProps {
  readonly text: string;
  /** Milliseconds for each character. */
  readonly interval: number;
}

/**
 * A text that types itself. Screen readers get it whole, and what is still to come takes its place from the
 * start, so that nothing moves; complete at once under reduced motion.
 */
export function TypedText({ text, interval }: TypedTextProps) {
  const count = useTyped(text.length, interval, useReducedMotion());
  return (
    <>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true">
        {text.slice(0, count)}
        {count < text.length ? <Caret /> : null}
        <Coming>{text.slice(count)}</Coming>
      </span>
    </>
  );
}

const blink = keyframes`
  50% { opacity: 0; }
`;

const Caret = styled.span`
  position: absolute;
  width: 0.06em;
  height: 1em;
  margin: 0.06em 0 0 0.04em;
  border-radius: 1px;
  background: ${({ theme }) => theme.colors.goldTile};
  animation: ${blink} 800ms steps(1) infinite;
`;

const Coming = styled.span`
  visibility: hidden;
`;
