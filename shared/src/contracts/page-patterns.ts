/**
 * The addresses of pages: `/app/:projectId`, or `/docs/*` for everything below. Pure text, so that the release tool,
 * the builds and the shell read a pattern in the same way.
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
  return segmentsOverlap(segmentsOf(one), segmentsOf(other));
}

function segmentsOverlap([first, ...rest]: Segment[], [other, ...others]: Segment[]): boolean {
  if (first?.kind === 'rest' || other?.kind === 'rest') return true;
  if (!first || !other) return first === other;
  if (first.kind === 'text' && other.kind === 'text' && first.text !== other.text) return false;
  return segmentsOverlap(rest, others);
}

/** Do both match the same addresses? The names of their parameters do not matter. */
export function isSamePattern(one: string, other: string): boolean {
  return comparePatterns(one, other) === 0 && patternsOverlap(one, other);
}

const RANK = { text: 0, parameter: 1, end: 2, rest: 3 } as const;

/**
 * Orders patterns so that the first one that matches is the one that was meant: text before a parameter, a parameter
 * before everything below. 0 for patterns that match the same addresses, or none in common.
 */
export function comparePatterns(one: string, other: string): number {
  const [first, second] = [segmentsOf(one), segmentsOf(other)];
  for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
    const rank = RANK[first[index]?.kind ?? 'end'] - RANK[second[index]?.kind ?? 'end'];
    if (rank !== 0) return rank;
  }
  return 0;
}

/** An address without anything to fill in, so that a link can lead there. */
export function isPlainPattern(pattern: string): boolean {
  return !/[:*]/.test(pattern);
}
