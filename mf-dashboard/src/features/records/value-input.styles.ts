import { css } from 'styled-components';

/** In a cell the frame is the cell's own; in a form it looks as the kit's fields do. */
export const fieldStyles = css<{ $isInCell: boolean }>`
  width: 100%;
  min-height: ${({ $isInCell }) => ($isInCell ? '36px' : '40px')};
  padding: ${({ theme, $isInCell }) => ($isInCell ? '6px 10px' : `${theme.space[2]} ${theme.space[3]}`)};
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme, $isInCell }) => ($isInCell ? '0' : theme.radii.control)};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.text};
  font: inherit;
  font-size: ${({ theme }) => theme.sizes[14]};
  &:focus-visible {
    outline-offset: ${({ $isInCell }) => ($isInCell ? '-2px' : '0')};
  }
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.colors.bad};
  }
  /* 16 px keeps phones from zooming into a focused field. */
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
    font-size: ${({ theme }) => theme.sizes[16]};
  }
`;

/** A box to tick. */
export const tickStyles = css`
  flex: none;
  width: 18px;
  height: 18px;
  accent-color: ${({ theme }) => theme.colors.brand};
  cursor: pointer;
`;
