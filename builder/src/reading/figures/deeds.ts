import type { Entity, Metric } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { inSentence } from '../../words/casing';
import { nameStems, stemOf } from '../meaning/naming';
import type { World } from '../world';
import type { FigureSaid } from './figure-said';

/** 'how many chores each person did': the verb says which records count, as far as the records tell it. */

/** What is done with records of any kind. */
const WORK = wordList(
  'do finish complete accomplish close resolve solve fix repair mend handle achieve tick clear',
);
/** Verbs that say what became of a record; any other, 'brought' or 'read', only says whose it is. */
const ENDS = wordList(`
  do finish complete accomplish close resolve solve fix repair settle pay return send ship deliver sell submit collect approve reject
  cancel refund archive skip miss abandon fail pass win lose postpone attend redeem
`);
/** Words that say the opposite, or what is still to come: what they come to is read elsewhere. */
const NOT_SO = wordList(`
  not n't never without nobody none no yet still left open to need needs must should owe owes owed owing outstanding unpaid
  remaining due pending missing
`);
const BEHIND = wordList('back out in off up away');

interface Deed {
  readonly verb: Token;
  /** The verb, in the past, with what belongs to it: 'brought back'. */
  readonly words: readonly Token[];
}

const isPast = ({ key, tag }: Token) =>
  tag === 'past' || key === 'did' || key === 'done' || (/..ed$/.test(key) && stemOf(key) !== key);

/** 'skipped' is of 'skip', whether a dictionary knows it or not. */
function verbStem(word: string): string {
  const stem = stemOf(word);
  const single = stem.replace(/([bdgmnprt])\1$/, '$1');
  return ENDS.has(single) ? single : stem;
}

const inThePast = (verb: Token): Token =>
  stemOf(verb.key) === 'do' ? { ...verb, text: 'done', key: 'done', lemma: 'do' } : { ...verb, tag: 'past' };

/** The verb that was done to the records of a figure, if there is one. */
function deedIn({ measure, groups, where }: FigureSaid): Deed | undefined {
  const tokens = [...measure, ...groups.flat(), ...where.flat()].sort((a, b) => a.start - b.start);
  if (tokens.some(({ key, tag }) => NOT_SO.has(key) || tag === 'not')) return undefined;
  const did = tokens.findIndex(({ key }) => key === 'did');
  // 'did each person do'
  const asked = tokens.findLastIndex(
    ({ tag, key }, at) => did >= 0 && at > did && (tag === 'verb' || key === 'do' || ENDS.has(key)),
  );
  const at = asked < 0 ? tokens.findLastIndex(isPast) : asked;
  const verb = tokens[at];
  if (!verb) return undefined;
  const next = tokens[at + 1];
  return {
    verb,
    words: [inThePast(verb), ...(next && next.start > verb.end && BEHIND.has(next.key) ? [next] : [])],
  };
}

const idsIn = (code: string) => new Set(code.match(/\b[fo]\d+(?:\.\d+)?\b/g) ?? []);
const fieldsIn = (code: string) => [...idsIn(code)].filter((id) => id.startsWith('f'));

/** Whether a condition speaks of what is done in general: of 'Finished', not of 'Shipped'. */
function isOfWork(code: string, { fields }: Entity): boolean {
  const ids = idsIn(code);
  const names = fields.flatMap(({ id, name, options = [] }) => [
    ...(ids.has(id) ? [name] : []),
    ...options.flatMap((option) => (ids.has(option.id) ? [option.label] : [])),
  ]);
  return names.some((name) => nameStems(name).some((stem) => WORK.has(stem)));
}

/** Whether the records go through states, so that not all of them need be done: they are a plan, and no log. */
const hasStates = ({ fields }: Entity) =>
  fields.some(
    ({ type, name }) =>
      type === 'boolean' ||
      (type === 'choice' && /\b(?:status|state|stage|phase|progress)\b/i.test(name)) ||
      (/^date/.test(type) && /\b(?:due|deadline|planned|until|by)\b/i.test(name)),
  );

/** What the records are called by says it already: 'lost items', 'hours worked'. */
function isInName(stem: string, entity: Entity, told: readonly string[]): boolean {
  const names = entity.fields.filter(({ id, type }) => told.includes(id) || !STATES.has(type));
  return [entity.name, entity.plural, ...names.map(({ name }) => name)].some((name) =>
    nameStems(name).includes(stem),
  );
}
const STATES = new Set<string>(['boolean', 'choice', 'date', 'datetime']);

interface About {
  readonly op: Metric['op'];
  readonly entity: Entity;
  /** The condition that was read of the other words. */
  readonly condition?: string;
  /** The fields that it is told apart by. */
  readonly told: readonly string[];
}

/** What the verb comes to in the records; what is 'done' is neither what is paid nor what is shipped. */
function conditionOf({ words }: Deed, stem: string, entity: Entity, world: World): string | undefined {
  const found = world.condition(words, entity);
  return found !== undefined && (stem !== 'do' || isOfWork(found, entity)) ? found : undefined;
}

/** The condition with what the other words say, where they do not say it already. */
function besides(code: string, { condition, told }: About): string | undefined {
  const known = [...fieldsIn(condition ?? ''), ...told];
  if (fieldsIn(code).some((id) => known.includes(id))) return undefined;
  return / or /.test(code) ? `(${code})` : code;
}

/** Whether a verb says which records are meant, and nothing else of the figure does. */
function isUntold(stem: string, { op, entity, condition }: About): boolean {
  if (condition !== undefined || op !== 'count' || !ENDS.has(stem)) return false;
  return !WORK.has(stem) || hasStates(entity);
}

function caveatOf({ verb, words }: Deed, { plural }: Entity): string {
  const isPlain = words.every(({ text }) => text !== verb.text) || isPast(verb);
  const which = isPlain ? `which were ${words.map(({ text }) => text).join(' ')}` : `'${verb.text}'`;
  return `All ${inSentence(plural)} are counted: no field of theirs says ${which}`;
}

/** The condition that the verb of a figure adds, or what has to be said where the records do not tell it. */
export function deedOf(
  said: FigureSaid,
  about: About,
  world: World,
): { readonly code?: string; readonly caveat?: string } {
  const { op, entity, told } = about;
  const deed = op === 'count' || op === 'sum' ? deedIn(said) : undefined;
  const stem = deed && verbStem(deed.verb.key);
  if (!deed || stem === undefined || isInName(stem, entity, told)) return {};
  const found = conditionOf(deed, stem, entity, world);
  if (found === undefined) return isUntold(stem, about) ? { caveat: caveatOf(deed, entity) } : {};
  const code = besides(found, about);
  return code === undefined ? {} : { code };
}
