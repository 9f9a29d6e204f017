import type { Theme } from '@tessera/shared/contracts';
import { fontTokens } from './fonts';
import { colorTokens, type Tokens } from './palette';

/** Corners: of controls, of cards and sheets, and of badges. */
const RADII: Readonly<Record<Theme['radius'], Tokens>> = {
  sharp: { radius: '2px', 'radius-large': '3px', 'radius-badge': '2px' },
  soft: { radius: '6px', 'radius-large': '10px', 'radius-badge': '5px' },
  round: { radius: '12px', 'radius-large': '20px', 'radius-badge': '999px' },
};

/** Room: the height of controls, above and below the text of a row, between things. A finger gets its own height. */
const DENSITIES: Readonly<Record<Theme['density'], Tokens>> = {
  cozy: { 'control-height': '2.5rem', 'row-space': '0.5rem', gap: '1rem', 'text-size': '0.9375rem' },
  compact: {
    'control-height': '2.125rem',
    'row-space': '0.25rem',
    gap: '0.75rem',
    'text-size': '0.875rem',
  },
};

const WIDTH = 110;

/** A long value stands on a line of its own, as formatters have it. */
function declaration(name: string, value: string, indent: string): string {
  const oneLine = `${indent}--${name}: ${value};\n`;
  return oneLine.length <= WIDTH + 1 ? oneLine : `${indent}--${name}:\n${indent}  ${value};\n`;
}

function declarations(tokens: Tokens, indent: string): string {
  return Object.entries(tokens)
    .map(([name, value]) => declaration(name, value, indent))
    .join('');
}

/** `src/theme.css`: the letters, shapes and colours that the model asks for. */
export function emitTheme(theme: Theme): string {
  const first = theme.mode === 'dark' ? 'dark' : 'light';
  const scheme = theme.mode === 'system' ? 'light dark' : theme.mode;
  const shapes = { ...fontTokens(theme), ...RADII[theme.radius], ...DENSITIES[theme.density] };
  const colors = colorTokens(theme.accent, first);
  const root = `/* Letters, corners and room. */
:root {
${declarations(shapes, '  ')}}

/* Colours. The accent ${theme.accent} is darkened or lightened until text in it and on it is readable. */
:root {
  color-scheme: ${scheme};
${declarations(colors, '  ')}}
`;
  if (theme.mode !== 'system') return root;
  return `${root}
@media (prefers-color-scheme: dark) {
  :root {
${declarations(colorTokens(theme.accent, 'dark'), '    ')}  }
}
`;
}
