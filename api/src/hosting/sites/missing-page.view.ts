import { createHash } from 'node:crypto';
import { escapeHtml } from '../../core/html';

export interface MissingPage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/** The 3 × 3 mosaic with its gold tile missing, drawn without a picture. */
const TILES = [0, 1, 2, 3, 5, 6, 7, 8]
  .map(
    (tile) => `<rect x="${(tile % 3) * 14}" y="${Math.floor(tile / 3) * 14}" width="12" height="12" rx="2"/>`,
  )
  .join('');

const STYLE = `
:root{color-scheme:light dark;--bg:#fbfaf8;--text:#1c1a22;--muted:#5e5969;--brand:#5b34d6;--gold:#8a6100}
@media (prefers-color-scheme:dark){:root{--bg:#0f0d14;--text:#efecf6;--muted:#a59fb5;--brand:#a98bff;--gold:#e5b95c}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;align-items:center;padding:24px;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;width:100%}
svg{width:56px;height:56px;fill:var(--brand)}
svg .gap{fill:none;stroke:var(--gold);stroke-width:1.5;stroke-dasharray:3 2}
h1{font-size:28px;line-height:1.15;letter-spacing:-.02em;margin:24px 0 8px}
p{margin:0 0 16px;color:var(--muted);overflow-wrap:anywhere}
a{color:var(--brand);font-weight:500;display:inline-block;padding:10px 0;text-underline-offset:3px}
a:focus-visible{outline:2px solid var(--brand);outline-offset:2px;border-radius:6px}
`;

/**
 * The page of a name that answers with nothing; says why that can be.
 *
 * @param home the product's origin
 * @param isLinked whether it leads there: not at a domain of somebody's own, whose visitors never heard of it
 */
export function renderMissingPage(heading: string, text: string, home: string, isLinked = true): MissingPage {
  const link = isLinked ? `<a href="${escapeHtml(home)}" target="_top">Go to Tessera</a>\n` : '';
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(heading)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<svg viewBox="0 0 40 40" aria-hidden="true">${TILES}<rect class="gap" x="14.75" y="14.75" width="10.5" height="10.5" rx="2"/></svg>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
${link}</main>
</body>
</html>
`;
  const hash = createHash('sha256').update(STYLE).digest('base64');
  return {
    html,
    contentSecurityPolicy: `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors ${new URL(home).origin}`,
  };
}
