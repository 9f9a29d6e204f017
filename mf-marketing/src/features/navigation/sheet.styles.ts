import styled from 'styled-components';
import { compact } from './navigation.styles';

export const Sheet = styled.div`
  display: none;
  position: absolute;
  inset: 100% 0 auto;
  height: calc(100dvh - 64px - ${({ theme }) => theme.strip});
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${({ theme }) => theme.colors.bg};
  color: ${({ theme }) => theme.colors.text};
  ${compact} {
    display: flex;
    flex-direction: column;
    gap: ${({ theme }) => theme.space[6]};
  }
`;

export const SheetLinks = styled.nav`
  display: flex;
  flex-direction: column;
  a {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[4]};
    padding: 14px 0;
    border-bottom: 1px solid ${({ theme }) => theme.colors.line};
    color: inherit;
    font-size: ${({ theme }) => theme.sizes[20]};
    font-weight: ${({ theme }) => theme.weights.medium};
    text-decoration: none;
  }
  a[aria-current='page'] {
    color: ${({ theme }) => theme.colors.brand};
  }
  small {
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[13]};
    font-weight: ${({ theme }) => theme.weights.regular};
    text-align: end;
  }
`;

export const SheetHeading = styled.h2`
  padding-top: ${({ theme }) => theme.space[6]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.medium};
`;

export const SheetActions = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`;
