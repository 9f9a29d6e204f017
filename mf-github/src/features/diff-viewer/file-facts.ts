import { isBinaryText, type FileDiff } from '@tessera/shared/contracts';

type Texts = Pick<FileDiff, 'oldText' | 'newText'>;
type Breaks = 'CRLF' | 'LF' | 'mixed';

/** Whether it is no text, though it came as one. */
export function isBinary({ oldText, newText }: Texts): boolean {
  return isBinaryText(oldText ?? '') || isBinaryText(newText ?? '');
}

/** How many bytes a text takes in UTF-8. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

function breaksOf(text: string): Breaks | undefined {
  const all = text.split('\n').length - 1;
  const returned = text.split('\r\n').length - 1;
  if (all === 0) return undefined;
  if (returned === 0) return 'LF';
  return returned === all ? 'CRLF' : 'mixed';
}

/** In words, how the ends of lines changed; undefined where they did not. */
export function breaksChange({ oldText, newText }: Texts): string | undefined {
  const before = breaksOf(oldText ?? '');
  const after = breaksOf(newText ?? '');
  if (before === undefined || after === undefined || before === after) return undefined;
  return `Line breaks changed from ${before} to ${after}.`;
}
