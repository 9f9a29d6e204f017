import type { HandEdit } from './hand-edits';

/** Words of errors themselves, which say nothing of the code. */
const COMMON = new Set(
  `and are before but can cannot cause could did does error evalerror export exported exports expected failed file for found from
  function got has have import in invalid is it its iterable line match matching module more must name named no not null object
  of on or properties property promise provided rangeerror read reading referenceerror resolve set syntaxerror than that the this
  to token type typeerror unable uncaught undefined unexpected unhandled value variable was when with`.split(
    /\s+/u,
  ),
);

const WORD = /[\p{L}_$][\p{L}\p{N}_$]{2,}/gu;

/** Whether a file can be to blame for an error: code, styles and data are; prose and pictures are not. */
export function canRun(path: string): boolean {
  return /\.(?:[cm]?[jt]sx?|css|json|html)$/iu.test(path);
}

/**
 * How much an edit shares with an error: the words of its message that stand in what was put in or taken out there, with all of
 * the message in its lines, or the file itself named, counting for more. 0 is nothing.
 */
export function clueOf(
  { path, now, written }: HandEdit,
  { message, path: named = '' }: { readonly message: string; readonly path?: string | undefined },
): number {
  const bare = message.replace(/^(?:Uncaught\s+)?(?:\w*Error:\s*)?/u, '').trim();
  const words = new Set((bare.match(WORD) ?? []).filter((word) => !COMMON.has(word.toLowerCase())));
  const has = new Set([...(now.match(WORD) ?? []), ...(written.match(WORD) ?? [])]);
  const shared = [...words].filter((word) => has.has(word)).length;
  const stem = path.replace(/\.\w+$/u, '');
  const isFileNamed = message.includes(stem) || (named !== '' && importsOf(now).has(nameOf(named)));
  const isQuoted = bare.length > 2 && now.includes(bare);
  return shared + (isQuoted ? 10 : 0) + (isFileNamed ? 5 : 0);
}

function nameOf(path: string): string {
  return path.replace(/^.*\//u, '').replace(/\.\w+$/u, '');
}

function importsOf(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/(?:from|import)\s*\(?['"]([^'"]+)['"]/gu)].map(([, from = '']) => nameOf(from)),
  );
}
