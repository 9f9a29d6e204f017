import styled, { css } from 'styled-components';
import { tickStyles } from './value-input.styles';

const CHECK_WIDTH = '44px';

export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  /* What is brought into sight does not stop behind what sticks. */
  scroll-padding: 44px 12px 12px 240px;
`;

export const GridRoot = styled.table`
  border-collapse: separate;
  border-spacing: 0;
  min-width: 100%;
  font-size: ${({ theme }) => theme.sizes[14]};
`;

export const HeadLine = styled.tr`
  th {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    height: 36px;
    border-bottom: 1px solid ${({ theme }) => theme.colors.line};
    background: ${({ theme }) => theme.colors.sunken};
  }
`;

/* The box and the name of a record stay in sight while the rest is scrolled. */
const first = css`
  position: sticky;
  z-index: 1;
  inset-inline-start: ${CHECK_WIDTH};
`;

export const HeadCell = styled.th<{ $isFirst: boolean }>`
  padding: 0;
  border-inline-end: 1px solid ${({ theme }) => theme.colors.line};
  text-align: start;
  && {
    ${({ $isFirst }) => ($isFirst ? `inset-inline-start: ${CHECK_WIDTH}; z-index: 3;` : '')}
  }
`;

export const SortHead = styled.button<{ $isNumber: boolean }>`
  display: flex;
  justify-content: ${({ $isNumber }) => ($isNumber ? 'flex-end' : 'flex-start')};
  gap: ${({ theme }) => theme.space[1]};
  align-items: center;
  width: 100%;
  min-height: 36px;
  padding: 0 ${({ theme }) => theme.space[3]};
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  font-weight: ${({ theme }) => theme.weights.medium};
  text-align: start;
  white-space: nowrap;
  &:hover {
    color: ${({ theme }) => theme.colors.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  svg {
    flex: none;
  }
`;

export const CheckCell = styled.td`
  position: sticky;
  z-index: 1;
  inset-inline-start: 0;
  width: ${CHECK_WIDTH};
  min-width: ${CHECK_WIDTH};
  padding: 0;
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
  text-align: center;
  vertical-align: middle;
  ${HeadLine} && {
    z-index: 3;
    inset-inline-start: 0;
  }
`;

export const Tick = styled.input`
  ${tickStyles}
  display: block;
  margin: auto;
`;

interface GridCellProps {
  $isFirst: boolean;
  $isNumber: boolean;
  $isReadOnly: boolean;
  $isEdited: boolean;
}

export const GridCell = styled.td<GridCellProps>`
  position: relative;
  height: 36px;
  min-width: ${({ $isNumber, $isFirst }) => ($isFirst ? '180px' : $isNumber ? '96px' : '128px')};
  max-width: 280px;
  padding: ${({ $isEdited }) => ($isEdited ? '0' : '6px 12px')};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  border-inline-end: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme, $isReadOnly }) => ($isReadOnly ? theme.colors.sunken : theme.colors.surface)};
  color: ${({ theme, $isReadOnly }) => ($isReadOnly ? theme.colors.muted : theme.colors.text)};
  text-align: ${({ $isNumber }) => ($isNumber ? 'end' : 'start')};
  font-variant-numeric: ${({ $isNumber }) => ($isNumber ? 'tabular-nums' : 'normal')};
  cursor: ${({ $isReadOnly }) => ($isReadOnly ? 'default' : 'cell')};
  ${({ $isFirst }) => ($isFirst ? first : '')}
  ${({ $isEdited }) => ($isEdited ? 'z-index: 4; min-width: 220px; text-align: start;' : '')}
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Line = styled.tr`
  &[aria-selected='true'] > td {
    background: ${({ theme }) => theme.colors.brandSoft};
    color: ${({ theme }) => theme.colors.text};
  }
`;

/** One line: what is longer is read by opening it. */
export const CellText = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  justify-content: inherit;
  > span:first-child,
  > i + span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Sample = styled.small`
  flex: none;
  padding: 0 6px;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.full};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
`;

export const Swatch = styled.i`
  flex: none;
  width: 14px;
  height: 14px;
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: 3px;
`;

export const EditFrame = styled.div`
  position: relative;
  input[type='checkbox'] {
    margin: 9px 12px;
  }
`;

export const CellError = styled.p`
  position: absolute;
  z-index: 5;
  inset-block-start: calc(100% + 2px);
  inset-inline-start: 0;
  width: max-content;
  max-width: 280px;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.bad};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.bad};
  font-size: ${({ theme }) => theme.sizes[13]};
  white-space: normal;
`;
