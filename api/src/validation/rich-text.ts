import { safeAttributes } from './rich-text-attributes';
import { trimmed, type Input } from '@tessera/shared/validation';

/** Paragraphs, headings, lists, emphasis, links, code, quotes and tables (specification 5). */
export const RICH_TEXT_TAGS: readonly string[] = [
  ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'a', 'code', 'pre', 'blockquote'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const NESTING_MAX = 60;
/** One pass settles nearly everything; a few more prove it. */
const PASSES = 4;

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * VAL-14: HTML reduced to the allowed tags, with href, target, rel, class, id and style where they are harmless.
 * Scripts, data attributes and javascript: or data: addresses are gone; links that open a window cannot reach back.
 * Sanitising the outcome again changes nothing.
 */
export async function sanitizeRichText(input: Input): Promise<string> {
  const html = trimmed(input);
  if (!html) return '';
  // Loaded on demand: only pages that show other people's text need it.
  const { default: sanitize } = await import('sanitize-html');
  const pass = (text: string) =>
    sanitize(text, {
      allowedTags: [...RICH_TEXT_TAGS],
      allowedAttributes: { '*': ['class', 'id', 'style'], a: ['href', 'target', 'rel'] },
      allowedSchemes: ['http', 'https', 'mailto', 'tel'],
      allowProtocolRelative: false,
      // Styles are rebuilt by safeAttributes; the parser of sanitize-html would shape them once more.
      parseStyleAttributes: false,
      nestingLimit: NESTING_MAX,
      transformTags: {
        '*': (tagName, attributes) => ({ tagName, attribs: safeAttributes(tagName, attributes) }),
      },
    }).trim();
  let last = html;
  for (let count = 0; count < PASSES; count++) {
    const next = pass(last);
    if (next === last) return next;
    last = next;
  }
  // Text that does not settle is up to something: show it as text.
  return escapeText(last);
}
