import type { RecordKind } from '../lists/record-kinds/record-kind';
import type { Claim, Said, Shortfall } from '../../coverage/claim';
import { classifyItem, type ItemContext } from '../classify-item';
import type { PromisedFeature } from '../features';
import { findRecordKind, isRecordNoun } from '../record-kinds';
import { withKindOptions } from '../record-kind-options';
import { isSameName, type FieldDraft } from '../field-draft';
import { readFieldPhrase } from '../field-phrase';
import { splitList } from '../field-list';
import { isPlural, singular } from '../inflect';
import { nameKey } from '../text';
import { whyMissing } from '../why-missing';
import { entityNames, type Subject } from '../subject';

export interface EntityReading {
  name: string;
  plural: string;
  kind: RecordKind | undefined;
  fields: FieldDraft[];
  /** Its fields stand in brackets, below 'Fields:' or behind 'each … has'. */
  isListed?: boolean;
}

/** 'buddy finder' behind 'a map of the sites' may well be no name of a field either. */
function asDoubtful(draft: FieldDraft): FieldDraft {
  const isName = draft.isKnown || draft.isTypeStated || draft.type !== 'text' || draft.caveat !== undefined;
  return isName || !draft.name.includes(' ')
    ? draft
    : { ...draft, caveat: 'it is a plain text field; nothing more was understood' };
}

const bare = (phrase: string) => phrase.trim().replace(/^[\s,;:.-]+|[\s,;:]+$/g, '');

/** Why an application keeps entries. */
export const NAMELESS = 'No kind of record was named, so it keeps entries';

/** What has been read of a prompt so far; the readers of sentences write into it. */
export class PromptState {
  subject: Subject | undefined;
  title: string | undefined;
  /** The prompt describes its tables one by one; the subject then names only the application. */
  hasTables = false;
  readonly entities: EntityReading[] = [];
  /** What each phrase was taken for, in order. */
  readonly said: Said[] = [];
  /** Phrases that change a finished model: sorting, theme, view, options of a field. */
  readonly deferred: { readonly phrase: string; readonly message: string; readonly isDirective: boolean }[] =
    [];
  readonly exclusions: string[] = [];
  /** A sentence was nothing but names of fields, so the next one may be too. */
  isListing = false;
  /** The list that is being read is one of fields. */
  isFieldList = false;
  /** The list that is being read has turned from what is kept to what is to be done. */
  isBehindWish = false;
  private currentIndex = 0;
  /** Whether an unknown noun in a list is a field. */
  acceptsUnknown = true;

  get current(): EntityReading {
    const entity = this.entities[this.currentIndex];
    if (entity) return entity;
    const names = { name: 'Entry', plural: 'Entries' };
    return this.startEntity(names.name, names.plural, undefined);
  }

  startEntity(name: string, plural: string, kind: RecordKind | undefined): EntityReading {
    const twin = this.entities.findIndex((entity) => nameKey(entity.name) === nameKey(name));
    if (twin >= 0) {
      this.currentIndex = twin;
    } else {
      this.entities.push({ name, plural, kind, fields: [] });
      this.currentIndex = this.entities.length - 1;
    }
    const entity = this.entities[this.currentIndex];
    if (!entity) throw new Error('The entity was just added');
    return entity;
  }

  /** The entity that a noun means: one that exists, the nameless first one, or a new one. */
  selectEntity(noun: string): EntityReading {
    const key = nameKey(singular(noun));
    const at = this.entities.findIndex((entity) => {
      const own = nameKey(singular(entity.name));
      return (
        own === key || own.endsWith(` ${key}`) || key.endsWith(` ${own}`) || nameKey(entity.plural) === key
      );
    });
    if (at >= 0) {
      this.currentIndex = at;
      return this.current;
    }
    const names = entityNames(noun);
    const kind = findRecordKind(names.name.toLowerCase());
    const first = this.entities[0];
    // 'a guitar journal. Each session has …' gives the records their name.
    if (this.entities.length === 1 && first?.fields.length === 0) {
      Object.assign(first, { name: names.name, plural: names.plural, kind: kind ?? first.kind });
      this.forgetNameless();
      return first;
    }
    return this.startEntity(names.name, names.plural, kind);
  }

