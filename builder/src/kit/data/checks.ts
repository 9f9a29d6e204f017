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

/** A colour as it is stored, `#rrggbb`, or null when the text is none. */
export function toColor(text: string): string | null {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/iu.exec(text) ?? [];
  if (digits === undefined) return null;
  const full = digits.length === 3 ? digits.replace(/./gu, '$&$&') : digits;
  return `#${full.toLowerCase()}`;
}

/** The longest address of a picture that a record keeps: everything has to fit into the browser's storage. */
export const MAX_PICTURE_LENGTH = 100 * 1024;

/** Whether the text is a picture by itself, whatever its size. */
export function isPicture(text: string): boolean {
  return /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/u.test(text);
}

/** Tags as they are typed, with commas between them: without spaces around them, and none twice, whatever its case. */
export function toTags(text: string): readonly string[] {
  return distinctTags(text.split(','));
}

/** The tags without spaces around them, and none twice. */
export function distinctTags(tags: readonly string[]): readonly string[] {
  const byName = new Map<string, string>();
  for (const tag of tags.map((each) => each.trim()).filter(Boolean)) {
    const name = tag.toLowerCase();
    if (!byName.has(name)) byName.set(name, tag);
  }
  return [...byName.values()];
}
