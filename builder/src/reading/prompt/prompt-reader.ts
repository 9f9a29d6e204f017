import type { Token } from '../../language/token';
import { tokenise } from '../../language/tokenise';
import type { FieldDraft } from '../../words/field-draft';
import { isPlural } from '../../words/inflect';
import { readField } from '../fields/read-field';
import { suggestNouns } from '../records/nouns';
import { recordLine, type RecordList } from '../records/record-lists';
import { bareNoun, Records } from '../records/records';
import { wordsOf, type Match } from '../rule';
import type { Part } from '../sentences/part';
import { parseSentence } from '../sentences/parse-sentence';
import { Sentence } from '../sentences/sentence';
import type { Line } from '../text/layout';
import { unitsOf, type Unit } from '../text/units';
import { withKnownNames } from './dictated';
import { isBareList, isFieldsHeading, isTitle, recordHeading, unitsOfItem } from './kinds-of-lines';
import type { PromptReading, WishReading } from './prompt-reading';
import { typeOfCells } from './table-cells';
import { settleNumbers } from './used-as-numbers';

/** The wish that a clause is, if it is one. */
export type WishFinder = (tokens: readonly Token[]) => Match | undefined;

type Takers = { readonly [K in Part['kind']]: (part: Extract<Part, { kind: K }>, phrase: string) => void };

/** Reads the lines of a prompt in order. */
export class PromptReader {
  private readonly records = new Records();
  private readonly wishes: WishReading[] = [];
  private readonly fields: { phrase: string; name: string }[] = [];
  private readonly subjects: string[] = [];
  private readonly background: string[] = [];
  private readonly unknown: string[] = [];
  /** The line before ended in a colon, so that names of fields follow. */
  private isOpen = false;

  constructor(private readonly wish: WishFinder) {}

  read(lines: readonly Line[]): PromptReading {
    for (const line of lines) if (line.kind !== 'table') suggestNouns(line.tokens, this.records, line.kind);
    lines.forEach((line, index) => {
      this.readLine(line, index === 0, lines.length > 1);
    });
    this.records.settle();
    settleNumbers(
      this.records.all,
      lines.flatMap((line) => (line.kind === 'table' ? [] : [line.tokens])),
    );
    const { records, wishes, fields, subjects, background, unknown } = this;
    return { records: records.all, wishes, fields, subjects, background, unknown };
  }

  private readLine(line: Line, isFirst: boolean, hasMore: boolean): void {
    if (line.kind === 'table') this.readTable(line.rows);
    else if (line.kind === 'heading') this.readHeading(line.tokens, isFirst);
    else if (line.kind === 'item') this.readItem(line.tokens);
    else this.readSentence(line.tokens, isFirst, isFirst && hasMore);
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
    }
    this.isOpen = false;
  }

  private readColumn(heading: string, values: readonly string[]): string | undefined {
    const reading = readField(tokenise(heading), this.context);
    if (!reading) return undefined;
    const { draft } = reading;
    this.addField({ ...draft, type: typeOfCells(values, draft.type) }, heading);
    return draft.name;
  }

  private readHeading(tokens: readonly Token[], isFirst: boolean): void {
    const plain = tokens.filter(({ key }) => key !== ':');
    const text = wordsOf(plain);
    const noun = recordHeading(plain, isFirst);
    if (isFieldsHeading(text)) this.subjects.push(text);
    else if (noun === undefined) this.readSentence(tokens, isFirst, false);
    else {
      this.records.select(noun);
      this.subjects.push(text);
    }
    this.isOpen = true;
  }

  private readItem(tokens: readonly Token[]): void {
    const record = recordLine(tokens);
    if (record) this.readRecord(record);
    else this.parse(tokens, unitsOfItem(tokens), { isList: true, isItem: true });
  }

  private readRecord({ noun, list }: RecordList): void {
    this.records.select(noun);
    this.subjects.push(noun);
    this.parse(list, unitsOf(list), { isList: true });
    this.isOpen = false;
  }

  private readSentence(tokens: readonly Token[], isFirst: boolean, mayBeTitle: boolean): void {
    const record = recordLine(tokens);
    if (record && (!isFirst || isPlural(record.noun))) {
      this.readRecord(record);
      return;
    }
    const units = withKnownNames(unitsOf(tokens));
    if (mayBeTitle && isTitle(units)) {
      this.records.suggest(bareNoun(units[0]?.tokens ?? []), 2);
      this.subjects.push(wordsOf(tokens));
      return;
    }
    this.parse(tokens, units, { isList: this.isOpen || isBareList(units) });
    this.isOpen = tokens.at(-1)?.key === ':';
  }

  private parse(
    tokens: readonly Token[],
    units: readonly Unit[],
    line: { readonly isList: boolean; readonly isItem?: boolean },
  ): void {
    const { records, context, wish } = this;
    const isRecord = (noun: string) => records.find(noun) !== undefined;
    const given = { isList: line.isList, isItem: line.isItem ?? false, context, wish, isRecord };
    for (const part of parseSentence(new Sentence(tokens, given, units))) this.take(part);
  }

  private take(part: Part): void {
    const take = this.takers[part.kind] as (part: Part, phrase: string) => void;
    take(part, wordsOf(part.tokens));
  }

  private readonly takers: Takers = {
    field: ({ reading }, phrase) => {
      this.addField(reading.draft, phrase);
    },
    wish: ({ tokens, match }, phrase) => {
      this.wishes.push({ phrase, tokens, match, about: this.records.current.name });
    },
    record: ({ noun }, phrase) => {
      this.records.select(noun);
      this.subjects.push(phrase);
    },
    recordList: ({ record }) => {
      this.readRecord(record);
    },
    heading: (_part, phrase) => {
      this.subjects.push(phrase);
    },
    frame: ({ match, field }, phrase) => {
      match.frame.names?.(match.said, this.records);
      this.subjects.push(phrase);
      if (field) this.addField(field.draft, field.draft.phrase);
    },
    background: (_part, phrase) => {
      this.background.push(phrase);
    },
    unknown: (_part, phrase) => {
      this.unknown.push(phrase);
    },
  };

  private addField(draft: FieldDraft, phrase: string): void {
    this.records.add(draft);
    this.fields.push({ phrase, name: draft.name });
  }
}
