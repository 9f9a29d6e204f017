import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import type { Operation } from '../../operations/operation';
import { conditionAbout, type ConditionSaid } from '../meaning/about';
import { amountAt } from '../meaning/amount';
import type { World } from '../world';
import { stemOf } from '../meaning/naming';
import { kindsMeant, listedChoice, loose, retypings, shareOf, type Retyped } from './guessed-types';
import { looseCondition } from './loose-conditions';

/** The condition that a stretch of a wish says, where it is known that there is one. */

export interface ConditionFound {
  readonly said: ConditionSaid;
  /** The application that it is said of: with the types that the words ask for. */
  readonly world: World;
  /** What has to be done before it can be asked: a field that was taken for a text is compared as a number. */
  readonly before: readonly Operation[];
}

const MOST_TOKENS = 30;
/** Words that add nothing to what is so. */
const FILLERS = wordList(
  'still yet already really actually currently whole stuff please immediately ever ones one anyhow basically',
);

/** The stretch as it is, then without what adds nothing. */
function wordings(tokens: readonly Token[]): (readonly Token[])[] {
  const plain = tokens.filter(({ key }) => !FILLERS.has(key));
  const isSame = plain.length === tokens.length || plain.length === 0;
  return isSame ? [tokens] : [tokens, plain];
}

const found = (said: ConditionSaid, world: World, before: readonly Operation[] = []): ConditionFound => ({
  said,
  world,
  before,
});

function plainly(tokens: readonly Token[], world: World): ConditionSaid | undefined {
  for (const wording of wordings(tokens)) {
    const said = conditionAbout(wording, world);
    if (said && keepsAll(tokens, said)) return said;
  }
  return undefined;
}

/** 'Mood = good and Mood = bad' and 'Due < today and Due >= today' are misread: they are so of nothing. */
function isImpossible(code: string): boolean {
  const one = /^(f\d+) = (\S+) and \1 = (\S+)$/.exec(code);
  const other = /\b(f\d+) and not (f\d+)\b/.exec(code);
  if (other !== null && other[1] === other[2]) return true;
  return (one !== null && one[2] !== one[3]) || /(f\d+) < today and \(?\1 >= today/.test(code);
}

function amountsIn(tokens: readonly Token[]): number {
  let count = 0;
  for (let at = 0; at < tokens.length;) {
    const isOne = /^(?:an?|one|half)$/.test(tokens[at]?.key ?? '');
    const amount = isOne ? undefined : amountAt(tokens, at);
    if (amount) count += 1;
    at += amount?.size ?? 1;
  }
  return count;
}

/** 'Unchecked for 31 days' is more than not checked: an amount that is said has to be in what is read. */
function keepsAll(tokens: readonly Token[], { code, entity }: ConditionSaid): boolean {
  const numbers = code.replace(/\b[efoq]\d+\b/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
  const isPart = tokens.some((_, at) => amountAt(tokens, at)?.isPercent);
  if (isPart && !entity.fields.some(({ type, id }) => type === 'percent' && code.includes(id))) return false;
  return !isImpossible(code) && numbers.length >= amountsIn(tokens);
}

function loosely(tokens: readonly Token[], world: World): ConditionSaid | undefined {
  for (const entity of kindsMeant(tokens, world)) {
    const code = looseCondition(tokens, entity, world);
    const read = code === undefined ? undefined : world.expression(code, entity, 'condition');
    const said = read === undefined ? undefined : { entity, code: read, tokens };
    if (said && keepsAll(tokens, said)) return said;
  }
  return undefined;
}

/** The condition in the application in which one field is of another type. */
function inOther(other: Retyped | undefined, tokens: readonly Token[]): ConditionFound | undefined {
  const said = other && (plainly(tokens, other.world) ?? loosely(tokens, other.world));
  return said && found(said, other.world, other.operations);
}

/** What is named is believed before a number of nothing in particular. */
function likelier(
  plain: ConditionSaid | undefined,
  other: ConditionSaid | undefined,
  tokens: readonly Token[],
  world: World,
): ConditionFound | undefined {
  const said = other && isNamed(other, tokens) ? other : (plain ?? other);
  return said && found(said, world);
}

/** 'Past due' is overdue, not past some day. */
function withOverdue(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ key }, index) => key === 'past' && tokens[index + 1]?.key === 'due');
  const [past, due] = tokens.slice(at, at + 2);
  const behind = tokens[at + 2]?.key;
  if (at < 0 || !past || !due || /^(?:date|day|dates|by)$/.test(behind ?? '')) return tokens;
  const overdue: Token = {
    ...past,
    end: due.end,
    text: 'overdue',
    key: 'overdue',
    lemma: 'overdue',
    tag: 'adjective',
  };
  return [...tokens.slice(0, at), overdue, ...tokens.slice(at + 2)];
}

/** What has to be so; undefined where the words name nothing of the application. */
export function conditionSaid(said: readonly Token[], world: World): ConditionFound | undefined {
  return conditionIn(withOverdue(said), world);
}

function conditionIn(tokens: readonly Token[], world: World): ConditionFound | undefined {
  if (tokens.length === 0 || tokens.length > MOST_TOKENS || isDifference(tokens)) return undefined;
  const listed = inOther(listedChoice(tokens, world), tokens);
  if (listed) return listed;
  const plain = plainly(tokens, world);
  if (plain && isNamed(plain, tokens)) return found(plain, world);
  for (const other of retypings(tokens, world)) {
    const said = inOther(other, tokens);
    if (said?.said.code.includes(other.field)) return said;
  }
  return likelier(plain, loosely(tokens, world), tokens, world);
}

/** 'Drops by more than fifty' compares with what it was before. */
const isDifference = (tokens: readonly Token[]): boolean =>
  (tokens.some(({ key }) => key === 'times') && tokens.some((_, at) => amountAt(tokens, at)?.unit)) ||
  tokens.some(
    ({ tag, key }, at) =>
      /^(?:worse|better)$/.test(key) && tokens[at - 2]?.tag === 'number' && tag !== 'mark',
  ) ||
  tokens.some(({ key }, at) => key === 'by' && /^(?:more|over|less|at)$/.test(tokens[at + 1]?.key ?? ''));

/** Whether a number of nothing in particular was read: 'below 10 ml' may be of 'Ml left', which is no number yet. */
function isNamed({ code, entity }: ConditionSaid, tokens: readonly Token[]): boolean {
  const [, id] = /^(f\d+) [<>]=? -?[\d.]+$/.exec(code) ?? [];
  const field = entity.fields.find((one) => one.id === id);
  return !field || shareOf(field, new Set(tokens.map(({ key }) => loose(stemOf(key))))) > 0;
}
