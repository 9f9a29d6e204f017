const TITLE_LENGTH = 72;
/** Versions that are named in one message; the others are counted. */
const MOST_NAMED = 20;

interface NamedVersion {
  readonly number: number;
  readonly note: string;
}

/**
 * A message as Git wants it: a first line that is short, and the rest below. A line that is too long is cut there and said in full
 * below. `besides`: other versions that are in the same commit.
 */
export function commitMessage(words: string, besides: readonly NamedVersion[] = []): string {
  const [first = '', ...rest] = words.trim().split('\n');
  const line = first.trim() || 'Changes from Tessera';
  const isLong = line.length > TITLE_LENGTH;
  const below = [...(isLong ? [line] : []), ...rest].join('\n').trim();
  return [isLong ? cut(line) : line, below, listOf(besides)].filter((part) => part !== '').join('\n\n');
}

/** The message of a commit that is these versions and nothing else. */
export function wordsOf(versions: readonly NamedVersion[]): string {
  const newest = versions.at(-1);
  const rest = versions.length - 1;
  if (!newest || rest === 0) return commitMessage(newest?.note ?? '');
  const more = ` and ${rest} more ${rest === 1 ? 'change' : 'changes'}`;
  return commitMessage(`${cut(titleOf(newest.note), TITLE_LENGTH - more.length)}${more}`, versions);
}

export function titleOf(message: string): string {
  return message.split('\n', 1)[0] ?? '';
}

function cut(line: string, length = TITLE_LENGTH): string {
  if (line.length <= length) return line;
  const start = line.slice(0, length - 1);
  const space = start.lastIndexOf(' ');
  const kept = space > length / 2 ? start.slice(0, space) : start.replace(/[\uD800-\uDBFF]$/, '');
  return `${kept}…`;
}

function listOf(versions: readonly NamedVersion[]): string {
  if (versions.length === 0) return '';
  const named = versions.slice(-MOST_NAMED);
  const more = versions.length - named.length;
  const lines = named.map(({ number, note }) => `- v${number}: ${titleOf(note)}`);
  return [
    'With the versions before it:',
    ...(more > 0 ? [`- ${more} older ${more === 1 ? 'version' : 'versions'}`] : []),
    ...lines,
  ].join('\n');
}
