import { brand } from '@tessera/shared/brand';
import { documentTitle, type PublicPage } from '@tessera/shared/public-pages';
import { escapeHtml } from '../../core/html';

/** `og.png` of the shell, in pixels. */
const PICTURE = { path: '/og.png', width: 1200, height: 630 } as const;

/**
 * What search engines and link previews read in the head of a page. A page that is not public has the brand's name
 * and asks not to be listed: it shows nothing to whoever is not signed in.
 *
 * @param publicUrl the origin that people know this installation by
 */
export function pageHead(page: PublicPage | undefined, publicUrl: string): string {
  if (!page) {
    return [title(brand.name), meta('description', brand.tagline), meta('robots', 'noindex')].join('\n    ');
  }
  const address = `${publicUrl}${page.canonical ?? page.path}`;
  const name = documentTitle(page.title);
  return [
    title(name),
    meta('description', page.description),
    ...(page.isHidden === true ? [meta('robots', 'noindex')] : [link('canonical', address)]),
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:title', name),
    property('og:description', page.description),
    property('og:url', address),
    property('og:image', `${publicUrl}${PICTURE.path}`),
    property('og:image:width', String(PICTURE.width)),
    property('og:image:height', String(PICTURE.height)),
    property('og:image:alt', `${brand.name}: ${brand.tagline}`),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', name),
    meta('twitter:description', page.description),
    meta('twitter:image', `${publicUrl}${PICTURE.path}`),
  ].join('\n    ');
}

function title(text: string): string {
  return `<title>${escapeHtml(text)}</title>`;
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`;
}

/** Open Graph names its values by `property`. */
function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`;
}

function link(relation: string, address: string): string {
  return `<link rel="${relation}" href="${escapeHtml(address)}" />`;
}
