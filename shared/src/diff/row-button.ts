import styled from 'styled-components';

/** The whole width of a row: opens what is folded, or brings what is left. */
export const RowButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  width: 100%;
  min-height: 32px;
  padding: 0 ${({ theme }) => theme.space[3]};
  border: 0;
  background: ${({ theme }) => theme.colors.sunken};
  color: ${({ theme }) => theme.colors.muted};
  font-family: ${({ theme }) => theme.fonts.sans};
  text-align: start;
  &:hover {
    color: ${({ theme }) => theme.colors.brand};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;
