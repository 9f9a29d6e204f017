import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import type { Token } from '../language/token';
import { wordList } from '../language/word-list';
import { readField } from '../reading/fields/read-field';
import { layOut } from '../reading/text/layout';
import { namesIn, NameIndex } from '../tagger/mentions';
import { lexiconRanges } from '../tagger/name-ranges';
import { FIELD_LEXICON } from '../words/field-lexicon';
import { nameKey } from '../words/text';
import { singular } from '../words/inflect';
import type { TypedField, TypedMark, TypedReading, TypedRecord, TypedSpan } from './typed-reading';
import { unknownIn } from './unknown-words';

/**
 * A message to an application that is there, while it is typed: which of its words are names of the application, which are known names
 * of fields that it does not have yet, and what is to be done. What comes of it is told when it is sent: that takes the whole reader.
 */

/** Verbs of change; what they are said of decides what happens. */
const CHANGING = wordList(`
  add remove delete drop rename call hide show sort order group filter move put make set turn change replace split merge colour color
  mark highlight flag require undo redo count sum total average limit forbid allow default include exclude swap link connect
`);
const ADDING = wordList('add include need want create track record note store keep');
const VERBISH = /^(?:verb|noun|ing)$/;
const NAMING = /^(?:noun|plural|ing|past|adjective|quoted)$/;

const MARKS: Readonly<Record<string, TypedMark>> = { t: 'record', f: 'field', o: 'field', m: 'record' };

/** A stretch of tokens that one name takes up. */
interface Mention {
  readonly tokens: readonly Token[];
  /** What it names: 't', 'f', 'tf' … */
  readonly kinds: string;
}

function mentionsIn(tokens: readonly Token[], ranges: readonly string[]): Mention[] {
  const result: { tokens: Token[]; kinds: string }[] = [];
  tokens.forEach((token, at) => {
    const [side = '', kinds = ''] = (ranges[at] ?? '').split(' ');
    if (side === 'B') result.push({ tokens: [token], kinds });
    else if (side === 'I') result.at(-1)?.tokens.push(token);
  });
  return result;
}

const sameName = (one: string, other: string) => singular(nameKey(one)) === singular(nameKey(other));

const typed = ({ name, type, options }: Entity['fields'][number]): TypedField => ({
  name,
  type,
  ...(options && { options: options.map(({ label }) => label) }),
});

/** Reads one message. */
class TypedMessage {
  private readonly spans: TypedSpan[] = [];
  private readonly named = new Map<string, Set<string>>();
  private readonly added: TypedField[] = [];

  constructor(
    private readonly text: string,
    private readonly model: ApplicationModel,
  ) {}

  read(): TypedReading {
    const names = new NameIndex(namesIn(this.model));
    for (const line of layOut(this.text)) if (line.kind !== 'table') this.readLine(line.tokens, names);
    return {
      spans: this.spans.sort((a, b) => a.start - b.start),
      records: [...this.namedRecords(), ...this.addedFields()],
      wishes: [],
    };
  }

  private readLine(tokens: readonly Token[], names: NameIndex): void {
    const ranges = names.rangesIn(tokens);
    for (const mention of mentionsIn(tokens, ranges)) this.takeMention(mention);
    const isNew = tokens.map((_, at) => ranges[at] === '');
    const isAdding = tokens.some(({ lemma, tag }) => ADDING.has(lemma) && VERBISH.test(tag));
    if (isAdding) this.takeNewFields(tokens, isNew);
    const rest = tokens.filter((_, at) => isNew[at]);
    for (const token of rest) if (this.isChanging(token)) this.mark([token], 'wish');
    this.spans.push(...unknownIn(rest, this.text));
  }

  private isChanging({ lemma, tag, start }: Token): boolean {
    const isMarked = this.spans.some((span) => start >= span.start && start < span.end);
    return !isMarked && CHANGING.has(lemma) && VERBISH.test(tag);
  }

  private mark(tokens: readonly Token[], mark: TypedMark): void {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (first && last) this.spans.push({ start: first.start, end: last.end, mark });
  }

  private takeMention({ tokens, kinds }: Mention): void {
    this.mark(tokens, MARKS[kinds.includes('t') ? 't' : (kinds[0] ?? '')] ?? 'record');
    const words = tokens.map(({ key }) => key).join(' ');
    // A link has the name of the table that it leads to: who says that name means the table.
    const isTable = kinds.includes('t');
    for (const { id, name, plural, fields } of this.model.entities) {
      const own = fields.filter((field) => !isTable && sameName(field.name, words)).map((field) => field.id);
      const isNamed = isTable && (sameName(name, words) || sameName(plural, words));
      if (own.length === 0 && !isNamed) continue;
      const known = this.named.get(id) ?? new Set();
      this.named.set(id, new Set([...known, ...own]));
    }
  }

  private takeNewFields(tokens: readonly Token[], isNew: readonly boolean[]): void {
    const ranges = lexiconRanges(tokens, FIELD_LEXICON).map((range, at) =>
      isNew[at] === true && !CHANGING.has(tokens[at]?.lemma ?? '') ? range : '',
    );
    for (const { tokens: own } of mentionsIn(tokens, ranges)) {
      // 'from' and 'to' name days on a form, and hardly ever in a message.
      if (!own.some(({ tag }) => NAMING.test(tag))) continue;
      const draft = readField(own, '')?.draft;
      if (!draft) continue;
      this.mark(own, 'field');
      this.added.push({ name: draft.name, type: draft.type });
    }
  }

  private namedRecords(): TypedRecord[] {
    return this.model.entities
      .filter(({ id }) => this.named.has(id))
      .map(({ id, name, fields }) => ({
        name,
        fields: fields.filter((field) => this.named.get(id)?.has(field.id)).map(typed),
      }));
  }

  /** Which records they go to is told when the message is sent. */
  private addedFields(): TypedRecord[] {
    return this.added.length === 0 ? [] : [{ name: undefined, fields: this.added }];
  }
}

/** What a message is about, in the application that it changes. */
export const readTypedMessage = (text: string, model: ApplicationModel): TypedReading =>
  new TypedMessage(text, model).read();
