/** Mail providers whose names people misspell, by name and ending. */
const WELL_KNOWN: readonly (readonly [name: string, ending: string])[] = [
  ['gmail', 'com'],
  ['googlemail', 'com'],
  ['yahoo', 'com'],
  ['yahoo', 'co.uk'],
  ['yahoo', 'co.in'],
  ['hotmail', 'com'],
  ['outlook', 'com'],
  ['icloud', 'com'],
  ['protonmail', 'com'],
  ['fastmail', 'com'],
  ['rediffmail', 'com'],
  ['comcast', 'net'],
  ['live', 'com'],
  ['aol', 'com'],
];

/** Domains that exist, take mail, and are one slip away from a well-known one. */
const REAL: ReadonlySet<string> = new Set([
  'email.com',
  'mail.com',
  'ymail.com',
  'cloud.com',
  'yahoo.co',
  'yahoo.cn',
  'yahoo.com.cn',
  'yahoo.co.id',
  'yahoo.co.il',
  'yahoo.co.kr',
  'yahoo.co.nz',
  'yahoo.co.th',
  'yahoo.co.za',
  'yahoo.com.co',
  'hotmail.co',
  'outlook.co',
  'outlook.cm',
  'outlook.net',
  'hotmail.net',
  'gmail.net',
  'fastmail.fm',
  'live.co',
  'live.cn',
  'life.com',
  'love.com',
  'lime.com',
  'line.com',
  'five.com',
  'aol.co',
]);

/** Endings that no registry sells: always a slip. */
const NEVER_AN_ENDING: ReadonlySet<string> = new Set([
  'con',
  'cmo',
  'ocm',
  'vom',
  'xom',
  'cim',
  'cpm',
  'comm',
  'coom',
  'ckm',
  'nte',
  'ent',
  'nett',
]);

/** A name this short has too many real neighbours; only its ending is mended. */
const SHORTEST_MENDED_NAME = 5;

/** Shortest string of insertions, deletions, changes and swaps of neighbours (Damerau), up to 2. */
export function editDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return 3;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let best = Math.min(
        cell(last, column) + 1,
        cell(current, column - 1) + 1,
        cell(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && isSwap) best = Math.min(best, cell(beforeLast, column - 2) + 1);
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(3, cell(last, to.length));
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

function isMisspelled(name: string, ending: string, known: string, knownEnding: string): boolean {
  const endingDistance = editDistance(ending, knownEnding);
  if (name === known) return endingDistance === 1 || (endingDistance === 2 && NEVER_AN_ENDING.has(ending));
  if (known.length < SHORTEST_MENDED_NAME || editDistance(name, known) !== 1) return false;
  return endingDistance === 0 || NEVER_AN_ENDING.has(ending);
}

/** The well-known domain that a misspelled one means; undefined for well-known, real and unrelated ones (VAL-01). */
export function suggestDomain(domain: string): string | undefined {
  const dot = domain.indexOf('.');
  if (dot < 0 || REAL.has(domain)) return undefined;
  const name = domain.slice(0, dot);
  const ending = domain.slice(dot + 1);
  if (WELL_KNOWN.some(([known, knownEnding]) => known === name && knownEnding === ending)) return undefined;
  const meant = WELL_KNOWN.find(([known, knownEnding]) => isMisspelled(name, ending, known, knownEnding));
  return meant?.join('.');
}
