import { wordList } from '../../language/word-list';
import type { Token } from '../../language/token';
import { isPlural, plural, singular } from '../../words/inflect';
import { sentenceCase } from '../../words/casing';
import { isSameName, type FieldDraft } from '../../words/field-draft';
import { nameKey } from '../../words/text';
import { wordsOf } from '../rule';

/** A kind of record as far as it was read. */
export interface RecordReading {
  /** Singular, in sentence case; undefined until something names it. */
  name: string | undefined;
  /** It was listed as one of what is kept: it is there also where nothing is said of it. */
  isListed?: boolean;
  /** Names of fields of who does something with them, and of what comes of it: they tell no record from the others. */
  deedFields?: readonly string[];
  readonly fields: FieldDraft[];
  /** Rows of a pasted table: values by the name of the field. */
  readonly samples: Record<string, string>[];
}

interface Candidate {
  readonly noun: string;
  readonly weight: number;
}

/** Nouns that name no kind of record. */
const GENERIC: ReadonlySet<string> = wordList(`
    one ones entry entries record records item row rows line time day them it this that thing
    things app application list form tracker log table database tool field fields column columns
    detail details info information something someone somebody everything anything way place page
    system program software spreadsheet version bit lot kind sort type idea question everyone
    everybody each which what need want wish note end start lead example question moment rest
    people everyone half job work use sheet notebook excel word paper phone head year month week
  `);

const BEFORE_NOUN = /^(?:article|owner|number|preposition|question)$/;
const NOUN_PART = /^(?:noun|plural|adjective|ing|past|quoted)$/;
const WHOSE = /^(?:'s|'|’)$/;

/** The words of a noun phrase, from its first noun or adjective on, up to what is none. */
export function nounWords(tokens: readonly Token[]): Token[] {
  const start = tokens.findIndex(({ tag }) => !BEFORE_NOUN.test(tag));
  const kept: Token[] = [];
  for (const token of start < 0 ? [] : tokens.slice(start)) {
    // "our bell ringers' peals" are peals, "the family's car" is a car.
    if (kept.length > 0 && WHOSE.test(token.key)) kept.length = 0;
    else if (NOUN_PART.test(token.tag)) kept.push(token);
    else break;
  }
  return kept;
}

/** Nouns that may still name records where a tagger says that they do: 'people', 'lines', 'ideas'. */
const NEVER: ReadonlySet<string> = wordList(`
    one ones entry entries record records row rows day them it this that app application list form tracker
    log table database tool field fields column columns detail details info information something someone
    everything day days time times life lives take takes whats thumb duty call calls text file breakfast second
    everything overview application catalogue system program software spreadsheet which what each everyone everybody that those thanks
  `);
export const HOLDERS = wordList(
  'list log register tracker logbook diary sheet overview table database checklist schedule catalogue plan',
);

/** The noun that a tagger took for the name of records: 'species list' is of species. */
export function markedNoun(tokens: readonly Token[]): string | undefined {
  const kept = nounWords(tokens);
  const end = kept.findLastIndex(({ tag }) => tag !== 'adjective') + 1 || kept.length;
  const isHeld = end > 1 && HOLDERS.has(kept[end - 1]?.lemma ?? '');
  const last = isHeld ? end - 1 : end;
  const noun = wordsOf(kept.slice(Math.max(0, last - 3), last)).toLowerCase();
  return noun && !NEVER.has(noun.split(' ').at(-1) ?? '') ? noun : undefined;
}

/** The noun of a phrase without what stands before and behind it: 'every plant we own' is 'plant'. */
export function bareNoun(tokens: readonly Token[]): string | undefined {
  const kept = nounWords(tokens);
  const end = kept.findLastIndex(({ tag }) => tag !== 'adjective') + 1;
  const noun = wordsOf(kept.slice(Math.max(0, end - 3), end)).toLowerCase();
  return noun && !GENERIC.has(noun) ? noun : undefined;
}

