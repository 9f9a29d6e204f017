import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { wordList } from '../../language/word-list';
import { singular } from '../../words/inflect';
import { isKindOfPeople } from '../../words/kinds-beside';
import { inSentence } from '../../words/casing';
import { listOf } from '../../words/text';
import type { Asked } from '../asked';
import { namesIn, wordsOfName, type Named } from '../names';
import { isQuestionWord } from '../vocabulary';
import { conditionInWords, readCondition, type Condition } from './record-condition';

/** Questions about the records themselves: 'how many launches were lost?', 'who did the most chores?' (SCR-02). */

/** What is asked of records. */
export interface RecordQuestion {
  readonly entity: Entity;
  readonly ask: 'count' | 'list' | 'each' | 'most' | 'fewest';
  /** What each number is counted for. */
  readonly group?: Field;
  readonly conditions: readonly Condition[];
  /** Why it cannot be answered of these records, in a sentence. */
  readonly problem?: string;
}

const COUNTS =
  /^(?:so )?(?:how many|(?:what is )?the number of|number of|(?:what is )?the count of|count of|count)$/;
const LISTS = /^(?:which|what|list|show|name|give|all)$/;
const BEFORE_LISTED = wordList('of the my our all me us');
const MOST = wordList('most fewest least');
const RULES =
  /\b(?:can|could|may|might|must|should|allowed|most may|at most|limit|maximum|possible|field|fields|option|options|table|tables|view|views|rule|rules|page|pages|chart|charts)\b/;
const IN_MAY = /\b(?:for|in|during|since|before|after|of|last|next|this) may\b|\bmay(?= \d{4}\b)/g;
const FILLING = wordList(`
  a an the my our your all of is are was were be been being there in total do does did done have has had having i we you they it its
  currently now so far yet already altogether overall that which who whom whose with to got get gets me us records record entries
  entry any each every per by for one ones person people everyone everybody member somebody someone anyone
`);
const NEGATES = wordList('not no never without except neither nor');

/** Where the words of a name stand, as they are compared; -1 where they do not. */
export function placeOfName(words: readonly string[], name: string): number {
  const own = wordsOfName(name);
  if (own.length === 0) return -1;
  return words.findIndex((_, at) => own.every((word, index) => singular(words[at + index] ?? '') === word));
}

interface Start {
  readonly ask: RecordQuestion['ask'];
  readonly entity: Entity;
  readonly taken: Set<number>;
}

/** The table that is asked for; its last word is enough where only it has that: 'launches' of rocket launches. */
function tableAt(
  words: readonly string[],
  { entities }: ApplicationModel,
): { entity: Entity; at: number; size: number }[] {
  return entities.flatMap((entity) => {
    const whole = wordsOfName(entity.plural);
    const last = whole.slice(-1);
    const isAlone = entities.filter(({ plural }) => wordsOfName(plural).at(-1) === last[0]).length === 1;
    const forms = isAlone ? [whole, last] : [whole];
    return forms.flatMap((form) =>
      words.flatMap((_, at) =>
        form.every((word, index) => singular(words[at + index] ?? '') === word)
          ? [{ entity, at, size: form.length }]
          : [],
      ),
    );
  });
}

const take = (taken: Set<number>, at: number, size: number) => {
  for (let next = at; next < at + size; next += 1) taken.add(next);
};

/** What is asked, and of which records. */
function startOf(words: readonly string[], model: ApplicationModel): Start | undefined {
  const tables = tableAt(words, model).toSorted((one, other) => one.at - other.at || other.size - one.size);
  const most = words.findIndex((word) => MOST.has(word));
  if (most > 0) {
    const table = tables.find(({ at }) => at === most + 1);
    if (!table || !/^(?:who|which|what)$/.test(words[0] ?? '')) return undefined;
    const taken = new Set([0, most]);
    take(taken, table.at, table.size);
    return { ask: words[most] === 'most' ? 'most' : 'fewest', entity: table.entity, taken };
  }
  const [table] = tables;
  if (!table) return undefined;
  const head = [3, 2, 4, 5, 1].find((size) => COUNTS.test(words.slice(0, size).join(' ')));
  const taken = new Set<number>();
  take(taken, table.at, table.size);
  if (head !== undefined) {
    take(taken, 0, head);
    return { ask: 'count', entity: table.entity, taken };
  }
  const before = words.slice(1, table.at);
  if (!LISTS.test(words[0] ?? '') || !before.every((word) => BEFORE_LISTED.has(word))) return undefined;
  taken.add(0);
  return { ask: 'list', entity: table.entity, taken };
}

const isPeopleField = (field: Field, { entities }: ApplicationModel): boolean => {
  if (field.type === 'person') return true;
  const target = field.reference && entities.find(({ id }) => id === field.reference?.entity);
  const last = wordsOfName(target?.name ?? field.name).at(-1) ?? '';
  return (
    (field.type === 'text' || target !== undefined) &&
    (isKindOfPeople(last) || /^(?:person|who|assignee|member|owner|helper|child|kid|by)$/.test(last))
  );
};

