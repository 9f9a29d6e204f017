import styled from 'styled-components';

export const Root = styled.ul`
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  list-style: none;
`;

export const Line = styled.li<{ $isCurrent?: boolean | undefined }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: ${({ theme }) => theme.rows.list};
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[2]}
    ${({ theme }) => theme.space[4]};
  background: ${({ theme, $isCurrent }) => ($isCurrent ? theme.colors.brandSoft : 'none')};
  &:first-child {
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
  }
  &:last-child {
    border-end-start-radius: inherit;
    border-end-end-radius: inherit;
  }
  & + & {
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
  > div ~ * {
    position: relative;
  }
  &:hover:has(a, button:enabled) {
    background: ${({ theme, $isCurrent }) => ($isCurrent ? theme.colors.brandSoft : theme.colors.sunken)};
  }
  ${({ theme }) => theme.media.touch} {
    min-height: ${({ theme }) => theme.targets.touch};
  }
`;

export const Main = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  min-width: 0;
`;

export const Words = styled.div`
  flex: 1 1 160px;
  min-width: 0;
`;

/* Its ::after covers the row; whatever stands after it lies above. */
export const Title = styled.button`
  display: block;
  max-width: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  color: inherit;
  font-weight: ${({ theme }) => theme.weights.medium};
  text-align: start;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  &:is(a, button)::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${({ theme }) => theme.focus.width} solid ${({ theme }) => theme.colors.brand};
    outline-offset: -2px;
    border-radius: ${({ theme }) => theme.radii.control};
  }
  &:disabled {
    color: ${({ theme }) => theme.colors.muted};
    cursor: not-allowed;
  }
`;

export const Description = styled.div`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  overflow-wrap: anywhere;
`;

export const Meta = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-variant-numeric: tabular-nums;
`;
