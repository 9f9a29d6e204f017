import styled, { keyframes } from 'styled-components';

export const Region = styled.div`
  position: relative;
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/* After 150 ms, so that a quick answer shows nothing. */
export const RefreshBar = styled.div`
  position: absolute;
  inset: -8px 0 auto;
  height: 2px;
  border-radius: 1px;
  background: ${({ theme }) => theme.colors.brand};
  animation: ${appear} 200ms ease-out 150ms backwards;
`;

export const Foot = styled.div`
  display: flex;
  justify-content: center;
  font-size: ${({ theme }) => theme.sizes[13]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    padding-inline: ${({ theme }) => theme.space[3]};
    ${({ theme }) => theme.media.touch} {
      min-height: 44px;
    }
  }
`;
