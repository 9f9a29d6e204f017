import type { Token } from '../../language/token';
import { wordsOf, type Match } from '../rule';
import { choicePart, fieldPart, slashedPart } from './field-parts';
import { frameParts } from './frame-parts';
import type { Part, PartOption } from './part';
import { recordParts } from './record-parts';
import { hasVerb, wordsIn, type Sentence } from './sentence';

/** The longest stretch of units that is read as one. */
const LONGEST = 6;
/** What cutting costs: of two readings that say as much, the one of fewer parts is believed. */
const CUT = 0.35;
/** What joining two units to one wish costs: two wishes in one are two. */
const JOIN = 0.4;

interface Way {
  readonly value: number;
  readonly parts: readonly Part[];
}

const better = (one: Way | undefined, other: Way) => (!one || other.value > one.value ? other : one);

const SUBORDINATE = /^(?:because|so|while|although|though|since|cause|cos|whereas|unless|until)$/;
const INTERJECTIONS = new Set([
  ...[
    'oh',
    'ah',
    'hm',
    'hmm',
    'um',
    'er',
    'well',
    'ok',
    'okay',
    'right',
    'so',
    'no wait',
    'wait',
    'no',
    'yes',
    'yeah',
  ],
  ...[
    'sorry',
    'actually',
    'anyway',
    'thank heavens',
    'thank god',
    'obviously',
    'of course',
    'hi',
    'hello',
    'hey',
    'hiya',
  ],
  ...[
    'dear all',
    'good morning',
    'good evening',
    'thanks',
    'thank you',
    'cheers',
    'please',
    'you know',
    'i mean',
  ],
  ...[
    'i think',
    'i guess',
    'i suppose',
    "that's all",
    'that is all',
    'by the way',
    'btw',
    'lol',
    'haha',
    'hmm no',
  ],
]);

/** What a unit is when it is nothing else. */
function restPart(tokens: readonly Token[], isListing: boolean): PartOption {
  const words = wordsIn(tokens);
  const text = wordsOf(tokens)
    .replace(/[.!?,]+$/, '')
    .toLowerCase();
  const background = { kind: 'background', tokens } as const;
  if (INTERJECTIONS.has(text)) return { part: background, value: words * 0.95, isOpen: isListing };
  if (SUBORDINATE.test(tokens[0]?.key ?? '')) return { part: background, value: words * 0.6, isOpen: false };
  if (hasVerb(tokens)) return { part: background, value: words * 0.4, isOpen: false };
  return { part: { kind: 'unknown', tokens }, value: words * 0.2, isOpen: isListing };
}

class SentenceParser {
  private readonly matches = new Map<string, Match | undefined>();
  /** The best way to have come to each place, with a list of fields open behind it and without. */
  private readonly open: (Way | undefined)[];
  private readonly closed: (Way | undefined)[];

  constructor(private readonly sentence: Sentence) {
    const start: Way = { value: 0, parts: [] };
    this.open = [sentence.given.isList ? start : undefined];
    this.closed = [sentence.given.isList ? undefined : start];
  }

  parse(): readonly Part[] {
    const { length } = this.sentence.units;
    for (let start = 0; start < length; start += 1) {
      this.goOn(start, this.open[start], true);
      this.goOn(start, this.closed[start], false);
    }
    const [one, other] = [this.open[length], this.closed[length]];
    return (one && other ? better(other, one) : (one ?? other))?.parts ?? [];
  }

  private goOn(start: number, from: Way | undefined, isListing: boolean): void {
    if (!from) return;
    const last = Math.min(this.sentence.units.length, start + LONGEST);
    for (let end = start + 1; end <= last; end += 1) {
      for (const { part, value, isOpen } of this.options(start, end, isListing)) {
        const list = isOpen ? this.open : this.closed;
        list[end] = better(list[end], { value: from.value + value - CUT, parts: [...from.parts, part] });
      }
    }
  }

  private options(start: number, end: number, isListing: boolean): PartOption[] {
    const { sentence } = this;
    const wish = this.wish(start, end, isListing);
    const found = wish ? [wish] : [];
    if (end > start + 1) {
      const choice = isListing || start > 0 ? choicePart(sentence, start, end, isListing) : undefined;
      const slashed = isListing ? slashedPart(sentence, start, end) : undefined;
      return [...found, ...(choice ? [choice] : []), ...(slashed ? [slashed] : [])];
    }
    const field = fieldPart(sentence, start, isListing);
    const rest = restPart(sentence.span(start, end), isListing);
    return [
      ...found,
      ...(field ? [field] : []),
      ...recordParts(sentence, start),
      ...frameParts(sentence, start),
      rest,
    ];
  }

  /** Several items of a list, which no wish runs across. */
  private areItems(start: number, end: number): boolean {
    return end > start + 1 && this.sentence.run(start) >= 3 && this.sentence.run(end - 1) >= 3;
  }

  /** Which wish a stretch is; the rules decide among themselves by their scores. */
  private wish(start: number, end: number, isListing: boolean): PartOption | undefined {
    const place = `${String(start)}-${String(end)}`;
    const tokens = this.sentence.span(start, end);
    if (!this.matches.has(place)) this.matches.set(place, this.sentence.given.wish(tokens));
    const match = this.matches.get(place);
    if (!match || (isListing && this.areItems(start, end))) return undefined;
    const isNothing = match.rule.class === 'background';
    const sureness = Math.max(0.1, Math.min(1, (isNothing ? 0.25 : 0.35) + 0.75 * match.score));
    // In a list a question is what is kept: 'how many' is no figure there.
    const isItem = isListing && tokens[0]?.tag === 'question';
    const value = wordsIn(tokens) * sureness * (isItem ? 0.6 : 1) - JOIN * (end - start - 1);
    return { part: { kind: 'wish', tokens, match }, value, isOpen: isListing && !isNothing };
  }
}

/**
 * Decides what each stretch of a sentence is: of all ways to cut it into parts, the one whose parts explain most of its words.
 * Nothing depends on the order of rules.
 */
export function parseSentence(sentence: Sentence): readonly Part[] {
  return new SentenceParser(sentence).parse();
}
