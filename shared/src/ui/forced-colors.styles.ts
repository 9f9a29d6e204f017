import { css } from 'styled-components';

/** What is chosen among several, where a system paints its own colours and takes grounds and tones away. */
export const chosenInForcedColors = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`;
