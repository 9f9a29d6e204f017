import { IconButton } from '@tessera/shared/ui';
import styled from 'styled-components';

export const Head = styled.header`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
  min-height: 48px;
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
`;

export const Path = styled.h2`
  flex: 1 1 160px;
  min-width: 0;
  font-family: ${({ theme }) => theme.fonts.mono};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.medium};
  overflow-wrap: anywhere;
`;

export const OldPath = styled.span`
  position: relative;
  color: ${({ theme }) => theme.colors.muted};
  font-weight: ${({ theme }) => theme.weights.regular};
`;

export const CountRow = styled.span`
  position: relative;
  display: inline-flex;
  gap: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-variant-numeric: tabular-nums;
`;

export const Added = styled.span`
  color: ${({ theme }) => theme.colors.ok};
`;

export const Removed = styled.span`
  color: ${({ theme }) => theme.colors.bad};
`;

export const ChangePlace = styled.span`
  min-width: 64px;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Pressable = styled(IconButton)`
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.lineStrong};
    background: ${({ theme }) => theme.colors.brandSoft};
  }
`;
