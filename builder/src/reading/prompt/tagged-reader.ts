import { findRecordName } from '../../archetypes/find-archetype';
import type { Said } from '../../coverage/claim';
import type { Token } from '../../language/token';
import { tokenise } from '../../language/tokenise';
import type { TaggedSpan } from '../../tagger/tag-prompt';
import { tagPrompt } from '../../tagger/tag-prompt';
import { promisedFeature } from '../../words/features';
import type { FieldDraft } from '../../words/field-draft';
import { isPlural, singular } from '../../words/inflect';
import { isRecordNoun } from '../../words/record-kinds';
import { withoutRemarks, type Remark } from '../fields/flags-said';
import { readField } from '../fields/read-field';
import { suggestNouns } from '../records/nouns';
import { nounOfRecords } from '../deeds/noun-of-records';
import { Records, type RecordReading } from '../records/records';
import { bare, wordsOf } from '../rule';
import type { Line } from '../text/layout';
import { isWishing } from '../chat/wishing';
import { takeDeed, withDeeds } from '../deeds/take-deeds';
import type { PeopleDo } from '../deeds/people-do';
import { withWhatCannot } from './beyond-stretches';
import { withoutCutFields } from './cut-fields';
import { fieldStretches } from './field-stretches';
import { NO_HEAD, type Head } from '../head/head';
import { mayBeName } from './item-words';
import { withListedItems } from './listed-items';
import { withListedKinds } from './listed-kinds';
import { isListedRecord } from './listed-records';
import { withListedFields } from './among-fields';
import { isTold, withCompounds, withoutTold } from './name-spans';
import type { FlagReading, LinkReading, PromptReading, WishReading } from './prompt-reading';
import { linkAt, withOwners, type SaidLink } from './said-links';
import { withSharedNouns } from './shared-nouns';
import { typeOfCells } from './table-cells';
import { withToldFormulas } from './told-formulas';
import { withToldWishes } from './told-wishes';
import { settleNumbers } from './used-as-numbers';

/** A line of so few words right above a table says what its rows are. */
const SHORT_TITLE = 5;
const ABOVE_TABLE = 2;
const NO_WORDS = /^[^\p{L}\p{N}]*$/u;

const NO_DEEDS: ReadonlyMap<Line, PeopleDo> = new Map();

const insideOf = (spans: readonly TaggedSpan[] = []): ReadonlySet<Token> =>
  new Set(spans.flatMap(({ kind, tokens }) => (kind === 'field' || kind === 'wish' ? tokens : [])));

const saysItsType = ({ isTypeStated, currency }: FieldDraft) => isTypeStated || currency !== undefined;

const MOST_ALONE = 5;
const TAKING_BACK = /^(?:no,? wait|scratch that|never ?mind|forget that|actually,? no)\b/i;
const isTakenBack = (next: Line | undefined) =>
  next?.kind === 'sentence' && TAKING_BACK.test(wordsOf(next.tokens));

/** 'their renewal dates' are told of something. */
const isMoment = (noun: string) =>
  /\b(?:dates?|times?|deadlines?|phone numbers?|e-?mails?|addresses)$/.test(noun);

