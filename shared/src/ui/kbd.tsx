import styled from 'styled-components';

/** A key of the keyboard. */
export const Kbd = styled.kbd`
  display: inline-block;
  min-width: 20px;
  padding: 0 ${({ theme }) => theme.space[1]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-bottom-width: 2px;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.sunken};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  line-height: 1.5;
  text-align: center;
`;
