import type { ChangedFile, Receipt } from '@tessera/shared/contracts';

/** Lines of one part; the others are counted. */
const MOST_LINES = 50;
const TITLE_LENGTH = 200;

export interface ProposedChanges {
  /** First lines of the commits, the oldest first. */
  readonly titles: readonly string[];
  /** Of the runs that made them, the oldest first. */
  readonly receipts: readonly Receipt[];
  readonly files: readonly ChangedFile[];
}

/** What a pull request says of itself: what changed in words, what its checks came to, and its files (SCR-18). */
export function pullRequestText({ titles, receipts, files }: ProposedChanges): {
  readonly title: string;
  readonly body: string;
} {
  const said = receipts.flatMap(({ modelChanges }) => modelChanges);
  const parts = [
    part('What changed', [...new Set([...titles, ...said.map(asSentence)])].map(listed)),
    part('Checks', checkLines(receipts.at(-1))),
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

function checkLines(receipt: Receipt | undefined): string[] {
  if (!receipt) return [];
  const { passed, failed } = receipt.checks;
  if (passed + failed.length === 0) return [];
  const count = (number: number) => `${number} ${number === 1 ? 'check' : 'checks'}`;
  if (failed.length === 0) return [`- ${count(passed)} passed`];
  return [`- ${count(passed)} passed, ${failed.length} failed:`, ...failed.map((title) => `  - ${title}`)];
}

function fileLine({ path, status, added, removed }: ChangedFile): string {
  if (status === 'added') return `- \`${path}\` added${added === null ? '' : ` (+${added})`}`;
  if (status === 'deleted' || status === 'removed') return `- \`${path}\` removed`;
  return `- \`${path}\`${added === null || removed === null ? '' : ` (+${added} −${removed})`}`;
}
