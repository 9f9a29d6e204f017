import { codeTones, softBackground, theme, WORD_GROUND, WORD_TONE } from '@tessera/shared/ui';
import { RowButton } from '@tessera/shared/diff';
import styled from 'styled-components';
import { LINE_HEIGHT } from './row-heights';
import { TOKEN_KINDS } from './syntax/syntax';

const { colors } = theme;

/** Each kind of token in its tone; nearer to the text's own colour where the ground is the strong one of a changed word. */
const tokenRules = TOKEN_KINDS.flatMap((kind, index) => {
  if (!(kind in codeTones)) return [];
  const color = colors[codeTones[kind as keyof typeof codeTones]];
  const inWord = `color-mix(in srgb, ${color} ${String(WORD_TONE * 100)}%, ${colors.text})`;
  return [
    `.t${String(index)} { color: ${color}; }`,
    `:is(ins, del) .t${String(index)} { color: ${inWord}; }`,
  ];
}).join('\n');

const strength = String(WORD_GROUND * 100);

export const Scroller = styled.div`
  position: relative;
  flex: 1 1 0;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** One styled element with class names inside: a styled component for each cell would cost more than drawing it. */
export const Text = styled.div<{ $wraps: boolean; $digits: number }>`
  position: relative;
  font-family: ${({ theme: { fonts } }) => fonts.mono};
  font-size: ${({ theme: { sizes } }) => sizes[12]};
  line-height: ${String(LINE_HEIGHT)}px;
  --number: calc(${({ $digits }) => String($digits)}ch + 16px);

  .row,
  .half {
    display: grid;
    min-height: ${String(LINE_HEIGHT)}px;
    grid-template-columns: var(--number) var(
        --number
      ) 20px ${({ $wraps }) => ($wraps ? 'minmax(0, 1fr)' : '1fr')};
  }
  &[data-view='split'] .row {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  .half {
    grid-template-columns: var(--number) 20px minmax(0, 1fr);
  }
  .half + .half {
    border-inline-start: 1px solid ${colors.line};
  }
  .row:focus-visible {
    outline-offset: -2px;
  }
  .number {
    padding-inline: 4px 8px;
    color: ${colors.muted};
    font-variant-numeric: tabular-nums;
    text-align: end;
    user-select: none;
    cursor: pointer;
  }
  .number:hover {
    color: ${colors.brand};
  }
  .number.named {
    background: ${colors.brandSoft};
    box-shadow: inset 3px 0 ${colors.brand};
    color: ${colors.text};
    font-weight: 600;
  }
  .sign {
    position: relative;
    color: ${colors.muted};
    text-align: center;
    user-select: none;
  }
  .code {
    padding-inline-end: 12px;
    overflow-wrap: ${({ $wraps }) => ($wraps ? 'anywhere' : 'normal')};
    tab-size: 2;
    white-space: ${({ $wraps }) => ($wraps ? 'pre-wrap' : 'pre')};
  }
  &[data-selecting='L'] .text[data-side='R'],
  &[data-selecting='R'] .text[data-side='L'] {
    user-select: none;
  }
  .added {
    background: ${softBackground(colors.ok)};
  }
  .removed {
    background: ${softBackground(colors.bad)};
  }
  .absent {
    background: ${colors.sunken};
    cursor: default;
  }
  /* Underlined and struck through as well: colours alone tell nothing to many. */
  ins,
  del {
    border-radius: 2px;
    text-decoration-thickness: 1px;
  }
  ins {
    background: color-mix(in srgb, ${colors.ok} ${strength}%, transparent);
    text-decoration-line: underline;
    text-underline-offset: 3px;
  }
  del {
    background: color-mix(in srgb, ${colors.bad} ${strength}%, transparent);
    text-decoration-line: line-through;
  }
  ${tokenRules}
  .t${String(TOKEN_KINDS.indexOf('comment'))}, .t${String(TOKEN_KINDS.indexOf('emphasis'))} {
    font-style: italic;
  }
  .t${String(TOKEN_KINDS.indexOf('heading'))} {
    font-weight: 600;
  }
  mark {
    border-radius: 2px;
    background: color-mix(in srgb, ${colors.goldTile} 32%, ${colors.surface});
    color: ${colors.text};
  }
  mark * {
    color: inherit !important;
  }
  mark.current {
    outline: 2px solid ${colors.gold};
  }
  .note {
    color: ${colors.muted};
    font-style: italic;
    user-select: none;
  }
  .whole {
    display: block;
    min-height: 32px;
    padding: 0 8px;
    border: 1px solid ${colors.lineStrong};
    border-radius: 6px;
    margin-block: 4px;
    background: ${colors.surface};
    color: ${colors.text};
    font-family: ${theme.fonts.sans};
    white-space: normal;
  }
`;

export const Rows = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  min-width: 100%;
  width: 100%;
`;

export const Fold = styled(RowButton)`
  position: sticky;
  inset-inline-start: 0;
`;
