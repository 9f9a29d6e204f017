import styled from 'styled-components';

export const Filter = styled.div`
  flex: none;
  padding: ${({ theme }) => theme.space[2]};
  border-block-end: 1px solid ${({ theme }) => theme.colors.line};
`;

export const TreeScroller = styled.div`
  flex: 1 1 0;
  min-height: 120px;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-inline: ${({ theme }) => theme.space[2]};
`;

export const Tree = styled.div`
  position: relative;
`;

export const Lines = styled.div`
  position: absolute;
  inset: 0 0 auto;
`;

export const Item = styled.div<{ $level: number; $isGone: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  height: 32px;
  padding: 2px ${({ theme }) => theme.space[2]};
  padding-inline-start: ${({ $level }) => String(8 + ($level - 1) * 16)}px;
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  cursor: pointer;
  user-select: none;
  > svg {
    flex: none;
  }
  > small {
    display: inline-flex;
    flex: none;
    gap: ${({ theme }) => theme.space[1]};
    margin-inline-start: auto;
    font-size: ${({ theme }) => theme.sizes[12]};
    font-variant-numeric: tabular-nums;
  }
  > small > * {
    text-decoration: none;
  }
  > small > ins {
    color: ${({ theme }) => theme.colors.ok};
  }
  > small > del {
    color: ${({ theme }) => theme.colors.bad};
  }
  > span:not([data-status]) {
    text-decoration: ${({ $isGone }) => ($isGone ? 'line-through' : 'none')};
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
  /* On the ground of what is chosen, their own colours are too faint for small letters. */
  &[aria-selected='true'] > small > * {
    color: inherit;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  ${({ theme }) => theme.media.touch} {
    height: 44px;
  }
`;

export const Name = styled.span`
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const FileCount = styled.p`
  flex: none;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
  border-block-start: 1px solid ${({ theme }) => theme.colors.line};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
`;

export const NothingFound = styled.p`
  flex: 1;
  padding: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  overflow-wrap: anywhere;
`;
