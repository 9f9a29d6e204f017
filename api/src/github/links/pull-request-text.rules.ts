import type { ChangedFile, Receipt } from '@tessera/shared/contracts';

/** Lines of one part; the others are counted. */
const MOST_LINES = 50;
const TITLE_LENGTH = 200;

interface VersionReceipt {
  readonly versionNumber: number;
  readonly receipt: Receipt;
}

export interface ProposedChanges {
  /** First lines of the commits, the oldest first. */
  readonly titles: readonly string[];
  /** The numbers of the versions, the oldest first. */
  readonly versions: readonly number[];
  /** Of the runs that made versions of them, the oldest first. */
  readonly receipts: readonly VersionReceipt[];
  readonly files: readonly ChangedFile[];
}

/** What a pull request says of itself: what changed in words, what its checks came to, and its files (SCR-18). */
export function pullRequestText({ titles, versions, receipts, files }: ProposedChanges): {
  readonly title: string;
  readonly body: string;
} {
  const said = receipts.flatMap(({ receipt }) => receipt.modelChanges);
  const records = receipts.flatMap(({ receipt: { data } }) => [...data.converted, ...data.archived]);
  const parts = [
    part('What changed', [...new Set([...titles, ...said.map(asSentence)])].map(listed)),
    part('Records', records.map(asSentence).map(listed)),
    part('Checks', checkLines(receipts.at(-1), versions)),
    part('Files', files.map(fileLine)),
  ];
  return { title: titleFor(titles), body: parts.filter((text) => text !== '').join('\n\n') };
}

function titleFor(titles: readonly string[]): string {
  const newest = titles.at(-1) ?? 'Changes from Tessera';
  const rest = titles.length - 1;
  const more = rest > 0 ? ` and ${rest} more ${rest === 1 ? 'change' : 'changes'}` : '';
  return `${newest.slice(0, TITLE_LENGTH - more.length)}${more}`;
}

function part(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const rest = lines.length - MOST_LINES;
  const shown = [...lines.slice(0, MOST_LINES), ...(rest > 0 ? [`- and ${rest} more`] : [])];
  return [`## ${title}`, '', ...shown].join('\n');
}

const listed = (line: string): string => `- ${line}`;
const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Those of the newest version that a run made; what came after it by hand is said not to be in them. */
function checkLines(made: VersionReceipt | undefined, versions: readonly number[]): string[] {
  if (!made) return [];
  const { passed, failed } = made.receipt.checks;
  if (passed + failed.length === 0) return [];
  const name = nameOf(made.versionNumber);
  const count = `${passed} ${passed === 1 ? 'check' : 'checks'} passed`;
  const lines =
    failed.length === 0
      ? [`- ${name}: ${count}`]
      : [`- ${name}: ${count}, ${failed.length} failed:`, ...failed.map((title) => `  - ${title}`)];
  const later = versions.filter((number) => number > made.versionNumber).map(nameOf);
  return later.length === 0 ? lines : [...lines, `- Made after these checks: ${LIST.format(later)}`];
}

const nameOf = (number: number): string => `v${number}`;
const LIST = new Intl.ListFormat('en');

function fileLine({ path, oldPath, status, added, removed }: ChangedFile): string {
  if (status === 'added') return `- \`${path}\` added${added === null ? '' : ` (+${added})`}`;
  if (status === 'deleted' || status === 'removed') return `- \`${path}\` removed`;
  const moved = oldPath === undefined ? '' : ` moved from \`${oldPath}\``;
  const isCounted = added !== null && removed !== null && added + removed > 0;
  return `- \`${path}\`${moved}${isCounted ? ` (+${added} −${removed})` : ''}`;
}
