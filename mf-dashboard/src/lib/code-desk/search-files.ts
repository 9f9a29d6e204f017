import type { Files } from './file-changes';

export interface SearchOptions {
  readonly isCaseSensitive: boolean;
  readonly isWholeWord: boolean;
}

export interface Match {
  readonly from: number;
  readonly to: number;
  readonly line: number;
  /** The line, cut so that what was found is in sight. */
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

export interface FileMatches {
  readonly path: string;
  readonly matches: readonly Match[];
}

export interface SearchResult {
  readonly files: readonly FileMatches[];
  readonly count: number;
  /** There are more, which nobody would read. */
  readonly isCut: boolean;
}

const MOST = 500;
const MOST_IN_FILE = 100;
const AROUND = 60;
const PLAIN = /[$()*+.?[\\\]^{|}]/g;

function matchAt(text: string, from: number, to: number, line: number): Match {
  const begin = Math.max(text.lastIndexOf('\n', from - 1) + 1, from - AROUND);
  const lineEnd = text.indexOf('\n', to);
  const end = Math.min(lineEnd < 0 ? text.length : lineEnd, to + AROUND);
  return {
    from,
    to,
    line,
    before: text.slice(begin, from).trimStart(),
    found: text.slice(from, to),
    after: text.slice(to, end),
  };
}

/** Finds a text in all files, by path. What is typed is taken as it stands, not as a pattern. */
export function searchFiles(files: Files, wanted: string, options: SearchOptions): SearchResult {
  if (wanted === '') return { files: [], count: 0, isCut: false };
  const escaped = wanted.replace(PLAIN, String.raw`\$&`);
  const edge = options.isWholeWord ? String.raw`(?<![\w$])${escaped}(?![\w$])` : escaped;
  const pattern = new RegExp(edge, options.isCaseSensitive ? 'g' : 'gi');
  const found: FileMatches[] = [];
  let count = 0;
  let isCut = false;
  for (const [path, text] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const matches = matchesIn(text, pattern, Math.min(MOST_IN_FILE, MOST - count));
    isCut ||= matches.isCut;
    count += matches.items.length;
    if (matches.items.length > 0) found.push({ path, matches: matches.items });
  }
  return { files: found, count, isCut };
}

function matchesIn(text: string, pattern: RegExp, most: number): { items: Match[]; isCut: boolean } {
  const items: Match[] = [];
  let line = 1;
  let counted = 0;
  for (const { index, 0: found } of text.matchAll(pattern)) {
    if (items.length >= most) return { items, isCut: true };
    for (let at = text.indexOf('\n', counted); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) {
      line += 1;
      counted = at + 1;
    }
    items.push(matchAt(text, index, index + found.length, line));
  }
  return { items, isCut: false };
}
