import type { ApplicationModel, Theme } from '@tessera/shared/contracts';
import { isKnownIcon } from './icons/emit-icons';
import { lucideIcons } from './icons/lucide-icons';
import { colorTokens } from './look/palette';
import { inHtml } from './source-text';

const TILES = 'M0 0h7v7H0zM9 0h7v7H9zM0 9h7v7H0zM9 9h7v7H9z';

/** The application's icon on its colour, or four tiles of it. */
function tabIcon({ accent, icon }: Theme): string {
  const { 'accent-fill': ground = accent, 'on-accent': ink = '' } = colorTokens(accent, 'light');
  const [size, drawing] = isKnownIcon(icon)
    ? [
        '-6 -6 36 36',
        `<rect x="-6" y="-6" width="36" height="36" rx="8" fill="${ground}"/>` +
          `<g fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">` +
          `${(lucideIcons[icon] ?? []).join('')}</g>`,
      ]
    : ['0 0 16 16', `<path fill="${accent}" d="${TILES}"/>`];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** `index.html`: the page that the application starts in. */
export function emitPage(model: ApplicationModel): string {
  const light = colorTokens(model.theme.accent, 'light');
  const dark = colorTokens(model.theme.accent, 'dark');
  const colors =
    model.theme.mode === 'system'
      ? [
          `<meta name="theme-color" content="${light['bg'] ?? ''}" media="(prefers-color-scheme: light)" />`,
          `<meta name="theme-color" content="${dark['bg'] ?? ''}" media="(prefers-color-scheme: dark)" />`,
        ]
      : [`<meta name="theme-color" content="${(model.theme.mode === 'dark' ? dark : light)['bg'] ?? ''}" />`];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${colors.join('\n    ')}
    <link rel="icon" href="${tabIcon(model.theme)}" />
    <title>${inHtml(model.title)}</title>
  </head>
  <body>
    <div id="root"></div>
    <noscript>This application needs JavaScript.</noscript>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;
}
