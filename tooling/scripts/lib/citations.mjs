/**
 * What comments, test titles and documents cite, held against what is there.
 *
 * @typedef {object} Known
 * @property {(path: string) => boolean} exists is there such a file or folder, from the root?
 * @property {ReadonlySet<string>} ids of requirements and screens
 * @property {ReadonlySet<string>} decisions numbers of the decision records
 * @property {(document: string) => ReadonlySet<string>} sections numbers of a document's headings
 */
import { dirname, join, normalize } from 'node:path/posix';

const SPECIFICATION = 'docs/specification.md';
const HANDBOOK = 'docs/handbook.md';

/** Names that look like identifiers: of standards, and of what the specification calls by name. */
const NAMES = new Set(['AES', 'ES', 'GPT', 'ISO', 'RFC', 'SHA', 'UTF']);

const ID = /\b([A-Z]{2,})-(\d{1,2})\b(?!-)/g;
const DECISION = /\bdecisions? (\d{4})\b/g;
const DOCS_PATH = /(?<![\w/.:-])docs\/[\w./-]*\w/g;
/** Not the words of a link, whose target is checked. */
const MARKDOWN_FILE = /(?<![\w/.-])(?:\.{0,2}\/)?[\w.-]+(?:\/[\w.-]+)*\.md\b(?!\]\()/g;
/** From the root, through a folder that is there; not `mf-*`, nor what a build makes. */
const SOURCE_PATH =
  /(?<![\w/.@-])((?:api|builder|e2e|mf-[a-z]+|release|shared|shell|tooling)\/[\w-]+)(?:\/[\w.-]*\w)*(?:\/|(?![\w/-]))(?![\w*<{[…])/g;
const LINK = /\]\(([^)\s]+)\)/g;
const SECTION = /(?<![\w/.-])((?:[\w.-]+\/)*[\w.-]+\.md),? (?:section )?(\d+(?:\.\d+)?)\b/g;
const SPECIFICATION_SECTION = /\bspec(?:ification)?(?:'s)?,? (?:section )?(\d+(?:\.\d+)?)\b/gi;
const HANDBOOK_SECTION = /\bhandbook,? (?:section )?(\d+)\b/gi;
/** Papers that somebody had and the repository has not. */
const ELSEWHERE = /(?<![\w/.-])reference\/[\w.-]+|\bdesign,? (?:section )?\d|\bdesign document\b/gi;
/** Folders of one machine; `/home` alone is a page. */
const MACHINE_PATH = /(?<![\w/.~-])\/(?:root|tmp|Users|mnt|work|home\/\w+)\/[\w.-]+|\b[A-Z]:\\\w+/g;

/** Written where a name would stand: `docs/decisions/NNNN-title.md`. */
const isPlaceholder = (path) => /NNNN|[<…]/.test(path);

const isMade = (folder) => folder.endsWith('/dist');

/** Is the path there, seen from the root or from a folder that holds the citing file? */
function isFound(path, from, exists) {
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    if (exists(normalize(join(folder, path)))) return true;
    if (folder === '.') return false;
  }
}

/** A record is also cited without its title: `docs/decisions/0008`. */
function isDocsPath(path, { exists, decisions }) {
  const [, number] = /^docs\/decisions\/(\d{4})$/.exec(path) ?? [];
  return number === undefined ? exists(path) : decisions.has(number);
}

/**
 * What one line cites and nobody finds.
 *
 * @param {string} file the citing file, from the root
 * @param {string} text the line
 * @param {Known} known
 * @returns {string[]} one sentence each
 */
export function findBrokenCitations(file, text, known) {
  const broken = [];
  const check = (pattern, isThere, say) => {
    for (const match of text.matchAll(pattern)) if (!isThere(match)) broken.push(say(match));
  };
  const missing = ([cited]) => `${cited} is not in the repository`;

  check(
    ID,
    ([id, prefix]) => NAMES.has(prefix) || known.ids.has(id),
    ([id]) => `${id} is neither in docs/requirements.md nor in docs/screens.md`,
  );
  check(
    DECISION,
    ([, number]) => known.decisions.has(number),
    ([, number]) => `there is no decision ${number}`,
  );
  check(DOCS_PATH, ([path]) => isPlaceholder(text) || isDocsPath(path, known), missing);
  check(MARKDOWN_FILE, ([path]) => isPlaceholder(path) || isFound(path, file, known.exists), missing);
  check(
    SOURCE_PATH,
    ([path, folder]) => isMade(folder) || !known.exists(folder) || known.exists(path),
    missing,
  );
  check(ELSEWHERE, () => false, missing);
  check(
    MACHINE_PATH,
    () => false,
    ([path]) => `${path} is a path of one machine`,
  );
  if (file.endsWith('.md')) check(LINK, ([, target]) => isLinkGood(target, file, known.exists), missingLink);
  check(
    SECTION,
    ([, path, number]) => !known.exists(path) || known.sections(path).has(number),
    ([, path, number]) => `${path} has no section ${number}`,
  );
  check(SPECIFICATION_SECTION, isSectionOf(SPECIFICATION, known), noSection(SPECIFICATION));
  check(HANDBOOK_SECTION, isSectionOf(HANDBOOK, known), noSection(HANDBOOK));
  return [...new Set(broken)];
}

const isSectionOf =
  (document, known) =>
  ([, number]) =>
    known.sections(document).has(number);

const noSection =
  (document) =>
  ([, number]) =>
    `${document} has no section ${number}`;

const missingLink = ([, target]) => `the link to ${target} leads nowhere`;

function isLinkGood(target, file, exists) {
  const [path] = target.split('#');
  return /^[a-z]+:/i.test(target) || path === '' || exists(normalize(join(dirname(file), path)));
}

/** The numbers of a document's headings: `## 2. Screens` and `### 2.4 Screens`. */
export function sectionNumbers(markdown) {
  return new Set([...markdown.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\b/gm)].map(([, number]) => number));
}

/** Identifiers that a document defines: rows of a table, or headings of screens. */
export function definedIds(markdown) {
  return [...markdown.matchAll(/^(?:\| |### )([A-Z]{2,}-\d{2})\b/gm)].map(([, id]) => id);
}
