import { softBackground } from '@tessera/shared/ui';
import styled from 'styled-components';

/**
 * The table of a diff. One styled element with class names inside: a large diff has thousands of cells, and a
 * styled component for each would cost more than drawing them.
 */
export const DiffTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-family: ${({ theme }) => theme.fonts.mono};
  font-size: ${({ theme }) => theme.sizes[12]};
  line-height: 20px;

  td,
  th {
    padding: 0;
    vertical-align: top;
    font-weight: inherit;
    text-align: start;
  }
  .number {
    width: 44px;
    padding-inline: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
    color: ${({ theme }) => theme.colors.muted};
    font-variant-numeric: tabular-nums;
    text-align: end;
    user-select: none;
  }
  .sign {
    position: relative;
    width: 20px;
    color: ${({ theme }) => theme.colors.muted};
    text-align: center;
    user-select: none;
  }
  .code {
    padding-inline-end: ${({ theme }) => theme.space[3]};
    overflow-wrap: anywhere;
    tab-size: 2;
    white-space: pre-wrap;
  }
  .added {
    background: ${({ theme }) => softBackground(theme.colors.ok)};
  }
  .removed {
    background: ${({ theme }) => softBackground(theme.colors.bad)};
  }
  /* Underlined and struck through as well: colours alone tell nothing to many. */
  ins,
  del {
    border-radius: 2px;
    text-decoration-thickness: 1px;
  }
  ins {
    background: ${({ theme }) => `color-mix(in srgb, ${theme.colors.ok} 26%, transparent)`};
    text-decoration-line: underline;
    text-underline-offset: 3px;
  }
  del {
    background: ${({ theme }) => `color-mix(in srgb, ${theme.colors.bad} 26%, transparent)`};
    text-decoration-line: line-through;
  }
  .note {
    color: ${({ theme }) => theme.colors.muted};
    font-style: italic;
    user-select: none;
  }
  tr:focus-visible {
    outline-offset: -2px;
  }
  ${({ theme }) => theme.media.phone} {
    .number {
      width: 30px;
      padding-inline-end: ${({ theme }) => theme.space[1]};
    }
    .sign {
      width: 14px;
    }
  }
`;