const JOINT = /^(?:[(,;:–—-]|which|that|and|but|it|they)$/;

/** Whether a field stands right before, with no more than what joins between: 'plot number (no two the same)'. */
function behindField(before: readonly TaggedSpan[]): boolean {
  const at = before.findLastIndex(({ kind }) => kind === 'field');
  return at >= 0 && before.slice(at + 1).every(({ tokens }) => tokens.every(({ key }) => JOINT.test(key)));
}

const plainly = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether it has to be filled in shows in the form, and decides what the records are told by. */
function withRequired(draft: FieldDraft, remarks: readonly Remark[]): FieldDraft {
  const required = remarks.map(({ flags }) => flags.isRequired).find((one) => one !== undefined);
  return required === undefined ? draft : { ...draft, required };
}

const OF_ONE: ReadonlySet<string> = new Set([
  'choice',
  'date',
  'datetime',
  'email',
  'image',
  'person',
  'phone',
  'url',
]);

/** 'tasks with deadlines': each has one. */
const ofOne = (draft: FieldDraft): FieldDraft =>
  draft.isKnown && !draft.isTypeStated && OF_ONE.has(draft.type) && isPlural(draft.name)
    ? { ...draft, name: singular(draft.name) }
    : draft;

/** Reads a prompt by what a tagger says that its stretches are. */
export class TaggedReader {
  private readonly records = new Records();
  private readonly wishes: WishReading[] = [];
  private readonly fields: {
    tokens: readonly Token[];
    draft: FieldDraft;
    record: RecordReading;
    lack: string | undefined;
  }[] = [];
  private readonly flags: (Omit<FlagReading, 'field'> & { readonly draft: FieldDraft })[] = [];
  /** The field that was named last in this line. */
  private last: FieldDraft | undefined;
  private readonly subjects: string[] = [];
  private readonly background: string[] = [];
  private readonly unknown: string[] = [];
  private readonly besides: Said[] = [];
  private readonly rows: string[] = [];
  private readonly links: LinkReading[] = [];

  /** `head` is what the prompt calls the application. */
  constructor(private readonly head: Head = NO_HEAD) {}

  /** `tagged` says what the stretches of each line are. */
  read(whole: readonly Line[], known?: ReadonlyMap<Line, readonly TaggedSpan[]>): PromptReading {
    const { lines, deeds } = known ? { lines: whole, deeds: NO_DEEDS } : withDeeds(whole);
    const tagged = known ?? tagPrompt(lines);
    for (const line of lines)
      if (line.kind !== 'table' && !deeds.has(line))
        suggestNouns(line.tokens, this.records, line.kind, insideOf(tagged.get(line)), isRecordNoun);
    lines.forEach((line, at) => {
      if (line.kind === 'table') this.readTable(line.rows);
      else if (!this.isTitleOrder(line.tokens) && !this.takeDeed(deeds.get(line)))
        this.readWords(line.tokens, tagged.get(line) ?? [], { isOpening: at === 0, next: lines[at + 1] });
    });
    const text = lines.map((line) => (line.kind === 'table' ? '' : wordsOf(line.tokens))).join(' ');
    this.records.settle(this.head, (fields) => findRecordName(text, fields));
    settleNumbers(
      this.records.all,
      lines.flatMap((line) => (line.kind === 'table' ? [] : [line.tokens])),
    );
    const { head, records, wishes, subjects, background, unknown, besides, rows } = this;
    const fields = this.fields.map(({ draft, tokens, record, lack }) => ({
      lack,
      phrase: wordsOf(tokens),
      name: records.nameOf(draft),
      tokens,
      about: record.name,
    }));
    const flags = this.flags.map(({ draft, ...flag }) => ({ ...flag, field: records.nameOf(draft) }));
    const said = { wishes, fields, flags, links: this.links, subjects, background, unknown, besides };
    return { head, records: records.all, ...said, rows };
  }

  private readWords(
    tokens: readonly Token[],
    spans: readonly TaggedSpan[],
    { isOpening, next }: { readonly isOpening: boolean; readonly next: Line | undefined },
  ): void {
    const isTitle = next?.kind === 'table' && tokens.length <= SHORT_TITLE;
    if (isTitle) {
      this.records.suggest(nounOfRecords(tokens), ABOVE_TABLE);
      this.background.push(wordsOf(tokens));
    } else if (tokens.length > MOST_ALONE || !isTakenBack(next))
      this.readLine(this.settledSpans(spans, isOpening));
  }

  /** 'Members taste sauces and write a verdict' says records and fields. */
  private takeDeed(deed: PeopleDo | undefined): boolean {
    const taken = deed && takeDeed(deed, this.records);
    if (!taken) return false;
    this.subjects.push(taken.subject);
    this.besides.push(...taken.besides);
    for (const { draft, tokens, lack } of taken.fields) this.addField(draft, tokens, [], lack);
    return true;
  }

  /** 'Call it Kiln book.' names the application and says no more. */
  private isTitleOrder(tokens: readonly Token[]): boolean {
    const { title, said } = this.head;
    const [first] = said;
    return title !== undefined && first !== undefined && plainly(wordsOf(tokens)) === plainly(first.phrase);
  }

  private get context(): string {
    return this.records.current.name ?? this.records.bestCandidate?.noun ?? '';
  }

  private readTable([header = [], ...rows]: readonly (readonly string[])[]): void {
    const names = header.map((cell, index) =>
      this.readColumn(cell, rows.map((row) => row[index] ?? '').filter(Boolean)),
    );
    for (const row of rows) {
      const values = names.flatMap((name, index) => {
        const value = row[index] ?? '';
        return name === undefined || value === '' ? [] : [[name, value] as const];
      });
      this.records.current.samples.push(Object.fromEntries(values));
      this.rows.push(row.join(' '));
    }
  }

  private readColumn(heading: string, values: readonly string[]): string | undefined {
    const tokens = tokenise(heading);
    const reading = readField(tokens, this.context);
    if (!reading) return undefined;
    const { draft } = reading;
    this.addField({ ...draft, type: typeOfCells(values, draft.type) }, tokens);
    return draft.name;
  }

  /** The spans of a line as what they are beside each other. */
  private settledSpans(spans: readonly TaggedSpan[], isOpening: boolean): readonly TaggedSpan[] {
    const kinds = withListedKinds(withToldWishes(spans));
    const listed = withListedItems(withWhatCannot(withoutCutFields(kinds)), isOpening);
    const settled = this.withFieldAlone(
      withSharedNouns(withoutTold(withListedFields(withCompounds(listed)))),
    );
    return withToldFormulas(withOwners(settled));
  }

  /** 'Value in dollars.' between sentences that are fields is one too. */
  private withFieldAlone(spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
    const [only, mark, more] = spans;
    const isAlone = only?.kind === 'wish' && !more && (!mark || mark.tokens.length === 1);
    const mayBeField = isAlone && only.tokens.length <= MOST_ALONE && mayBeName(only.tokens);
    if (!mayBeField || !this.records.hasFields) return spans;
    const reading = readField(only.tokens, this.context);
    return reading && saysItsType(reading.draft) ? [{ ...only, kind: 'field' }] : spans;
  }

  private readLine(spans: readonly TaggedSpan[]): void {
    this.last = undefined;
    const areFew = spans.filter(({ kind }) => kind === 'field').length === 1;
    spans.forEach((span, at) => {
      const isMore =
        (span.kind === 'record' || (span.kind === 'field' && areFew)) &&
        this.records.current.fields.length === 0 &&
        isTold(spans, at);
      const isBehind = behindField(spans.slice(0, at));
      if (linkAt(spans, at + 1)) {
        this.subjects.push(wordsOf(spans.slice(Math.max(0, at - 1), at + 2).flatMap(({ tokens }) => tokens)));
        return;
      }
      this.take(isMore ? { ...span, kind: 'rest' } : span, isBehind ? this.last : undefined);
      if (isMore) return;
      if (isListedRecord(spans, at)) this.listed(span.tokens);
      const link = linkAt(spans, at);
      if (link) this.takeLink(link);
    });
    const isAlone = spans.every(({ kind }) => kind === 'rest');
    const [only] = spans;
    if (isAlone && only && isWishing(bare(only.tokens))) this.unknown.push(wordsOf(only.tokens));
  }

  private take({ kind, tokens }: TaggedSpan, behind?: FieldDraft): void {
    const phrase = wordsOf(tokens);
    if (NO_WORDS.test(phrase)) return;
    if (kind === 'rest') this.background.push(phrase);
    else if (kind === 'wish') this.takeWish(tokens, phrase, behind);
    else if (kind === 'record') this.takeRecord(tokens, phrase);
    else this.takeField(tokens, phrase);
  }

  private takeWish(tokens: readonly Token[], phrase: string, behind?: FieldDraft): void {
    this.wishes.push({ phrase, tokens, about: this.records.current.name, behind: behind?.name });
  }

  private takeRecord(tokens: readonly Token[], phrase: string): void {
    const noun = nounOfRecords(tokens);
    if (noun === undefined || isMoment(noun)) return;
    // 'a search bar' is part of every application.
    if (promisedFeature(phrase)) return this.takeWish(tokens, phrase);
    this.records.select(noun);
    this.subjects.push(phrase);
  }

  private takeLink({ from, to, many, isOfFirst }: SaidLink): void {
    const [one, other] = [from, to].map((tokens) => {
      const noun = nounOfRecords(tokens);
      return noun === undefined ? undefined : this.records.find(noun);
    });
    if (!one || !other || one === other) return;
    one.isListed = true;
    other.isListed = true;
    this.links.push({ from: one, to: other, many });
    if (isOfFirst && one.name !== undefined) this.records.select(one.name);
  }

  /** It is kept whatever else is said of it. */
  private listed(tokens: readonly Token[]): void {
    const noun = nounOfRecords(tokens);
    const record = noun === undefined ? undefined : this.records.find(noun);
    if (record) record.isListed = true;
  }

  private takeField(span: readonly Token[], phrase: string): void {
    const { tokens: named, remarks } = withoutRemarks(span);
    if (this.last)
      this.takeRemarks(
        remarks.filter(({ behind }) => !behind),
        this.last,
      );
    if (named.length === 0) return;
    for (const tokens of fieldStretches(named)) {
      const reading = readField(tokens, this.context);
      const own = remarks.filter(({ behind }) => behind && tokens.includes(behind));
      const known = reading && own.some(({ isAlone }) => isAlone) && this.records.holding(reading.draft);
      if (!reading) this.unknown.push(phrase);
      else if (known) this.takeRemarks(own, reading.draft, known);
      else this.addField(withRequired(ofOne(reading.draft), own), tokens, own);
    }
  }

  private addField(
    draft: FieldDraft,
    tokens: readonly Token[],
    remarks: readonly Remark[] = [],
    lack?: string,
  ): void {
    this.records.add(draft);
    this.fields.push({ tokens, draft, record: this.records.current, lack });
    this.last = draft;
    this.takeRemarks(remarks, draft);
  }

  private takeRemarks(
    remarks: readonly Remark[],
    draft: FieldDraft,
    record: RecordReading = this.records.current,
  ): void {
    for (const { flags, phrase } of remarks) this.flags.push({ phrase, record, draft, flags });
  }
}
