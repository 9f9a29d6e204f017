import { mendOrder } from './gloss-order';
import { WordGlosser, type Piece } from './gloss-words';
import type { OtherLanguage } from './lexicon';

/** A stretch of a gloss and the stretch of the original that it stands for. */
export interface GlossStretch {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** A text in another language as English text. */
export class Gloss {
  constructor(
    readonly original: string,
    readonly text: string,
    /** In the order of the gloss; what is between them stayed as it was. */
    readonly stretches: readonly GlossStretch[],
  ) {}

  /** The words of the original that a stretch of the gloss stands for. */
  originalOf(from: number, to: number): string {
    const own = this.stretches.filter((stretch) => stretch.from < to && stretch.to > from);
    if (own.length === 0) return this.text.slice(from, to).trim();
    const start = own.reduce((least, stretch) => Math.min(least, stretch.start), Infinity);
    const end = own.reduce((most, stretch) => Math.max(most, stretch.end), 0);
    return this.original.slice(start, end + this.marksBehind(to, end)).trim();
  }

  /** A bracket that closes what the stretch opened. */
  private marksBehind(to: number, end: number): number {
    return /[)\]"]/.test(this.text[to - 1] ?? '') && /[)\]"]/.test(this.original[end] ?? '') ? 1 : 0;
  }
}

const NONE: ReadonlyMap<string, string> = new Map();

const isBroken = (text: string, before: Piece, next: Piece) =>
  next.isPart !== true && !/^ *$/.test(text.slice(before.end, next.start));

function runsOf(text: string, pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && !isBroken(text, before, piece)) run.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

/** Writes a gloss piece by piece. */
class GlossWriter {
  private text = '';
  private readonly stretches: GlossStretch[] = [];
  private done = 0;

  constructor(private readonly original: string) {}

  takeRun(run: readonly Piece[], ordered: readonly Piece[]): void {
    this.text += plainMarks(this.original.slice(this.done, run[0]?.start ?? this.done));
    const isOpening = /^\p{Lu}/u.test(run[0]?.english ?? '') && run[0]?.isKnown === true;
    ordered.forEach((piece, at) => {
      if (at > 0) this.text += ' ';
      this.write(piece, at === 0 && isOpening);
    });
    this.done = run.at(-1)?.end ?? this.done;
  }

  private write({ english, start, end }: Piece, isOpening: boolean): void {
    const from = this.text.length;
    this.text += isOpening ? english.slice(0, 1).toUpperCase() + english.slice(1) : plainMarks(english);
    this.stretches.push({ from, to: this.text.length, start, end });
  }

  finish(): Gloss {
    this.text += plainMarks(this.original.slice(this.done));
    return new Gloss(this.original, this.text, this.stretches);
  }
}

/** One kind of quotation marks, and none of the marks that Spanish opens a question with. */
const plainMarks = (marks: string) => marks.replace(/[«„“”»]/g, '"').replace(/[¿¡]/g, ' ');

/**
 * Words that a lexicon knows become English, in the order of English where that is simple; all else stays as it is. `names` are
 * what things are called already, as `spelled` gives them, with their English names: those win over the lexicon.
 */
export function glossOf(
  text: string,
  language: OtherLanguage,
  names: ReadonlyMap<string, string> = NONE,
): Gloss {
  const writer = new GlossWriter(text);
  for (const run of runsOf(text, new WordGlosser(text, language, names).read()))
    writer.takeRun(run, mendOrder(run, language, text));
  return writer.finish();
}
