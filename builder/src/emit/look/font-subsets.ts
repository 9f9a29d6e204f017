/** Whoever uses an application types these, whatever it says itself: Latin, and Latin extended. */
const ALWAYS = 'aő';

/**
 * A style sheet that loads of its typefaces only the letters of Latin and those that a text needs. A typeface comes in
 * parts, one for each script, and a single file would carry all of them.
 */
export function withNeededLetters(style: string, text: string): string {
  const needed = new Set(Array.from(ALWAYS + text, (letter) => letter.codePointAt(0) ?? 0));
  return style.replace(/@font-face\s*\{[^}]*\}\s*/gu, (face) => (isNeeded(face, needed) ? face : ''));
}

function isNeeded(face: string, needed: ReadonlySet<number>): boolean {
  const ranges = /unicode-range:([^;}]+)/u.exec(face)?.[1];
  if (ranges === undefined) return true;
  return ranges.split(',').some((range) => {
    const { first, last } = boundsOf(range);
    return [...needed].some((letter) => letter >= first && letter <= last);
  });
}

/** 'U+0370-03FF', 'U+20AC', 'U+4??'. */
function boundsOf(range: string): { readonly first: number; readonly last: number } {
  const [from = '', to = from] = range.trim().replace(/^U\+/iu, '').split('-');
  return {
    first: Number.parseInt(from.replaceAll('?', '0'), 16),
    last: Number.parseInt(to.replaceAll('?', 'F'), 16),
  };
}
