import styled, { css } from 'styled-components';

interface CellProps {
  $isSelected: boolean;
  $isOnPhone: boolean;
}

export const PhoneChoice = styled.div`
  display: none;
  ${({ theme }) => theme.media.phone} {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[3]};
    margin-top: ${({ theme }) => theme.space[6]};
    select {
      flex: 1;
      min-height: 44px;
      padding-inline: ${({ theme }) => theme.space[3]};
      border: 1px solid ${({ theme }) => theme.colors.lineStrong};
      border-radius: ${({ theme }) => theme.radii.control};
      background: ${({ theme }) => theme.colors.surface};
    }
  }
`;

export const Scroller = styled.table`
  width: 100%;
  margin-top: ${({ theme }) => theme.space[8]};
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.sizes[14]};
  font-variant-numeric: tabular-nums;
  table-layout: fixed;
  th,
  td {
    height: 52px;
    padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
    text-align: start;
  }
  tbody tr {
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
  tbody th {
    padding-inline-start: 0;
    color: ${({ theme }) => theme.colors.muted};
    font-weight: ${({ theme }) => theme.weights.regular};
  }
  ${({ theme }) => theme.media.phone} {
    margin-top: ${({ theme }) => theme.space[4]};
  }
`;

const cell = css<CellProps>`
  background: ${({ theme, $isSelected }) => ($isSelected ? theme.colors.surface : 'transparent')};
  ${({ theme }) => theme.media.phone} {
    display: ${({ $isOnPhone }) => ($isOnPhone ? 'table-cell' : 'none')};
    background: none;
  }
`;

export const PlanHead = styled.th<CellProps>`
  ${cell}
  font-weight: ${({ theme }) => theme.weights.strong};
  box-shadow: ${({ theme, $isSelected }) => ($isSelected ? `inset 0 3px ${theme.colors.brand}` : 'none')};
  ${({ theme }) => theme.media.phone} {
    box-shadow: none;
  }
`;

export const Value = styled.td<CellProps>`
  ${cell}
`;
