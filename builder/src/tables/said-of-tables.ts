import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { wordList } from '../language/word-list';
import { findEntity } from '../model/find';
import { isSameNoun } from '../reading/records/links-by-name';
import type { FileTable } from '../types';
import { isPlural, plural } from '../words/inflect';
import { nameKey } from '../words/text';
import { BARE, isBare } from './bare-words';
import { fieldsForColumns } from './fields-for-columns';
import { NO_NAME, recordNameOf } from './table-name';

/** What a message says of the tables that came with it, and what it asks for besides. */
export interface SaidOfTables {
  /** The message without what it says of them. */
  readonly rest: string;
  /** What the rows of the one table are called: 'Tasting' of 'here are my tastings'. */
  readonly name: string | undefined;
  /** The entities, by id, that the rows are to be linked to. */
  readonly links: readonly string[];
}

const LEAD =
  /^(?:(?:so|ok|okay|hi|hello|please|now|and|also|well|then|can you|could you|let s|i (?:want|need|would like|d like)(?: you)? to) )+/;
const OPENS =
  /^(?:here (?:is|are|come|comes|s)|(?:these|those) are|this is|find attached|attached (?:is|are|you find|you ll find)|i (?:have |ve )?(?:attach|upload|brought)(?:ed)?) /;
const TAKES =
  /^(?:add|import|load|upload|take|include|insert|put|bring|use|append|keep|read)(?: in| up| over)? /;
const BEFORE_NOUN = wordList(`
  a an the my your our some all of these this those new list lists table tables file files csv json excel sheet spreadsheet data
  record records row rows export log with for more following full complete whole attached uploaded
`);
const POSSESSING =
  /^(?:.* )?(?:my|our|these|this|those|attached|uploaded|file|csv|json|excel|sheet|spreadsheet|data)(?: .*)?$/;
const BEHIND_NOUN = wordList(`
  from in of for with that which i we you here too also as into to out since during by on at attached below it and per about who
  where when collected taken made kept written
`);
const OF_WHAT = wordList('of for about per by with on to');
const LINKING = wordList(`
  link links linked linking connect connects connected connecting connection connections relate relates related relation relations
  relationship refer refers referring reference tie tied match matched matching join joined hook assign assigned associate
  associated attach belong belongs belonging point points pointing map mapped pair paired
`);
const POINTERS = wordList(`
  it its they them their each every one ones any both should must can will may be is are was were to with by via using through
  right matching correct corresponding existing respective same so against name names called named id ids has have which
`);
/** What stands for the rows. */
const ROWS = wordList('it they them each these');
/** What takes tables in, of words that say nothing more. */
const TAKING = wordList(`
  add use import load read put take include insert upload append keep track make create build turn here these this attached uploaded
`);
const LONGEST_NOUN = 3;

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const CUT = /(?:[.!?;:\n]+(?=\s|$)|,|(?<=\s)[&–—-](?=\s)|\b(?:and|then)\b)\s*/gi;

function piecesOf(message: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const { 0: mark, index } of message.matchAll(CUT)) {
    pieces.push({ start, end: index, text: message.slice(start, index) });
    start = index + mark.length;
  }
  return [...pieces, { start, end: message.length, text: message.slice(start) }];
}

/** Words and the entities that they name, the longest names first. */
function mentionsIn(words: readonly string[], model: ApplicationModel) {
  const rest: string[] = [];
  const named: Entity[] = [];
  for (let at = 0; at < words.length;) {
    const size = [3, 2, 1].find((length) => {
      const part = words.slice(at, at + length);
      const isName = part.length === length && part.every((word) => !POINTERS.has(word) && !BARE.has(word));
      return isName && findEntity(model, part.join(' ')) !== undefined;
    });
    const entity = size === undefined ? undefined : findEntity(model, words.slice(at, at + size).join(' '));
    if (entity) named.push(entity);
    else rest.push(words[at] ?? '');
    at += size ?? 1;
  }
  return { named, rest };
}

/** What a piece shows to be what came with it. */
interface Shown {
  readonly noun: string;
  readonly before: string;
  readonly behind: readonly string[];
  /** 'Here are' tells of it, 'add' asks for it. */
  readonly isTold: boolean;
}

function shownIn(text: string): Shown | undefined {
  const key = text.replace(LEAD, '');
  const isTold = OPENS.test(key);
  if (!isTold && !TAKES.test(key)) return undefined;
  const words = key.replace(isTold ? OPENS : TAKES, '').split(' ');
  const from = words.findIndex((word) => !BEFORE_NOUN.has(word));
  const end = words.findIndex((word, at) => at > from && BEHIND_NOUN.has(word));
  const to = end < 0 ? words.length : end;
  if (from < 0 || to - from > LONGEST_NOUN) return undefined;
  const noun = words.slice(from, to).join(' ');
  return { noun, before: words.slice(0, from).join(' '), behind: words.slice(to), isTold };
}

const isSame = (one: string, other: string) => isSameNoun(one, other) || isSameNoun(other, one);

