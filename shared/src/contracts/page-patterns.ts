/**
 * The addresses of pages: `/app/:projectId`, or `/docs/*` for everything below. Pure text, so that the release tool,
 * the builds, the shell and the remotes read a pattern in the same way. Letters' case tells no two patterns apart.
 */

type Segment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'parameter' }
  | { readonly kind: 'rest' };

function segmentsOf(pattern: string): Segment[] {
  return pattern
    .split('/')
    .filter((part) => part !== '')
    .map((part): Segment => {
      if (part === '*') return { kind: 'rest' };
      return part.startsWith(':') ? { kind: 'parameter' } : { kind: 'text', text: part };
    });
}

/** Is there an address that both patterns match? `/docs/*` also matches `/docs` itself. */
export function patternsOverlap(one: string, other: string): boolean {
  return segmentsOverlap(segmentsOf(one.toLowerCase()), segmentsOf(other.toLowerCase()));
}

function segmentsOverlap([first, ...rest]: Segment[], [other, ...others]: Segment[]): boolean {
  if (first?.kind === 'rest' || other?.kind === 'rest') return true;
  if (!first || !other) return first === other;
  if (first.kind === 'text' && other.kind === 'text' && first.text !== other.text) return false;
  return segmentsOverlap(rest, others);
}

/** The same text for patterns that match the same addresses: the names of their parameters do not matter. */
export function patternKey(pattern: string): string {
  return pattern.toLowerCase().replaceAll(/:\w+/g, ':');
}

/** As `<Routes>` of react-router ranks: whatever draws a remote's pages, it draws the one that the shell has checked. */
const SCORE = { text: 11, parameter: 4, rest: -1 } as const;

const RANK = { text: 0, parameter: 1, end: 2, rest: 3 } as const;

/**
 * Orders patterns so that the first one that matches is the one that was meant: the one with more text, and where that
 * is equal the one whose text comes earlier. 0 for patterns that match the same addresses, or none in common.
 */
export function comparePatterns(one: string, other: string): number {
  const [first, second] = [segmentsOf(one), segmentsOf(other)];
  const difference = scoreOf(second) - scoreOf(first);
  if (difference !== 0) return difference;
  for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
    const rank = RANK[first[index]?.kind ?? 'end'] - RANK[second[index]?.kind ?? 'end'];
    if (rank !== 0) return rank;
  }
  return 0;
}

function scoreOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { kind }) => sum + SCORE[kind], 0);
}

/**
 * COMP-01: what an address means among these patterns, for the shell's guard and for the remote that draws: what one of
 * them took for another page, the other would show unguarded. An address is decoded as react-router does it. Its most
 * exact pattern is found whatever the case of the letters, and stands for it only in the case in which it is declared.
 */
export function patternFinder<Entry extends { readonly pattern: string }>(
  entries: readonly Entry[],
): (pathname: string) => Entry | undefined {
  const ranked = [...entries]
    .sort((one, other) => comparePatterns(one.pattern, other.pattern))
    .map((entry) => ({
      entry,
      inAnyCase: expressionOf(entry.pattern, 'i'),
      asDeclared: expressionOf(entry.pattern),
    }));
  return (pathname) => {
    const address = decodePath(pathname);
    const found = ranked.find(({ inAnyCase }) => inAnyCase.test(address));
    return found?.asDeclared.test(address) ? found.entry : undefined;
  };
}

function expressionOf(pattern: string, flags?: 'i'): RegExp {
  const parts = segmentsOf(pattern).map((segment) => {
    if (segment.kind === 'rest') return '(?:/.+)?';
    return segment.kind === 'parameter'
      ? '/[^/]+'
      : `/${segment.text.replaceAll(/[^\w~-]/g, String.raw`\$&`)}`;
  });
  return new RegExp(`^(?=/)${parts.join('')}/*$`, flags);
}

/** A slash that is encoded stays so: it divides nothing. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    // Not an encoded text: the address means what it says.
    return pathname;
  }
}

/** An address without anything to fill in, so that a link can lead there. */
export function isPlainPattern(pattern: string): boolean {
  return !/[:*]/.test(pattern);
}
