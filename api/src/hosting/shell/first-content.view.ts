import { brand } from '@tessera/shared/brand';
import {
  PUBLIC_ENTRANCE,
  PUBLIC_LINKS,
  type PublicLink,
  type PublicPage,
} from '@tessera/shared/public-pages';
import { escapeHtml } from '../../core/html';

/** Said where there are no scripts. */
const NEEDS_SCRIPTS = `<p>${escapeHtml(brand.name)} needs JavaScript.</p>`;

/**
 * The first words of a public page, for whoever runs no scripts and for the moment before they run. It lies over the
 * empty shell, so that nothing moves when `boot.js` takes it away; `first-content.css` lays it out as the page's own
 * hero is. A page without a hero has only the note about scripts.
 */
export function firstContent(page: PublicPage | undefined): string {
  if (!page?.hero) return `<noscript>${NEEDS_SCRIPTS}</noscript>`;
  const { heading, lead, isTyped } = page.hero;
  return `<div id="first-content" data-path="${escapeHtml(page.path)}"${isTyped === true ? ' data-typed' : ''}>
      <nav aria-label="Main"><a class="brand" href="/">${MARK}${escapeHtml(brand.name)}</a>${PUBLIC_LINKS.map(anchor).join('')}</nav>
      <div class="hero">
        <h1>${escapeHtml(heading)}</h1>
        <p>${escapeHtml(lead)}</p>
        <a class="entrance" href="${escapeHtml(PUBLIC_ENTRANCE.to)}">${escapeHtml(PUBLIC_ENTRANCE.label)}</a>
        ${NEEDS_SCRIPTS}
      </div>
    </div>`;
}

function anchor({ to, label }: PublicLink): string {
  return `<a href="${escapeHtml(to)}">${escapeHtml(label)}</a>`;
}

/** The brand's mark: nine tiles, one of them gold. */
const MARK = `<svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">${Array.from(
  { length: 9 },
  (_, tile) =>
    `<rect${tile === 5 ? ' class="gold"' : ''} x="${String(1 + (tile % 3) * 7.75)}" y="${String(1 + Math.floor(tile / 3) * 7.75)}" width="6.5" height="6.5" rx="1.25"/>`,
).join('')}</svg>`;
