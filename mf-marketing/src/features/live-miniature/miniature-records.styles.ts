import styled, { css, keyframes } from 'styled-components';

const settle = keyframes`
  0% { opacity: 0; transform: translateY(-8px); }
  30%, 60% { opacity: 1; transform: none; }
  100% { opacity: 0; }
`;

const reveal = keyframes`
  0%, 62% { opacity: 0; }
  100% { opacity: 1; }
`;

const arrive = keyframes`
  from { background: color-mix(in srgb, var(--made) 34%, transparent); }
`;

const isNew = css`
  --made: ${({ theme }) => theme.colors.goldTile};
  animation: ${arrive} 1.6s ease-out 200ms backwards;
  ${({ theme }) => theme.media.reducedMotion} {
    animation: none;
  }
`;

export const Heading = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.sizes[16]};
  font-weight: ${({ theme }) => theme.weights.strong};
  span {
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[12]};
    font-weight: ${({ theme }) => theme.weights.regular};
  }
`;

export const RecordTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.sizes[13]};
  font-variant-numeric: tabular-nums;
  table-layout: fixed;
  white-space: nowrap;
  th,
  td {
    width: 18%;
  }
  th:first-child {
    width: 25%;
  }
  th:last-child,
  td:last-child {
    width: 21%;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: ${({ theme }) => theme.space[4]};
  }
  th:last-child,
  td:last-child {
    padding-inline-end: ${({ theme }) => theme.space[4]};
  }
  ${({ theme }) => theme.media.phone} {
    /* Five columns do not fit; the composer is the one that the example can spare. */
    th:nth-child(2),
    td:nth-child(2) {
      display: none;
    }
  }
`;

export const HeadCell = styled.th<{ $isNumber: boolean; $isNew: boolean }>`
  height: 36px;
  padding: 0 ${({ theme }) => theme.space[2]};
  text-align: ${({ $isNumber }) => ($isNumber ? 'end' : 'start')};
  ${({ $isNew }) => $isNew && isNew}
  button {
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[12]};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  button:hover,
  &[aria-sort] button {
    color: ${({ theme }) => theme.colors.text};
  }
  &[aria-sort] button::after {
    content: ' ↑' / '';
  }
`;

export const Cell = styled.td<{ $isNumber: boolean; $isNew: boolean; $order: number | undefined }>`
  position: relative;
  height: 40px;
  padding: 0 ${({ theme }) => theme.space[2]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  text-align: ${({ $isNumber }) => ($isNumber ? 'end' : 'start')};
  ${({ $isNew }) => $isNew && isNew}
  ${({ $order }) => $order !== undefined && assembling($order)}
`;

/** While the application assembles, a tile settles in each cell and then gives way to its value. */
function assembling(order: number) {
  const delay = `${String(order * 38)}ms`;
  return css`
    &::before {
      content: '';
      position: absolute;
      inset: 8px;
      border-radius: 4px;
      background: ${({ theme }) => (order % 7 === 3 ? theme.colors.goldTile : theme.colors.tile1)};
      opacity: 0;
      animation: ${settle} 760ms ease-out ${delay} backwards;
    }
    > span {
      animation: ${reveal} 760ms ease-out ${delay} backwards;
    }
    ${({ theme }) => theme.media.reducedMotion} {
      &::before,
      > span {
        animation: none;
      }
    }
  `;
}

/* Room for one more field, so that nothing moves when it comes. */
export const Free = styled.td`
  height: 36px;
  padding: 0 ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.colors.muted};
  tbody & {
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
`;

export const Rating = styled.span`
  display: inline-block;
  rect {
    fill: ${({ theme }) => theme.colors.line};
  }
  .full {
    fill: ${({ theme }) => theme.colors.brand};
  }
`;

export const Empty = styled.div`
  height: 100%;
  margin: ${({ theme }) => theme.space[4]};
  background-image: radial-gradient(${({ theme }) => theme.colors.line} 1.5px, transparent 1.5px);
  background-size: 20px 20px;
`;
