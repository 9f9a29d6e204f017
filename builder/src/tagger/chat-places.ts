import type { Token } from '../language/token';
import { FIELD_LEXICON } from '../words/field-lexicon';
import { lexiconRanges } from './name-ranges';
import { piecesOf, type PieceAt } from './line-pieces';
import type { NameIndex } from './mentions';
import type { Place } from './sequence-model';
import { wordList } from '../language/word-list';
import { GroupedWindow } from './word-groups';

/** What the taggers of chat messages are told of each word. */

const VERBS = /^(?:verb|verbs|past|ing|modal|be|have)$/;
const FARTHEST = 3;

const jointOf = (before: Token | undefined) => {
  if (!before) return 'line';
  return before.tag === 'mark' || before.tag === 'and' ? before.key : '';
};

/** What tells a wish from a story, wherever it stands in a piece or a line. */
const WISHING = wordList(`
  please should would could can want need like must let make add put change show remove take give have_to wish ought shall
  without only never always instead may might allowed possible help mind
  `);
const PAST = /^(?:past|have|be)$/;

/** What is said of the pieces next to a word and of its line. */
function cuesOf(tokens: readonly Token[]): string {
  const words = tokens.filter(({ tag }) => tag !== 'mark');
  const wishing = words.find(({ key, lemma }) => WISHING.has(key) || WISHING.has(lemma));
  const isTold = words.some(({ tag, key }) => PAST.test(tag) && !WISHING.has(key));
  const first = words[0];
  const opens = first?.tag === 'verb' ? 'order' : first?.tag === 'pronoun' ? first.key : '';
  return `${wishing?.lemma ?? ''} ${isTold ? 'told' : ''} ${opens}`;
}

const isAsked = (tokens: readonly Token[]) => (tokens.at(-1)?.key === '?' ? '?' : '');

function pieceFacts(at: PieceAt | undefined): string[] {
  if (!at) return ['u -1 mark', 'u1  I'];
  const { piece, place } = at;
  return [
    `u ${String(Math.min(place, FARTHEST))} ${piece.before}`,
    `u1 ${piece.first} ${place === 0 ? 'B' : 'I'}`,
  ];
}

/** One word of a message, with the names of the application in it. */
class ChatWord {
  private readonly window: GroupedWindow;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly at: number,
    private readonly mentions: readonly string[],
  ) {
    this.window = new GroupedWindow(tokens, at);
  }

  private readonly mention = (offset = 0) => this.mentions[this.at + offset] ?? '_';

  /** The word, or which kind of name it is part of. */
  private readonly known = (offset = 0) =>
    this.mention(offset) === '' ? this.window.key(offset) : `<${this.mention(offset)}>`;

  facts(verb: string): string[] {
    const { window, mention, known } = this;
    const { tag, wide } = window;
    return [
      'b',
      ...window.neighbours(),
      ...window.groups(),
      `m ${mention()}`,
      `mt ${mention()} ${tag()}`,
      `m-1 ${mention(-1)}`,
      `m+1 ${mention(1)}`,
      `mm ${mention(-1)} ${mention()} ${mention(1)}`,
      `k-1 ${known(-1)} ${known()}`,
      `k+1 ${known()} ${known(1)}`,
      `k-2 ${known(-2)} ${known(-1)}`,
      `k+2 ${known(1)} ${known(2)}`,
      `kk ${known(-2)} ${known(-1)} ${known()}`,
      `Cm ${wide(-1)} ${mention()}`,
      `sh ${this.shape()}`,
      `p ${this.place()}`,
      `v ${verb}`,
      `v ${verb} ${mention()} ${tag()}`,
      `vk ${verb} ${known(-1)}`,
    ];
  }

  private shape(): string {
    const { text = '' } = this.window.token() ?? {};
    const letters = /^\p{Lu}/u.test(text) ? 'A' : 'a';
    return `${letters}${/\d/.test(text) ? '1' : ''} ${this.at === 0 ? 'first' : ''}`;
  }

  private place(): string {
    if (this.at === 0) return 'first';
    return this.at === this.tokens.length - 1 ? 'last' : '';
  }
}

/** What is said of a line and of its pieces, word by word. */
class Cues {
  private readonly line: string;
  private readonly own = new Map<PieceAt['piece'], string>();

  constructor(
    private readonly tokens: readonly Token[],
    pieces: readonly (PieceAt | undefined)[],
  ) {
    this.line = cuesOf(tokens);
    for (const piece of new Set(pieces.map((at) => at?.piece)))
      if (piece) this.own.set(piece, cuesOf(tokens.filter((_, at) => pieces[at]?.piece === piece)));
  }

  facts(at: PieceAt | undefined): string[] {
    const begins = at?.place === 0 ? 'B' : 'I';
    const of = (piece: PieceAt['piece'] | undefined) => (piece && this.own.get(piece)) ?? '';
    return [
      `L ${this.line}`,
      `L? ${isAsked(this.tokens)} ${begins}`,
      `P ${of(at?.piece)} ${begins}`,
      `P- ${of(at?.earlier)} ${begins}`,
      `P+ ${of(at?.next)} ${begins}`,
      `LP ${this.line} ${of(at?.piece)}`,
    ];
  }
}

export function chatPlaces(tokens: readonly Token[], names: NameIndex): Place[] {
  const mentions = names.rangesIn(tokens);
  const fields = lexiconRanges(tokens, FIELD_LEXICON);
  const pieces = piecesOf(tokens);
  const cues = new Cues(tokens, pieces);
  let verb = '';
  return tokens.map((token, at) => {
    const features = [
      ...new ChatWord(tokens, at, mentions).facts(verb),
      `f ${fields[at] ?? ''}`,
      `f+1 ${fields[at + 1] ?? ''}`,
      ...pieceFacts(pieces[at]),
      ...cues.facts(pieces[at]),
    ];
    if (VERBS.test(token.tag)) verb = token.lemma;
    return { features, joint: jointOf(tokens[at - 1]) };
  });
}
