/**
 * The addresses of pages: `/app/:projectId`, or `/docs/*` for everything below. Pure text, so that the release tool,
 * the builds, the shell and the remotes read a pattern in the same way. Letters' case tells no two patterns apart.
 */

/** The steps between the slashes: text, `:parameter`, or `*` for the rest. */
function stepsOf(pattern: string): string[] {
  return pattern.split('/').filter(Boolean);
}

/** Is there an address that both patterns match? `/docs/*` also matches `/docs` itself. */
export function patternsOverlap(one: string, other: string): boolean {
  return stepsOverlap(stepsOf(one.toLowerCase()), stepsOf(other.toLowerCase()));
}

function stepsOverlap([first, ...rest]: string[], [other, ...others]: string[]): boolean {
  if (first === '*' || other === '*') return true;
  if (first === undefined || other === undefined) return first === other;
  if (first !== other && !first.startsWith(':') && !other.startsWith(':')) return false;
  return stepsOverlap(rest, others);
}

/** The same text for patterns that match the same addresses: the names of their parameters do not matter. */
export function patternKey(pattern: string): string {
  return pattern.toLowerCase().replaceAll(/:\w+/g, ':');
}

/**
 * Where a kind of step begins, by its first letter: as `<Routes>` of react-router scores, so that whatever draws a
 * remote's pages draws the one that the shell has checked; and, between equal scores, the order of the steps themselves.
 */
const KINDS: Readonly<Record<string, readonly [score: number, order: number]>> = {
  ':': [4, 1],
  '*': [-1, 3],
};
const TEXT = [11, 0] as const;
const END = 2;
/** Whatever the score, as many digits remain: ranks are compared as texts. */
const TOP = 5000;

/** A text that stands before that of every pattern that counts less. */
function rankOf(pattern: string): string {
  const kinds = stepsOf(pattern).map((step) => KINDS[step.charAt(0)] ?? TEXT);
  const score = kinds.reduce((sum, [points]) => sum + points, 0);
  return [TOP - score, ...kinds.map(([, order]) => order), END].join('');
}

/**
 * Orders patterns so that the first one that matches is the one that was meant: the one with more text, and where that
 * is equal the one whose text comes earlier. 0 for patterns that match the same addresses, or none in common.
 */
export function comparePatterns(one: string, other: string): number {
  const [first, second] = [rankOf(one), rankOf(other)];
  return first < second ? -1 : Number(first > second);
}

/**
 * COMP-01: what an address means among these patterns, for the shell's guard and for the remote that draws: what one of
 * them took for another page, the other would show unguarded. An address is decoded as react-router does it. Its most
 * exact pattern is found whatever the case of the letters, and stands for it only in the case in which it is declared.
 */
export function patternFinder<Entry extends { readonly pattern: string }>(
  entries: readonly Entry[],
): (pathname: string) => Entry | undefined {
  const ranked = [...entries].sort((one, other) => comparePatterns(one.pattern, other.pattern));
  return (pathname) => {
    const address = decodePath(pathname);
    const found = ranked.find(({ pattern }) => expressionOf(pattern, 'i').test(address));
    return found && expressionOf(found.pattern).test(address) ? found : undefined;
  };
}

/** The text of a page's pattern means itself in an expression, too: it has letters, digits, `_`, `-` and `~`. */
function expressionOf(pattern: string, flags?: 'i'): RegExp {
  const steps = pattern.replaceAll(/:\w+/g, '[^/]+').replace(/\/\*$/, '(?:/.+)?');
  return new RegExp(`^${steps}/*$`, flags);
}

/** A slash that is encoded stays so: it divides nothing. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname.replaceAll(/%2f/gi, '%252F'));
  } catch {
    // Not an encoded text: the address means what it says.
    return pathname;
  }
}

/** An address without anything to fill in, so that a link can lead there. */
export function isPlainPattern(pattern: string): boolean {
  return !/[:*]/.test(pattern);
}
