import type { Token } from '../language/token';
import { fieldStretches } from '../reading/prompt/field-stretches';
import { withoutCutFields } from '../reading/prompt/cut-fields';
import { isTold, withCompounds, withoutTold } from '../reading/prompt/name-spans';
import { settleNumbers } from '../reading/prompt/used-as-numbers';
import { readField } from '../reading/fields/read-field';
import { suggestNouns } from '../reading/records/nouns';
import { markedNoun, pluralName, Records, type RecordReading } from '../reading/records/records';
import { wordsOf } from '../reading/rule';
import { layOut, type Line } from '../reading/text/layout';
import { NameIndex, type KnownName } from '../tagger/mentions';
import { kindOfWish, tagTyped } from '../tagger/tag-typed';
import type { TaggedSpan } from '../tagger/tag-prompt';
import { isRecordNoun } from '../tagger/typed-places';
import type { FieldDraft } from '../words/field-draft';
import type { TypedMark, TypedReading, TypedSpan, TypedWish } from './typed-reading';
import { unknownIn } from './unknown-words';

type WordLine = Exclude<Line, { readonly kind: 'table' }>;

const insideOf = (spans: readonly TaggedSpan[]): ReadonlySet<Token> =>
  new Set(spans.flatMap(({ kind, tokens }) => (kind === 'field' || kind === 'wish' ? tokens : [])));

const settledSpans = (spans: readonly TaggedSpan[]) => withoutTold(withCompounds(withoutCutFields(spans)));

/** A picture that comes along; short, as a browser loads it before the first key (`pnpm bytes`). */
const PICTURE = /\blogo\b|(?:this|attached) (?:photo|picture|image)/i;

/** Reads a prompt that is still being typed, line by line, as the reader of whole prompts does with more to go by. */
class TypedPrompt {
  private readonly records = new Records();
  private readonly spans: TypedSpan[] = [];
  private readonly wishes: (readonly Token[])[] = [];

  constructor(private readonly text: string) {}

  read(): TypedReading {
    const lines = layOut(this.text).filter((line): line is WordLine => line.kind !== 'table');
    const tagged = tagTyped(lines);
    lines.forEach(({ tokens, kind }, at) => {
      suggestNouns(tokens, this.records, kind, insideOf(tagged[at] ?? []), isRecordNoun);
    });
    for (const spans of tagged) this.readLine(settledSpans(spans));
    this.records.settle();
    settleNumbers(
      this.records.all,
      lines.map(({ tokens }) => tokens),
    );
    const records = this.records.all.map(({ name, fields }) => ({ name, fields: fields.map(typedField) }));
    const wishes = this.toldWishes();
    return { spans: this.spans.sort((a, b) => a.start - b.start), records, wishes };
  }

  private readLine(spans: readonly TaggedSpan[]): void {
    const areFew = spans.filter(({ kind }) => kind === 'field').length === 1;
    spans.forEach((span, at) => {
      const isMore =
        (span.kind === 'record' || (span.kind === 'field' && areFew)) &&
        this.records.current.fields.length === 0 &&
        isTold(spans, at);
      this.take(isMore ? { ...span, kind: 'rest' } : span);
    });
  }

  private take({ kind, tokens }: TaggedSpan): void {
    if (kind === 'rest') this.spans.push(...unknownIn(tokens, this.text));
    else if (kind === 'wish') this.wishes.push(tokens);
    else if (kind === 'record') this.takeRecord(tokens);
    else for (const stretch of fieldStretches(tokens)) this.takeField(stretch);
  }

  private mark(tokens: readonly Token[], mark: TypedMark): void {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (first && last) this.spans.push({ start: first.start, end: last.end, mark });
  }

  private takeRecord(tokens: readonly Token[]): void {
    const noun = markedNoun(tokens);
    if (noun === undefined) return;
    this.records.select(noun);
    this.mark(tokens, 'record');
  }

  private takeField(tokens: readonly Token[]): void {
    const context = this.records.current.name ?? this.records.bestCandidate?.noun ?? '';
    const reading = readField(tokens, context);
    if (reading) this.records.add(reading.draft);
    this.mark(tokens, reading ? 'field' : 'unknown');
  }

  /** The wishes that are told for certain; what may come to nothing is neither told nor marked. */
  private toldWishes(): TypedWish[] {
    const names = new NameIndex(this.records.all.flatMap(namesOf));
    return this.wishes.flatMap((tokens) => {
      const words = wordsOf(tokens);
      // 'show it on the page': what was spoken of before.
      const about = /^show it on the /i.test(words) ? this.text : words;
      const kind = PICTURE.test(about) ? 'picture' : kindOfWish(tokens, names);
      if (kind === 'other') return [];
      this.mark(tokens, 'wish');
      return [{ kind, words }];
    });
  }
}

const namesOf = ({ name, fields }: RecordReading): KnownName[] => [
  ...(name === undefined
    ? []
    : [
        { kind: 't' as const, name },
        { kind: 't' as const, name: pluralName(name) },
      ]),
  ...fields.flatMap((field) => [
    { kind: 'f' as const, name: field.name },
    ...(field.options ?? []).map((option) => ({ kind: 'o' as const, name: option })),
  ]),
];

const typedField = ({ name, type, options }: FieldDraft) => ({ name, type, ...(options && { options }) });

/** What a prompt will become. */
export const readTypedPrompt = (text: string): TypedReading => new TypedPrompt(text).read();
