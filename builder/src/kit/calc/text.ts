import type { Maybe } from './maybe';

/** One text of several, without the blanks at its ends that an empty one leaves; null when nothing is left. */
export function joinText(...parts: readonly Maybe<string | number>[]): string | null {
  const text = parts
    .map((part) => String(part ?? ''))
    .join('')
    .trim();
  return text === '' ? null : text;
}

export function upperCase(text: Maybe<string>): string | null {
  // No letters are nothing: null, not ''.
  return text ? text.toUpperCase() : null;
}

export function lowerCase(text: Maybe<string>): string | null {
  return text ? text.toLowerCase() : null;
}

/** How many characters as people count them: '👍🏽' is one. */
export function lengthOf(text: Maybe<string>): number | null {
  return text == null ? null : [...new Intl.Segmenter().segment(text)].length;
}

const fold = (text: string) => text.toLocaleLowerCase();

/** Whether one text is in another, whatever its case. */
export function containsText(text: Maybe<string>, part: Maybe<string>): boolean {
  return text != null && part != null && fold(text).includes(fold(part));
}

/** Whether both are there and the one is not in the other. */
export function lacksText(text: Maybe<string>, part: Maybe<string>): boolean {
  return text != null && part != null && !fold(text).includes(fold(part));
}

/** Whether a tag is among others, whatever its case. */
export function hasTag(tags: Maybe<readonly string[]>, tag: Maybe<string>): boolean {
  return tag != null && (tags ?? []).some((other) => fold(other) === fold(tag));
}
