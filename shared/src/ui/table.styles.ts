import styled, { css, type RuleSet } from 'styled-components';

interface CellProps {
  $isNumber: boolean;
}

/* The outer columns stand flush with the headings around the table. */
const flushEdges = css`
  &:first-child {
    padding-inline-start: 0;
  }
  &:last-child {
    padding-inline-end: 0;
  }
`;

/** By the room that the table has, which a sidebar may take a part of; the more columns, the more it needs. */
const asCards = (rules: RuleSet) => css`
  @container few-columns (max-width: 559.98px) {
    ${rules}
  }
  @container many-columns (max-width: 759.98px) {
    ${rules}
  }
`;

export const Scroll = styled.div<{ $hasManyColumns: boolean }>`
  container: ${({ $hasManyColumns }) => ($hasManyColumns ? 'many-columns' : 'few-columns')} / inline-size;
  overflow-x: auto;
`;

export const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.sizes[14]};
  ${asCards(css`
    display: block;
  `)}
`;

export const Head = styled.thead`
  ${asCards(css`
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  `)}
`;

export const Rows = styled.tbody`
  ${asCards(css`
    display: flex;
    flex-direction: column;
    gap: ${({ theme }) => theme.space[2]};
  `)}
`;

export const Line = styled.tr`
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  tbody &:last-child {
    border-bottom: 0;
  }
  ${asCards(css`
    display: block;
    padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
    tbody & {
      border: 1px solid ${({ theme }) => theme.colors.line};
      border-radius: ${({ theme }) => theme.radii.card};
      background: ${({ theme }) => theme.colors.surface};
    }
    tbody &:last-child {
      border-bottom: 1px solid ${({ theme }) => theme.colors.line};
    }
  `)}
`;

export const HeadCell = styled.th<CellProps>`
  height: ${({ theme }) => theme.rows.table};
  padding: 0 ${({ theme }) => theme.space[3]};
  ${flushEdges}
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  font-weight: ${({ theme }) => theme.weights.medium};
  text-align: ${({ $isNumber }) => ($isNumber ? 'end' : 'start')};
  white-space: nowrap;
`;

export const Cell = styled.td<CellProps>`
  height: ${({ theme }) => theme.rows.table};
  padding: 6px ${({ theme }) => theme.space[3]};
  ${flushEdges}
  text-align: ${({ $isNumber }) => ($isNumber ? 'end' : 'start')};
  font-variant-numeric: ${({ $isNumber }) => ($isNumber ? 'tabular-nums' : 'normal')};
  white-space: ${({ $isNumber }) => ($isNumber ? 'nowrap' : 'normal')};
  ${asCards(css`
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[4]};
    height: auto;
    padding: 2px 0;
    text-align: end;
    white-space: normal;
    /* A name with nothing behind it says nothing. */
    &:has(> div:empty) {
      display: none;
    }
    &::before {
      content: attr(data-label);
      color: ${({ theme }) => theme.colors.muted};
      text-align: start;
    }
  `)}
`;

export const CardTitle = styled(Cell)`
  ${asCards(css`
    font-weight: ${({ theme }) => theme.weights.strong};
    text-align: start;
    &::before {
      content: none;
    }
  `)}
`;

export const SortButton = styled.button<{ $isSet: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-height: ${({ theme }) => theme.targets.pointer};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: ${({ theme, $isSet }) => ($isSet ? theme.colors.text : 'inherit')};
  font-weight: inherit;
  &:hover {
    color: ${({ theme }) => theme.colors.text};
  }
`;

export const Empty = styled.div`
  border-top: 1px solid ${({ theme }) => theme.colors.line};
`;
