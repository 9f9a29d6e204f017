import styled from 'styled-components';

/** A sheet on which a figure is drawn. */
export const Sheet = styled.div`
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  font-size: ${({ theme }) => theme.sizes[13]};
  line-height: 1.45;
`;

export const SheetTitle = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  font-weight: ${({ theme }) => theme.weights.medium};
`;

export const Rows = styled.ul`
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[3]};
    min-height: 36px;
    padding: 6px ${({ theme }) => theme.space[3]};
  }
  > li + li {
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
  /* What stands last in a row is its quiet side. */
  > li > :last-child:not(:first-child) {
    margin-inline-start: auto;
    color: ${({ theme }) => theme.colors.muted};
    text-align: end;
  }
`;

export const Tile = styled.span<{ $tone: 'brand' | 'gold' | 'line' }>`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 2px;
  background: ${({ theme, $tone }) => ($tone === 'gold' ? theme.colors.goldTile : theme.colors[$tone])};
`;

export const Mono = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-family: ${({ theme }) => theme.fonts.mono};
  font-size: ${({ theme }) => theme.sizes[12]};
`;