/** Reads a message piece by piece. */
class TablesReader {
  private name: string | undefined;
  private readonly links = new Set<string>();
  private isLinking = false;
  /** Words that the tables themselves give. */
  private readonly own = new Set<string>();

  constructor(
    private readonly model: ApplicationModel,
    private readonly tables: readonly FileTable[],
  ) {
    for (const { name, columns } of tables) this.addOwn(name, recordNameOf(name), ...columns);
  }

  private addOwn(...names: readonly string[]): void {
    for (const word of names.flatMap((name) => nameKey(name).split(' ')))
      this.own.add(word).add(plural(word));
  }

  read(message: string): SaidOfTables {
    const pieces = piecesOf(message);
    const left = pieces.filter((piece) => !this.takes(piece.text));
    const rest = left
      .map(({ start, text }, at) => {
        const before = left[at - 1];
        const isNext =
          before !== undefined &&
          pieces.indexOf(before) + 1 === pieces.findIndex((one) => one.start === start);
        const between = before ? (isNext ? message.slice(before.end, start) : '. ') : '';
        return `${between}${text}`;
      })
      .join('');
    return { rest: rest.trim(), name: this.name, links: [...this.links] };
  }

  /** Whether a piece is about the tables alone; what it says of them is kept. */
  private takes(text: string): boolean {
    const key = nameKey(text);
    if (key === '') return true;
    const words = key.split(' ');
    const isTaken = this.introduces(key) || this.linksTo(key) || this.isBare(text, words);
    this.isLinking = isTaken && (this.isLinking || words.some((word) => LINKING.has(word)));
    return isTaken;
  }

  private isBare(text: string, words: readonly string[]): boolean {
    return isBare(text, this.tables) && words.some((word) => TAKING.has(word) || this.own.has(word));
  }

  /** 'here are my tastings', 'add these tastings of my sauces' */
  private introduces(key: string): boolean {
    const shown = shownIn(key);
    if (!shown || !this.isOfTables(shown)) return false;
    const { noun, behind, isTold } = shown;
    const { named, rest } = mentionsIn(behind, this.model);
    if (!isTold && !rest.every((word) => this.isIdle(word))) return false;
    const [target] = named.filter(({ name }) => !isSame(name, noun));
    if (target && OF_WHAT.has(behind[0] ?? '')) this.links.add(target.id);
    if (this.isNameOfRows(noun)) this.name = recordNameOf(noun);
    this.addOwn(noun);
    return true;
  }

  private isIdle(word: string): boolean {
    return BARE.has(word) || POINTERS.has(word) || LINKING.has(word) || this.own.has(word);
  }

  /** Whether a noun may stand for the rows: 'tastings', not the 'phone' of 'add phone'. */
  private isOfTables({ noun, before, isTold }: Shown): boolean {
    const isAgreed = this.tables.some(({ name }) => isSame(recordNameOf(name), noun));
    if (isAgreed || (isTold && (isPlural(noun) || BARE.has(noun)))) return true;
    const isNameless = this.tables.every(({ name }) => recordNameOf(name) === NO_NAME);
    return isPlural(noun) && (POSSESSING.test(before) || isNameless);
  }

  /** A file of something else may be about what is there: 'here is a list of sauces that I tasted'. */
  private isNameOfRows(noun: string): boolean {
    const [table, more] = this.tables;
    if (!table || more || this.name !== undefined || recordNameOf(noun) === NO_NAME) return false;
    const known = findEntity(this.model, noun);
    const file = recordNameOf(table.name);
    if (!known || file === NO_NAME || isSame(file, known.name)) return true;
    return fieldsForColumns(known, table.columns).size * 2 >= table.columns.length;
  }

  /** 'link them to sauces', 'each linked to a sauce', 'and shops' after it */
  private linksTo(key: string): boolean {
    const { named, rest } = mentionsIn(key.split(' '), this.model);
    const isOwn = ({ name }: Entity) =>
      (this.name !== undefined && isSame(name, this.name)) ||
      this.tables.some((table) => isSame(name, recordNameOf(table.name)));
    const targets = [...new Set(named.filter((entity) => !isOwn(entity)))];
    const ofRows = named.some(isOwn) || rest.some((word) => this.own.has(word) || ROWS.has(word));
    // 'tastings of my sauces'
    const isTold = this.own.has(rest[0] ?? '') && rest.some((word) => OF_WHAT.has(word));
    const isSaid = isTold || this.isLinking || rest.some((word) => LINKING.has(word));
    const isMeant = isSaid && (targets.length === 1 || (targets.length > 1 && ofRows));
    if (!isMeant || !rest.every((word) => this.isIdle(word))) return false;
    for (const { id } of targets) this.links.add(id);
    return true;
  }
}

/** Reads what a message says of tables: what their rows are, and to which records of the application they are to be linked. */
export function saidOfTables(
  model: ApplicationModel,
  message: string,
  tables: readonly FileTable[],
): SaidOfTables {
  return new TablesReader(model, tables).read(message);
}
