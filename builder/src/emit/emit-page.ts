import type { ApplicationModel, Theme } from '@tessera/shared/contracts';
import { isKnownIcon } from './icons/emit-icons';
import { lucideIcons } from './icons/lucide-icons';
import { withNeededLetters } from './look/font-subsets';
import { colorTokens } from './look/palette';
import { inHtml, inHtmlComment } from './source-text';

const TILES = 'M0 0h7v7H0zM9 0h7v7H9zM0 9h7v7H0zM9 9h7v7H9z';

/** The application's icon on its colour, or four tiles of it: a data address. */
export function tabIcon({ accent, icon }: Theme): string {
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

function themeColors({ mode, accent }: Theme): string[] {
  const ground = (scheme: 'light' | 'dark') => colorTokens(accent, scheme)['bg'] ?? '';
  const meta = (color: string, media = '') => `<meta name="theme-color" content="${color}"${media} />`;
  if (mode !== 'system') return [meta(ground(mode))];
  return (['light', 'dark'] as const).map((scheme) =>
    meta(ground(scheme), ` media="(prefers-color-scheme: ${scheme})"`),
  );
}

/** What a page is called and looks like. Code that came without a model has a name only. */
export interface PageSubject {
  readonly title: string;
  readonly theme?: Theme;
}

interface PageParts {
  /** Lines before everything else. */
  readonly note?: string;
  /** Lines of the head behind the title. */
  readonly head?: readonly string[];
  /** The element that starts the application. */
  readonly script: string;
}

function lookOf(theme: Theme): string {
  return `    ${themeColors(theme).join('\n    ')}
    <link
      rel="icon"
      href="${tabIcon(theme)}"
    />
`;
}

function pageOf({ theme, title }: PageSubject, { note = '', head = [], script }: PageParts): string {
  return `<!doctype html>
${note}<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
${theme ? lookOf(theme) : ''}    <title>${inHtml(title)}</title>
${head.map((line) => `    ${line}\n`).join('')}  </head>
  <body>
    <div id="root"></div>
    <noscript>This application needs JavaScript.</noscript>
    ${script}
  </body>
</html>
`;
}

/** `index.html`: the page that the application starts in. */
export function emitPage(model: ApplicationModel): string {
  return pageOf(model, { script: '<script type="module" src="/src/main.tsx"></script>' });
}

/** Nothing is loaded from anywhere: all that the page needs stands in it. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/** A built application, and what its page carries beside it. */
export interface SingleFile {
  /** A classic script with React in it. */
  readonly script: string;
  /** With its letters as data addresses; of those the page keeps what it needs. */
  readonly style: string;
  /** Said in a comment at the beginning, a line each. */
  readonly note?: readonly string[];
  /** Kept in the page as JSON, in an element of this id. */
  readonly data?: { readonly id: string; readonly value: unknown };
}

/** The whole application as one HTML file that works from a disk. */
export function emitSingleFile(
  subject: PageSubject | ApplicationModel,
  { script, style, note = [], data }: SingleFile,
): string {
  // A text that holds the end of its element would end it. In code `<` stands there only inside of a string.
  const code = script.replace(/<(?=\/?script|!--)/giu, '\\x3C');
  const letters = withNeededLetters(style, JSON.stringify(subject));
  return pageOf(subject, {
    note: note.length === 0 ? '' : `<!--\n${note.map((line) => `  ${inHtmlComment(line)}\n`).join('')}-->\n`,
    head: [
      `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
      `<style>${letters.replace(/<\/(?=style)/giu, '<\\/')}</style>`,
    ],
    // What the page only carries comes last: nothing waits for it.
    script: [`<script>${code}</script>`, ...(data ? [jsonElement(data)] : [])].join('\n    '),
  });
}

function jsonElement({ id, value }: NonNullable<SingleFile['data']>): string {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${inHtml(id)}">${text}</script>`;
}