const isSame = (one: string, other: string) => {
  const [a, b] = [nameKey(singular(one)), nameKey(singular(other))];
  return a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`);
};

const wordsOfName = (text: string) => nameKey(text).split(' ').map(singular);
/** 'Practice' says less than 'Practice session', and no more than 'a practice log'. */
function isPart(name: string, longer: string): boolean {
  const words = new Set(wordsOfName(longer));
  return wordsOfName(name).every((word) => words.has(word));
}

/** What the request for an application calls its records. */
interface RecordsHead {
  readonly subject?: { readonly name: string };
  readonly phrase?: string;
  readonly standIn?: string;
}

/** What records with these fields are usually called. */
type NameOfRecords = (fields: readonly string[]) => string | undefined;

const namesOf = ({ fields }: RecordReading) => fields.map(({ name }) => name);

const LEAST_WEIGHT = 0.25;
/** A noun that is suggested so strongly is taken, whatever such records are usually called. */
const SURE_WEIGHT = 2.5;

/** The kinds of records of a prompt, while it is read. */
export class Records {
  readonly all: RecordReading[] = [];
  private at = 0;
  private readonly candidates: Candidate[] = [];

  /** The one that the next fields belong to. */
  get current(): RecordReading {
    const known = this.all[this.at];
    if (known) return known;
    const fresh: RecordReading = { name: undefined, fields: [], samples: [] };
    this.all.push(fresh);
    this.at = this.all.length - 1;
    return fresh;
  }

  get hasFields(): boolean {
    return this.all.some(({ fields }) => fields.length > 0);
  }

  /** A noun that the records may be called by, should nothing say it outright. */
  suggest(noun: string | undefined, weight: number): void {
    if (noun !== undefined) this.candidates.push({ noun, weight });
  }

  find(noun: string): RecordReading | undefined {
    return this.all.find(({ name }) => name !== undefined && isSame(name, noun));
  }

  /** Turns to the records of a noun; new ones where there are none, and the nameless ones where they have no name yet. */
  select(noun: string): RecordReading {
    const known = this.find(noun);
    if (known) {
      this.at = this.all.indexOf(known);
      return known;
    }
    const nameless = this.all.find(({ name, fields }) => name === undefined && fields.length === 0);
    if (nameless) {
      nameless.name = recordName(noun);
      this.at = this.all.indexOf(nameless);
      return nameless;
    }
    this.all.push({ name: recordName(noun), fields: [], samples: [] });
    this.at = this.all.length - 1;
    return this.current;
  }

  /** The records that have a field of this name: the current ones, else the only ones. */
  holding({ name }: FieldDraft): RecordReading | undefined {
    const found = this.all.filter(({ fields }) => fields.some((field) => isSameName(field.name, name)));
    return found.find((record) => record === this.current) ?? (found.length === 1 ? found[0] : undefined);
  }

  add(draft: FieldDraft): boolean {
    const { fields } = this.current;
    const [owner = ''] = OWNER.exec(draft.phrase) ?? [];
    const other = owner === '' ? -1 : fields.findIndex(({ name }) => isSameName(name, draft.name));
    if (other >= 0) {
      // 'our points, their points': whose they are tells them apart.
      fields.push(ofOwner(draft));
      fields[other] = ofOwner(fields[other] ?? draft);
      return true;
    }
    const twin = fields.findIndex(({ name }) => isSameName(name, draft.name));
    const known = fields[twin];
    if (!known) fields.push(draft);
    else if (draft.isTypeStated && !known.isTypeStated) fields[twin] = { ...draft, name: known.name };
    return !known;
  }

  /** What a field is called in the end. */
  nameOf(draft: FieldDraft): string {
    const { name } = ofOwner(draft);
    return this.all.some(({ fields }) => fields.some((field) => field.name === name)) ? name : draft.name;
  }

  /** The only kind of records is called as the head of the prompt has it, where that says it better: 'Practice session'. */
  private nameByHead({ subject, phrase = '', standIn }: RecordsHead): void {
    if (standIn !== undefined && !this.hasFields) {
      this.all.length = 0;
      this.select(standIn.toLowerCase());
    }
    const name = subject?.name;
    const [only, other] = this.all;
    if (name === undefined || !only || other || only.deedFields) return;
    if (only.name === undefined || isPart(only.name, name) || isPart(only.name, phrase)) only.name = name;
  }

  /** Gives the nameless their name: the best noun that was suggested and is no field or other record. */
  private nameRest(nameOf: NameOfRecords): void {
    const [only, other] = this.all;
    // 'Birdwatching' is what is done, and not what is kept.
    if (only && !other && !only.deedFields && /^\S+ing$/.test(only.name ?? ''))
      only.name = nameOf(namesOf(only)) ?? only.name;
    for (const record of this.all) if (record.name === undefined) record.name = this.bestName(record, nameOf);
  }

  private bestName(record: RecordReading, nameOf: NameOfRecords): string | undefined {
    const free = this.candidates.filter(
      ({ noun, weight }) =>
        !this.find(noun) && (weight >= 2 || !record.fields.some(({ name }) => isSame(name, noun))),
    );
    const sums = new Map<string, number>();
    for (const { noun, weight } of free) {
      const key = singular(noun);
      sums.set(key, (sums.get(key) ?? 0) + weight);
    }
    const [best] = [...sums].sort((a, b) => b[1] - a[1]);
    const usual = nameOf(namesOf(record));
    const isSure = best !== undefined && best[1] >= (usual === undefined ? LEAST_WEIGHT : SURE_WEIGHT);
    return isSure ? recordName(best[0]) : (usual ?? byFirstField(record));
  }

  /** Names what has no name; what nothing names, and holds little that is known, was no kind of record. */
  settle(head: RecordsHead = {}, nameOf: NameOfRecords = () => undefined): void {
    const named = this.all.filter(({ name, fields }) => name !== undefined && fields.length > 0);
    const isReal = ({ name, fields, samples }: RecordReading) =>
      name !== undefined ||
      samples.length > 0 ||
      fields.filter(({ isKnown, isTypeStated }) => isKnown || isTypeStated).length >= 3;
    if (named.length > 0)
      for (const record of [...this.all]) if (!isReal(record)) this.all.splice(this.all.indexOf(record), 1);
    this.nameByHead(head);
    this.nameRest(nameOf);
  }

  get bestCandidate(): Candidate | undefined {
    return [...this.candidates].sort((a, b) => b.weight - a.weight)[0];
  }
}

const OWNER = /^(?:our|their|his|her|my|your) /i;

function ofOwner(draft: FieldDraft): FieldDraft {
  const [owner = ''] = OWNER.exec(draft.phrase) ?? [];
  return { ...draft, name: sentenceCase(`${owner}${draft.name.toLowerCase()}`) };
}

/** A list that begins with 'substance' or 'box' is one of substances or boxes. */
function byFirstField({ fields }: RecordReading): string | undefined {
  const [first] = fields;
  const isNoun = first?.type === 'text' || first?.type === 'integer';
  if (
    !first ||
    !isNoun ||
    first.name.includes(' ') ||
    /^(?:name|title|who|what|number|id|code|date|place|type|day)$/i.test(first.name)
  )
    return undefined;
  return recordName(first.name.toLowerCase());
}

/** 'plants' → 'Plant' */
export function recordName(noun: string): string {
  return sentenceCase(singular(noun));
}

export const pluralName = (name: string): string => (isPlural(name) ? name : plural(name));
