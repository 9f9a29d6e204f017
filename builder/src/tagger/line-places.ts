import type { Token } from '../language/token';
import { wordList } from '../language/word-list';
import type { Line } from '../reading/text/layout';
import { FIELD_LEXICON } from '../words/field-lexicon';
import { lexiconRanges } from './name-ranges';
import { piecesOf, sizeClass, type Piece, type PieceAt } from './line-pieces';
import type { Place } from './sequence-model';
import { WordWindow } from './word-window';

/** What a tagger is told of each word of a prompt. */

/** Words behind which fields and wishes begin. */
const CUES = wordList(`
  with want need like note record track log keep know write list show see flag mark each every per of for has have include
  including store save enter field fields column columns name app make build when if should must total sort group by send
  remind can let
`);
const RECENT_CUES = 3;

const isMark = ({ tag }: Token) => tag === 'mark';

function shapeOf(text: string): string {
  const capitals = /^\p{Lu}{2,}$/u.test(text) ? 'AA' : /^\p{Lu}/u.test(text) ? 'A' : 'a';
  return `${capitals}${/\d/.test(text) ? '1' : ''}`;
}

/** What stands between a token and the one before. */
function jointOf(before: Token | undefined, token: Token): string {
  if (isMark(token)) return 'mark';
  if (!before) return 'line';
  if (isMark(before)) return before.key;
  return /^(?:and|or|plus|with|also|but|then)$/.test(before.key) ? before.key : '';
}

const verbIn = (piece: Piece | undefined) => (piece?.hasVerb === true ? 'v' : '');

function nextFacts({ piece, next }: PieceAt): string[] {
  const before = next?.before ?? '$';
  return [
    `uv ${verbIn(piece)} ${piece.before} ${before}`,
    `un ${before} ${verbIn(next)} ${next ? sizeClass(next.size) : ''}`,
    `unf ${next?.first ?? '$'}`,
  ];
}

function pieceFacts(at: PieceAt | undefined, after: PieceAt | undefined): string[] {
  if (!at) return ['u none', `u none ${after?.piece.first ?? ''}`];
  const { piece, place, earlier } = at;
  const side = place === 0 ? 'B' : 'I';
  return [
    `u1 ${piece.first}`,
    `u1t ${piece.firstTag} ${piece.before}`,
    `u1p ${piece.first} ${side}`,
    `us ${sizeClass(piece.size)} ${verbIn(piece)} ${piece.before}`,
    `ub ${piece.before} ${side}`,
    `ue ${verbIn(earlier)} ${earlier ? sizeClass(earlier.size) : '^'} ${piece.before}`,
    `uef ${earlier?.first ?? '^'}`,
    ...nextFacts(at),
  ];
}

/** What is known of words beyond what stands in a line. */
export interface KnownWords {
  readonly recordRanges: (tokens: readonly Token[]) => string[];
  /** Which words are used alike: of one place, and of it with its neighbours' tags. Not where that weighs too much. */
  readonly groups?: (tokens: readonly Token[], at: number) => { near: string[]; pairs: string[] };
}

class LinePlaces {
  private readonly pieces: readonly (PieceAt | undefined)[];
  private readonly fields: readonly string[];
  private readonly records: readonly string[];
  private readonly colon: number;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly known: KnownWords,
  ) {
    this.pieces = piecesOf(tokens);
    this.fields = lexiconRanges(tokens, FIELD_LEXICON);
    this.records = known.recordRanges(tokens);
    this.colon = tokens.findIndex(({ key }) => key === ':');
  }

  places(): Place[] {
    const cues: string[] = [];
    return this.tokens.map((token, at) => {
      const recent = cues.slice(-RECENT_CUES);
      const features = [
        ...this.wordFacts(at),
        ...pieceFacts(this.pieces[at], this.pieces[at + 1]),
        ...[...new Set(recent)].flatMap((cue) => [`cue ${cue}`, `cue ${cue}&${token.tag}`]),
        `cue1 ${recent.at(-1) ?? ''}`,
      ];
      if (CUES.has(token.lemma) || CUES.has(token.key)) cues.push(token.key);
      return { features, joint: jointOf(this.tokens[at - 1], token) };
    });
  }

  private wordFacts(at: number): string[] {
    const window = new WordWindow(this.tokens, at);
    const { key, tag } = window;
    const groups = this.known.groups?.(this.tokens, at);
    return [
      'b',
      ...window.neighbours(),
      ...(groups?.near ?? []),
      `wt ${key()} ${tag(1)}`,
      `tw ${tag(-1)} ${key()}`,
      `ttt+ ${tag()} ${tag(1)} ${tag(2)}`,
      `www ${key(-2)} ${key(-1)} ${tag()}`,
      ...(groups?.pairs ?? []),
      `sh ${shapeOf(window.token()?.text ?? '')}`,
      ...this.nameFacts(at),
      `r ${this.records[at] ?? ''} ${tag()} ${tag(1)}`,
      `p ${this.placeOf(at)}`,
      `colon ${this.fromColon(at)} ${tag()}`,
    ];
  }

  private nameFacts(at: number): string[] {
    const { fields, records } = this;
    return [
      `f ${fields[at] ?? ''}`,
      `f+1 ${fields[at + 1] ?? ''}`,
      `f-1 ${fields[at - 1] ?? ''}`,
      `r ${records[at] ?? ''}`,
    ];
  }

  private placeOf(at: number): string {
    if (at < 2) return at === 0 ? 'first' : 'second';
    return at === this.tokens.length - 1 ? 'last' : '';
  }

  private fromColon(at: number): string {
    if (this.colon < 0) return 'none';
    if (this.colon === at) return 'is';
    return this.colon > at ? 'before' : 'behind';
  }
}

export interface TaggedLine {
  readonly kind: Line['kind'];
  readonly tokens: readonly Token[];
  readonly places: readonly Place[];
}

/**
 * The lines of words of a prompt, each word with what is told of it. Nothing of that is about the other lines: a greeting in front may
 * not change what is read behind it (READ-01).
 */
export const placesIn = (lines: readonly Line[], known: KnownWords): TaggedLine[] =>
  lines.flatMap((line) =>
    line.kind === 'table'
      ? []
      : [{ tokens: line.tokens, kind: line.kind, places: new LinePlaces(line.tokens, known).places() }],
  );
