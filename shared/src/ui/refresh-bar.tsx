import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

/**
 * Above what is there and is being read again; what it stands in is `position: relative`. After 150 ms, so that a quick answer
 * shows nothing.
 */
export const RefreshBar = styled.div.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset: -8px 0 auto;
  height: 2px;
  border-radius: 1px;
  background: ${({ theme }) => theme.colors.brand};
  animation: ${appear} 200ms ease-out 150ms backwards;
`;
