/**
 * Text that looks like a script. It is refused early for its own message; what protects the page is that
 * nothing is ever put into it as markup. Each pattern reads the text once, without backtracking.
 */
const SCRIPT_LIKE: readonly RegExp[] = [
  /<\s{0,9}\/?\s{0,9}(?:script|iframe|object|embed|svg|img|style|link|meta|base|form|math)\b/i,
  /\b(?:javascript|vbscript|livescript)\s{0,9}:/i,
  /\bdata\s{0,9}:\s{0,9}text\/html/i,
  /\bon(?:load|error|click|focus|blur|input|submit|mouse\w{1,9}|key\w{1,9}|pointer\w{1,9}|toggle)\s{0,9}=/i,
];

// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROL = /[\u0000-\u001f\u007f]/;

/** True for text with a tag, a script address or an event handler in it. */
export function looksLikeScript(text: string): boolean {
  return SCRIPT_LIKE.some((pattern) => pattern.test(text));
}

/** True for text with control characters or half of a surrogate pair, neither of which anyone types. */
export function hasControlCharacter(text: string): boolean {
  return CONTROL.test(text) || /\p{Surrogate}/u.test(text);
}
