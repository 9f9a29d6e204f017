import styled from 'styled-components';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: stretch;
  margin-top: ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.sheet};
  background: ${({ theme }) => theme.colors.surface};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${({ theme }) => theme.space[8]};
  }
`;

/* One sheet with four columns; the selected one is framed. */
export const PlanCard = styled.article<{ $isSelected: boolean }>`
  position: relative;
  display: grid;
  grid-template-rows: auto auto auto 1fr auto;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[6]};
  border-radius: ${({ theme }) => theme.radii.sheet};
  outline: 2px solid ${({ theme, $isSelected }) => ($isSelected ? theme.colors.brand : 'transparent')};
  outline-offset: -1px;
  cursor: default;
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: ${({ theme }) => theme.space[6]} 0 ${({ theme }) => theme.space[6]} auto;
    width: 1px;
    background: ${({ theme, $isSelected }) => ($isSelected ? 'transparent' : theme.colors.line)};
  }
  ${({ theme }) => theme.media.tablet} {
    &::after {
      display: none;
    }
  }
  ${({ theme }) => theme.media.phone} {
    &:not(:last-child) {
      border-bottom: 1px solid ${({ theme }) => theme.colors.line};
    }
  }
`;

export const Name = styled.h2`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 24px;
  font-size: ${({ theme }) => theme.sizes[16]};
`;

export const Popular = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ theme }) => theme.colors.brand};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.medium};
  white-space: nowrap;
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 2px;
    background: ${({ theme }) => theme.colors.goldTile};
  }
`;

export const Price = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[14]};
`;

export const Amount = styled.strong`
  color: ${({ theme }) => theme.colors.text};
  font-size: ${({ theme }) => theme.sizes[40]};
  font-weight: ${({ theme }) => theme.weights.strong};
  font-variant-numeric: tabular-nums;
  letter-spacing: ${({ theme }) => theme.tracking.display};
  line-height: 1.15;
`;

export const Why = styled.p`
  min-height: 3em;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[14]};
  text-wrap: balance;
  ${({ theme }) => theme.media.phone} {
    min-height: 0;
  }
`;

export const Features = styled.ul`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[3]};
  padding-block: ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  font-size: ${({ theme }) => theme.sizes[14]};
  list-style: none;
  > li {
    display: flex;
    gap: ${({ theme }) => theme.space[2]};
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${({ theme }) => theme.colors.muted};
  }
`;
