const ENTRIES = [
  'src/main.tsx',
  'src/main.ts',
  'src/main.jsx',
  'src/main.js',
  'src/index.tsx',
  'src/index.ts',
  'src/index.jsx',
  'src/index.js',
];

/** What browsers run as it is; whatever else a page names has to be built. */
const RUNS_AS_IT_IS = /\.m?js$/;

/** `<script type="module" src="/src/app.tsx">` */
const SCRIPT = /<script\b[^>]*>/gi;
const IS_MODULE = /\btype=["']?module\b/i;

/**
 * Finds the file that starts the application: one of the usual names, or what `index.html` loads as its module. Undefined when
 * there is none.
 */
export function findEntry(files: ReadonlyMap<string, string>): string | undefined {
  return ENTRIES.find((entry) => files.has(entry)) ?? entryOfPage(files);
}

/** Pages that are shown as they are, because nothing has to be built for them. */
export function isPlainSite(files: ReadonlyMap<string, string>): boolean {
  const page = files.get('index.html');
  if (page === undefined || findEntry(files) !== undefined) return false;
  return sourcesOf(page).every((source) => RUNS_AS_IT_IS.test(source));
}

/** The scripts of its own that a page loads. */
function sourcesOf(page: string, isWanted: (tag: string) => boolean = () => true): string[] {
  const tags = (page.match(SCRIPT) ?? []).filter(isWanted);
  const sources = tags.flatMap((tag) => /\bsrc=["']?([^"'\s>?#]+)/i.exec(tag)?.[1] ?? []);
  return sources
    .filter((source) => !/^(?:\w+:|\/\/)/.test(source))
    .map((source) => source.replace(/^\.?\//, ''));
}

function entryOfPage(files: ReadonlyMap<string, string>): string | undefined {
  const paths = sourcesOf(files.get('index.html') ?? '', (tag) => IS_MODULE.test(tag));
  const entry = paths.find((path) => files.has(path));
  // A page with plain scripts and without a manifest was never meant to be built.
  const isPlain = entry !== undefined && RUNS_AS_IT_IS.test(entry) && !files.has('package.json');
  return isPlain ? undefined : entry;
}
