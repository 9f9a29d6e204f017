import type { Entity } from '@tessera/shared/contracts';
import { singular } from '../words/inflect';
import type { Named } from './names';
import { isFunctionWord, isPartWord, isQuestionWord } from './vocabulary';

/** Words of a question that name something, with all that they may name. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  readonly meanings: readonly Named[];
  /** Whether it can only be a name; 'type' and 'date' are words of questions as well. */
  readonly isStrong: boolean;
}

/** The tables among what words may mean. */
export const tablesOf = (meanings: readonly Named[]): Entity[] =>
  meanings.flatMap(({ kind, entity }) => (kind === 'entity' && entity ? [entity] : []));

const ORDERED = /^(?:sorted|ordered|grouped|sort|order|listed)$/;

/** 'Sorted by state' names the state, not the view By state. */
const startsAt = ({ words }: Named, asked: readonly string[], from: number) =>
  words.every((word, index) => word === asked[from + index]) &&
  !(words[0] === 'by' && ORDERED.test(asked[from - 1] ?? ''));

/** Names in the words, the longest first; each word is part of one mention. */
function mentionsIn(words: readonly string[], names: readonly Named[]): Mention[] {
  const byFirst = new Map<string, Named[]>();
  for (const name of names) {
    const [first = ''] = name.words;
    const same = byFirst.get(first);
    if (same) same.push(name);
    else byFirst.set(first, [name]);
  }
  const found: Mention[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const fitting = (byFirst.get(words[from] ?? '') ?? []).filter((name) => startsAt(name, words, from));
    const length = Math.max(0, ...fitting.map((name) => name.words.length));
    if (length === 0) continue;
    const meanings = fitting.filter((name) => name.words.length === length);
    found.push({ from, to: from + length, meanings: uniqueById(meanings), isStrong: true });
    from += length - 1;
  }
  return found;
}

const uniqueById = (meanings: readonly Named[]) =>
  meanings.filter((meaning, at) => meanings.findIndex(({ id }) => id === meaning.id) === at);

/** 'sessions' for the practice sessions, 'due' for the due date: a word of one name alone. */
function partsOfNames(
  words: readonly string[],
  names: readonly Named[],
  taken: readonly Mention[],
  isLoose: boolean,
): Mention[] {
  const isKnown = isLoose ? isPartWord : isQuestionWord;
  const isTaken = (at: number) => taken.some(({ from, to }) => from <= at && at < to);
  return words.flatMap((word, at) => {
    if (isTaken(at) || word.length < 3 || isKnown(word)) return [];
    const all = names.filter((name) => name.words.includes(word));
    const best = (['entity', 'field', 'metric', 'page'] as const)
      .map((kind) => uniqueById(all.filter((name) => name.kind === kind)))
      .find((meanings) => meanings.length > 0);
    const meanings = best ?? uniqueById(all);
    return meanings.length === 0 || meanings.length > 3
      ? []
      : [{ from: at, to: at + 1, meanings, isStrong: true }];
  });
}

/** Several words that are a name are one, whatever each of them means: 'Mark as done'. */
const isName = ({ from, to }: Mention, words: readonly string[]): boolean =>
  to - from > 1 || words.slice(from, to).some((word) => !isPartWord(word));

const ARTICLE = /^(?:an?|the|each|every|all|my|our)$/;

/** Between a table and a field of it: 'tasks sorted by date', 'must an order have a customer'. */
const HAS =
  /^(?:(?:is |are |be )?(?:sorted |ordered |grouped |listed )?by|have|has|need|needs|require|requires|(?:exist )?without)(?: an?| the| its)?$/;

/** 'type of a task', 'task type': the field of a table, whatever else its name may mean. */
function qualified(mentions: readonly Mention[], words: readonly string[]): Mention[] {
  const ofNext = (at: number): readonly Entity[] => {
    const [mention, next] = [mentions[at], mentions[at + 1]];
    if (!mention || !next || words[mention.to] !== 'of') return [];
    const from = ARTICLE.test(words[mention.to + 1] ?? '') ? mention.to + 2 : mention.to + 1;
    return next.from === from ? tablesOf(next.meanings) : [];
  };
  const ofPrevious = (at: number): readonly Entity[] => {
    const [mention, previous] = [mentions[at], mentions[at - 1]];
    if (!previous || !mention) return [];
    const between = words.slice(previous.to, mention.from).join(' ');
    // 'What do inspections store?' has a verb, whatever a field is called.
    const isVerb = words.slice(mention.from, mention.to).every(isFunctionWord);
    return (between === '' && !isVerb) || HAS.test(between) ? tablesOf(previous.meanings) : [];
  };
  const fieldsAt = (at: number, tables: readonly Entity[]) =>
    (mentions[at]?.meanings ?? []).filter(
      ({ kind, entity }) => kind === 'field' && entity !== undefined && tables.includes(entity),
    );
  return mentions.map((mention, at) => {
    const next = ofNext(at);
    const fields = fieldsAt(at, next.length > 0 ? next : ofPrevious(at));
    if (fields.length > 0) return { ...mention, meanings: fields, isStrong: true };
    const isOwner = fieldsAt(at - 1, ofNext(at - 1)).length > 0;
    return { ...mention, isStrong: isOwner || isName(mention, words) };
  });
}

/** Names that are words of questions themselves, 'Type' or 'Name', are meant only where nothing else is named, or with their table. */
function withoutWeak(mentions: readonly Mention[], words: readonly string[]): readonly Mention[] {
  const isEmpty = ({ from, to, isStrong }: Mention) =>
    !isStrong && words.slice(from, to).every(isFunctionWord);
  const strong = mentions.filter(({ isStrong }) => isStrong);
  // 'which tables', 'what type': the parts of any application, also where a table is called Table.
  if (strong.length === 0)
    return mentions.filter((mention) => {
      const before = words[mention.from - 1] ?? '';
      return isEmpty(mention)
        ? /^(?:is|the|does|field|of)$/.test(before)
        : !/^(?:which|what|many|any|all|every|each)$/.test(before);
    });
  const tables = new Set(strong.flatMap(({ meanings }) => tablesOf(meanings)));
  const isOwn = ({ meanings }: Mention) =>
    meanings.some(({ kind, entity }) => kind === 'field' && entity !== undefined && tables.has(entity));
  return mentions.filter((mention) => mention.isStrong || (isOwn(mention) && !isEmpty(mention)));
}

/**
 * What of an application words name, in their order.
 *
 * @param words in lower case
 * @param isLoose whether words that questions are made of may be parts of names: 'start' for 'Start and end'
 */
export function mentionsOf(
  words: readonly string[],
  names: readonly Named[],
  isLoose: boolean,
): readonly Mention[] {
  const compared = words.map(singular);
  const whole = mentionsIn(compared, names);
  const all = [...whole, ...partsOfNames(compared, names, whole, isLoose)];
  return withoutWeak(
    qualified(
      all.toSorted((one, other) => one.from - other.from),
      words,
    ),
    words,
  );
}
