/** Whether the text looks like an email address: one @, something on both sides, a dot in the domain. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@,;<>]+@[^\s@,;<>.]+(?:\.[^\s@,;<>.]+)+$/u.test(text);
}

/** The web address with its scheme, or null. Only http and https: a `javascript:` link must never be made. */
export function toWebAddress(text: string): string | null {
  const hasScheme = /^[a-z][a-z\d+.-]*:/iu.test(text) && !/^[^/]+:\d+(?:\/|$)/u.test(text);
  const address = hasScheme ? text : `https://${text}`;
  if (/\s/u.test(text) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && (url.hostname.includes('.') || url.hostname === 'localhost') ? address : null;
}

/** Whether the text can be dialled: digits with the usual marks, three digits at least. */
export function isPhone(text: string): boolean {
  return /^[+(\d][\d\s().\-/x#*]*$/u.test(text) && text.replace(/\D/gu, '').length >= 3;
}
