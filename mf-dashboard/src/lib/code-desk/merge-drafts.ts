import { diff3Merge } from 'node-diff3';
import type { Files } from './file-changes';

/** A stretch of a file: settled, or changed by both to different texts. */
export type Stretch =
  | { readonly kind: 'same'; readonly text: string }
  | { readonly kind: 'conflict'; readonly yours: string; readonly theirs: string };

export interface Conflict {
  readonly path: string;
  /** One stretch alone when a side has no such file. */
  readonly stretches: readonly Stretch[];
  /** Which side took the file away. */
  readonly removedBy?: 'you' | 'them';
}

export interface MergedDraft {
  /** Yours on top of theirs, as far as both agree; of a conflicting file, yours. */
  readonly files: Files;
  readonly conflicts: readonly Conflict[];
}

type Side = string | undefined;

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/gu) ?? [];

/** Puts what was changed between `base` and `yours` on top of `theirs`, file by file. */
export function mergeDraft(base: Files, yours: Files, theirs: Files): MergedDraft {
  const files = new Map(theirs);
  const conflicts: Conflict[] = [];
  for (const path of new Set([...base.keys(), ...yours.keys()])) {
    const [was, your, their] = [base.get(path), yours.get(path), theirs.get(path)];
    if (your === was || your === their) continue;
    const merged: MergedText = their === was ? { text: your } : mergeTexts(path, was, your, their);
    if (merged.text === undefined) files.delete(path);
    else files.set(path, merged.text);
    if (merged.conflict) conflicts.push(merged.conflict);
  }
  return { files, conflicts: conflicts.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

interface MergedText {
  readonly text: Side;
  readonly conflict?: Conflict;
}

function mergeTexts(path: string, base: Side, yours: Side, theirs: Side): MergedText {
  if (yours === undefined || theirs === undefined) {
    const whole: Stretch = { kind: 'conflict', yours: yours ?? '', theirs: theirs ?? '' };
    const removedBy = yours === undefined ? 'you' : 'them';
    return { text: yours, conflict: { path, stretches: [whole], removedBy } };
  }
  const regions = diff3Merge(linesOf(yours), linesOf(base ?? ''), linesOf(theirs), {
    excludeFalseConflicts: true,
  });
  const stretches = regions.flatMap(({ ok, conflict }): Stretch[] => {
    if (ok) return [{ kind: 'same', text: ok.join('') }];
    return conflict ? [{ kind: 'conflict', yours: conflict.a.join(''), theirs: conflict.b.join('') }] : [];
  });
  if (stretches.every(({ kind }) => kind === 'same')) return { text: textOf(stretches, []) };
  return { text: yours, conflict: { path, stretches } };
}

export type Choice = 'yours' | 'theirs' | 'both';

/** The text of a file once each of its conflicts, in their order, is decided. */
export function textOf(stretches: readonly Stretch[], choices: readonly Choice[]): string {
  let index = -1;
  return stretches
    .map((stretch) => {
      if (stretch.kind === 'same') return stretch.text;
      index += 1;
      const { yours, theirs } = stretch;
      const choice = choices[index] ?? 'yours';
      if (choice === 'both') return yours + (yours === '' || yours.endsWith('\n') ? '' : '\n') + theirs;
      return choice === 'yours' ? yours : theirs;
    })
    .join('');
}
