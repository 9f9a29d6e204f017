import { createGlobalStyle, css } from 'styled-components';
import { colorVariable, darkPalette, lightPalette, type ColorName } from './palette';

function declarations(palette: Record<ColorName, string>): string {
  return (Object.keys(palette) as ColorName[])
    .map((name) => `${colorVariable(name)}: ${palette[name]};`)
    .join('\n');
}

const variables = css`
  :root {
    color-scheme: light;
    ${declarations(lightPalette)}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      color-scheme: dark;
      ${declarations(darkPalette)}
    }
  }
  :root[data-theme='dark'] {
    color-scheme: dark;
    ${declarations(darkPalette)}
  }
`;

const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-behavior: smooth;
    /* What is scrolled to, or has the focus, stands above the strip. */
    scroll-padding-block-end: ${({ theme }) => theme.strip};
  }
  body {
    margin: 0;
    padding-block-end: ${({ theme }) => theme.strip};
    background: ${({ theme }) => theme.colors.bg};
    color: ${({ theme }) => theme.colors.text};
    font-family: ${({ theme }) => theme.fonts.sans};
    font-size: ${({ theme }) => theme.sizes[14]};
    line-height: ${({ theme }) => theme.lineHeights.text};
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
    overflow-wrap: break-word;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset,
  blockquote {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  h1,
  h2,
  h3,
  h4 {
    font-size: inherit;
    font-weight: ${({ theme }) => theme.weights.strong};
    line-height: ${({ theme }) => theme.lineHeights.heading};
    text-wrap: balance;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  button {
    cursor: pointer;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  code,
  pre,
  kbd {
    font-family: ${({ theme }) => theme.fonts.mono};
    font-size: 0.94em;
  }
  a {
    color: ${({ theme }) => theme.colors.brand};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
`;

const interaction = css`
  :focus-visible {
    outline: ${({ theme }) => theme.focus.width} solid ${({ theme }) => theme.colors.brand};
    outline-offset: ${({ theme }) => theme.focus.offset};
  }
  /* Headings take focus on arrival for screen readers; a ring around one tells a sighted user nothing. */
  [tabindex='-1']:focus {
    outline: none;
  }
  ::selection {
    background: ${({ theme }) => theme.colors.brandSoft};
    color: ${({ theme }) => theme.colors.text};
  }
  [hidden] {
    display: none !important; /* A styled display must never bring a hidden element back. */
  }
  ${({ theme }) => theme.media.reducedMotion} {
    html {
      scroll-behavior: auto;
    }
  }
`;

/** Variables of both themes, reset, base type, focus ring. The shell mounts it once; it also serves the fonts. */
export const GlobalStyle = createGlobalStyle`
  ${variables}
  ${base}
  ${interaction}
`;