/** The field that numbers are counted for: one that is named, or the one that says who. */
function groupOf(
  words: readonly string[],
  from: number,
  { entity, taken }: Start,
  model: ApplicationModel,
): Field | string {
  const behind = words.slice(from);
  const targetOf = (field: Field) => model.entities.find(({ id }) => id === field.reference?.entity);
  const fields = entity.fields.filter(({ computed, many }) => computed === undefined && many !== true);
  const named = fields.filter((field) =>
    [field.name, targetOf(field)?.name ?? field.name].some((name) => {
      const at = placeOfName(behind, name);
      if (at === 0) take(taken, from, wordsOfName(name).length);
      return at === 0;
    }),
  );
  const [first] = behind;
  const isWho = /^(?:who|person|people|everyone|everybody|one)$/.test(first ?? '');
  const found = named.length > 0 ? named : isWho ? fields.filter((field) => isPeopleField(field, model)) : [];
  const [only, other] = found;
  if (only && !other) return only;
  const many = inSentence(entity.plural);
  return only
    ? `it is not clear which of ${listOf(found.map(({ name }) => name))} of ${many} is meant`
    : `no field of ${many} says ${isWho ? 'who it is' : `which ${first ?? 'one'} it is`}`;
}

/** Where 'each person' and 'by status' stand, and 'who' of 'who did the most'. */
function groupAt(words: readonly string[], { ask }: Start): number {
  if (ask === 'most' || ask === 'fewest') return words[0] === 'who' ? 0 : 1;
  const each = words.findIndex((word) => /^(?:each|every|per)$/.test(word));
  return each < 0 || ask !== 'count' ? -1 : each + 1;
}

function grouped(
  words: readonly string[],
  start: Start,
  model: ApplicationModel,
): Pick<RecordQuestion, 'ask' | 'group' | 'problem'> {
  const at = groupAt(words, start);
  if (at < 0) return { ask: start.ask };
  const ask = start.ask === 'count' ? 'each' : start.ask;
  const group = groupOf(words, at, start, model);
  return typeof group === 'string' ? { ask, problem: group } : { ask, group };
}

const isNamed = (word: string, names: readonly Named[]): boolean =>
  names.some(({ words }) => words.includes(singular(word)));

/** 'still open' says one thing twice. */
const isSaid = (condition: Condition, others: readonly Condition[]): boolean =>
  others.some((other) => conditionInWords(other) === conditionInWords(condition));

/** What is said of the records that are meant; takes the words of it. */
function conditionsIn(
  words: readonly string[],
  { entity, taken, ask }: Start,
): Pick<RecordQuestion, 'conditions' | 'problem'> {
  const conditions: Condition[] = [];
  const problems: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = taken.has(at) ? undefined : readCondition(words, at, { entity, taken, ask });
    if (!found) continue;
    if ('problem' in found) problems.push(found.problem);
    else if (!isSaid(found.condition, conditions)) conditions.push(found.condition);
    const from = found.from ?? at;
    take(taken, from, found.to - from);
  }
  const [problem] = problems;
  return { conditions, ...(problem !== undefined && { problem }) };
}

/** The words that nothing was read of. */
const leftIn = (words: readonly string[], { taken }: Start) =>
  words.filter((word, at) => !taken.has(at) && (NEGATES.has(word) || !FILLING.has(word)));

/** Words of the application, or of questions about it: what asks for something else than records. */
function asksElse(words: readonly string[], model: ApplicationModel): boolean {
  const names = namesIn(model);
  return words.some((word) => !NEGATES.has(word) && (isQuestionWord(word) || isNamed(word, names)));
}

/**
 * Reads a question about records; undefined where it asks for something else. Each word has to mean something: of one that does not, or
 * may mean several things, the answer is that it is not known.
 */
export function readRecordQuestion({ words }: Asked, model: ApplicationModel): RecordQuestion | undefined {
  const start = RULES.test(words.join(' ').replace(IN_MAY, '')) ? undefined : startOf(words, model);
  if (!start) return undefined;
  const group = grouped(words, start, model);
  const said = conditionsIn(words, start);
  const left = leftIn(words, start);
  if (asksElse(left, model)) return undefined;
  const unknown = listOf(left.slice(0, 4).map((word) => `‘${word}’`));
  const many = inSentence(start.entity.plural);
  const rest =
    left.length > 0
      ? `nothing of ${many} says what ${unknown} ${left.length > 1 ? 'mean' : 'means'}`
      : undefined;
  const problem = group.problem ?? said.problem ?? rest;
  return {
    entity: start.entity,
    ...group,
    conditions: said.conditions,
    ...(problem !== undefined && { problem }),
  };
}
