import styled from 'styled-components';

export const Tree = styled.div`
  padding: ${({ theme }) => theme.space[2]};
`;

export const Item = styled.div<{ $level: number; $isRemoved: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 32px;
  padding: 2px ${({ theme }) => theme.space[2]};
  padding-inline-start: ${({ $level }) => String(8 + ($level - 1) * 16)}px;
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  cursor: pointer;
  user-select: none;
  text-decoration: ${({ $isRemoved }) => ($isRemoved ? 'line-through' : 'none')};
  > svg {
    flex: none;
  }
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
    color: ${({ theme }) => theme.colors.text};
  }
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.colors.brandSoft};
    color: ${({ theme }) => theme.colors.text};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;

export const Name = styled.span`
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const FileCount = styled.p`
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
`;
