import styled, { css } from 'styled-components';

/** The application's own accent, drawn towards the text so that it stands out in both themes. */
const accent = css`color-mix(in srgb, var(--accent) 74%, ${({ theme }) => theme.colors.text})`;

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Window = styled.div`
  height: 100%;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-bottom: 0;
  border-radius: 8px 8px 0 0;
  background: ${({ theme }) => theme.colors.bg};
  font-size: ${({ theme }) => theme.sizes[12]};
  font-variant-numeric: tabular-nums;
  line-height: 16px;
  overflow: hidden;
`;

export const Bar = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 6px 10px;
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
  font-weight: ${({ theme }) => theme.weights.strong};
  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 2px;
    background: ${accent};
  }
`;

export const MiniTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    height: 25px;
    padding: 0 0 0 10px;
    text-align: start;
    ${oneLine}
  }
  th {
    color: ${({ theme }) => theme.colors.muted};
    font-weight: ${({ theme }) => theme.weights.regular};
  }
  td {
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
  /* The name takes what the other columns leave. */
  th:first-child,
  td:first-child {
    width: 100%;
    max-width: 0;
  }
  /* Of the others, a long address or heading is cut before the name is. */
  :not(:first-child):is(th, td) {
    max-width: 88px;
  }
  th:last-child {
    max-width: 72px;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 10px;
  }
  [data-side='end'] {
    text-align: end;
  }
  svg {
    display: inline-block;
    vertical-align: middle;
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  padding: 8px;
`;

export const MiniCard = styled.div`
  display: grid;
  gap: 4px;
  padding: 8px;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: 6px;
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.muted};
  > * {
    ${oneLine}
  }
  b {
    color: ${({ theme }) => theme.colors.text};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

export const Rows = styled.div`
  p {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    height: 28px;
    padding: 0 10px;
    border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  }
  span {
    ${oneLine}
  }
`;

export const Pill = styled.span`
  display: inline-block;
  max-width: 100%;
  padding: 0 6px;
  border-radius: 4px;
  background: color-mix(in srgb, var(--accent) 14%, ${({ theme }) => theme.colors.surface});
  color: ${({ theme }) => theme.colors.text};
  vertical-align: middle;
  ${oneLine}
`;

export const Rating = styled.svg`
  width: 46px;
  height: 8px;
  margin-block: 4px;
  rect {
    fill: ${({ theme }) => theme.colors.line};
  }
  .full {
    fill: ${accent};
  }
`;