  /** 'Two tables.' named nothing when it was read; what follows does. */
  private forgetNameless(): void {
    const at = this.said.findIndex((part) => 'state' in part && part.why === NAMELESS);
    const part = this.said[at];
    if (part) this.said[at] = { phrase: part.phrase, asks: 'subject' };
  }

  /** 'each X', or a noun that is known to be kept in records: 'The toolbar should have buttons' is about neither. */
  isRecordSubject(sentence: string, noun: string): boolean {
    if (/\b(?:should|can|could|must|will|be|able|is|are|user|users)\b/i.test(noun)) return false;
    if (/^(?:,?\s*(?:where|in which|and|for|with)\s+)*(?:each|every)\b/i.test(sentence)) return true;
    const key = singular(noun.toLowerCase());
    const isOwn = this.entities.some(
      (entity) => nameKey(singular(entity.name)) === key || nameKey(entity.name).endsWith(` ${key}`),
    );
    return (
      isOwn ||
      isRecordNoun(key) ||
      /^(?:entry|record|item|one|row|app|application|list|form|tracker|log)$/.test(key)
    );
  }

  /** True when a list names at least one field. */
  holdsField(list: string): boolean {
    return splitList(list).some((item) => classifyItem(item, this.itemContext(false)).kind === 'field');
  }

  /** A phrase that names what the application or the next words are about. */
  aboutSubject(phrase: string): void {
    this.claim({ phrase, asks: 'subject' });
  }

  /** What a phrase is taken for; the model says later whether it was built. */
  claim(claim: Claim): void {
    const phrase = bare(claim.phrase);
    if (phrase) this.said.push({ ...claim, phrase });
  }

  /** A phrase that is not built, or not as it was said. */
  fallShort(phrase: string, state: Shortfall['state'], why: string): void {
    const text = bare(phrase);
    if (text) this.said.push({ phrase: text, state, why });
  }

  addField(draft: FieldDraft, phrase: string): void {
    const entity = this.current;
    const twin = entity.fields.findIndex((field) => isSameName(field.name, draft.name));
    const complete = withKindOptions(draft, entity.kind);
    const known = entity.fields[twin];
    if (!known) entity.fields.push(complete);
    else if (draft.isTypeStated && !known.isTypeStated)
      entity.fields[twin] = { ...complete, name: known.name };
    if (draft.caveat)
      this.fallShort(phrase, 'different', draft.caveat.slice(0, 1).toUpperCase() + draft.caveat.slice(1));
    else this.claim({ phrase, asks: 'field', name: draft.name });
  }

  itemContext(acceptsUnknown: boolean): ItemContext {
    const names = this.entities.flatMap((entity) => [entity.plural, entity.name]);
    const lastWords = names.map((name) => name.split(' ').pop() ?? name).filter((word) => isPlural(word));
    return {
      about: `${this.current.name} ${this.subject?.title ?? ''}`,
      entityNames: [...names, ...lastWords],
      acceptsUnknown,
      isFieldList: this.isFieldList,
      fieldNames: this.current.fields.map((field) => field.name),
    };
  }

  /** 'Search by village' is promised where there is a village. */
  promisedBy(text: string): PromisedFeature | undefined {
    const reading = classifyItem(text, this.itemContext(false));
    return reading.kind === 'promise' ? reading.promised : undefined;
  }

  /** Reads one item of a list: a field, a feature that exists, or one that does not. */
  addItem(item: string, acceptsUnknown: boolean): void {
    const reading = classifyItem(item, this.itemContext(acceptsUnknown));
    if (reading.kind === 'field')
      this.addField(this.isBehindWish ? asDoubtful(reading.draft) : reading.draft, item);
    else if (reading.kind === 'promise') this.claim({ phrase: item, asks: 'promise', ...reading.promised });
    else {
      const why = reading.kind === 'feature' ? reading.verdict.why : whyMissing(item);
      this.fallShort(item, 'missing', why ?? 'This is not built yet');
      this.isBehindWish ||= why !== undefined;
    }
  }

  /** A field for sure, e.g. an item below 'Fields:'. */
  addSureField(item: string): void {
    this.current.isListed = true;
    const draft = readFieldPhrase(item, this.current.name);
    const reading = classifyItem(item, { ...this.itemContext(true), isFieldList: true });
    if (reading.kind === 'field') this.addField(reading.draft, item);
    else if (draft && reading.kind === 'unknown') this.addField(draft, item);
    else this.addItem(item, true);
  }
}
