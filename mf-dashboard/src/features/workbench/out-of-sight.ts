import { css } from 'styled-components';

/**
 * For what has the preview in it, while something else is looked at: nobody sees it, reaches it or hears of it, and it keeps its place
 * and size. Chromium may show nothing at all of a frame that came to another address while it had no layout (`display: none`).
 */
export const outOfSight = css`
  position: absolute;
  inset: 0;
  display: flex !important;
  visibility: hidden;
`;
