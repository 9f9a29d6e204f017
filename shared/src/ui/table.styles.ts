import styled, { css } from 'styled-components';

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

export const Scroll = styled.div`
  overflow-x: auto;
`;

export const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.sizes[14]};
  ${({ theme }) => theme.media.phone} {
    display: block;
  }
`;

export const Head = styled.thead`
  ${({ theme }) => theme.media.phone} {
    position: absolute;
    clip-path: inset(50%);
  }
`;

export const Rows = styled.tbody`
  ${({ theme }) => theme.media.phone} {
    display: block;
  }
`;

export const Line = styled.tr`
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  tbody &:last-child {
    border-bottom: 0;
  }
  ${({ theme }) => theme.media.phone} {
    display: block;
    padding: ${({ theme }) => theme.space[3]} 0;
  }
`;

export const HeadCell = styled.th<CellProps>`
  height: 36px;
  padding: 0 ${({ theme }) => theme.space[3]};
  ${flushEdges}
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  font-weight: ${({ theme }) => theme.weights.medium};
  text-align: ${({ $isNumber }) => ($isNumber ? 'end' : 'start')};
  white-space: nowrap;
`;

export const Cell = styled.td<CellProps>`
  height: 36px;
  padding: 6px ${({ theme }) => theme.space[3]};
  ${flushEdges}
  text-align: ${({ $isNumber }) => ($isNumber ? 'end' : 'start')};
  font-variant-numeric: ${({ $isNumber }) => ($isNumber ? 'tabular-nums' : 'normal')};
  white-space: ${({ $isNumber }) => ($isNumber ? 'nowrap' : 'normal')};
  ${({ theme }) => theme.media.phone} {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[4]};
    height: auto;
    padding: 2px 0;
    text-align: end;
    white-space: normal;
    &::before {
      content: attr(data-label);
      color: ${({ theme }) => theme.colors.muted};
      text-align: start;
    }
  }
`;

export const CardTitle = styled(Cell)`
  ${({ theme }) => theme.media.phone} {
    font-weight: ${({ theme }) => theme.weights.strong};
    &::before {
      content: none;
    }
  }
`;
