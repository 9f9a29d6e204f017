/** Pieces of source text. Names come from people, so nothing is put into code without one of these. */

/** A string literal in single quotes that holds exactly this text. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}

/** Text inside a comment: on one line, and unable to end it. */
export function inComment(text: string): string {
  return text.replace(/\s+/gu, ' ').replaceAll('*/', '* /');
}

/** Text inside an HTML element or a quoted attribute. */
export function inHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Text inside an HTML comment: on one line, and unable to end it. */
export function inHtmlComment(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/-(?=-)/gu, '- ')
    .replace(/[<>]/gu, '');
}

/** Text inside Markdown: no markup, no HTML. */
export function inMarkdown(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(/[\\`*_{}[\]<>#|!]/gu, '\\$&');
}

/** A property's name as it stands in an object literal. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/u.test(name) ? name : quote(name);
}
