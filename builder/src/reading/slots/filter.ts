import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { filterWhere, type Wanted } from '../rules/filter-made';
import type { Outcome } from '../rule';
import type { World } from '../world';
import { conditionSaid } from './condition-said';
import { mentionsIn } from './mentions';
import type { SlotReader } from './slot-reader';
import { piecesOf, trimmed } from './wish-pieces';

/** What is to be seen, or not to be seen: the clause without everything that says that it is listed. */

const START = wordList(
  "please pls i i'd we we'd you one would want wanna like love need to be able let lets me us the a an and then also just only",
  'show see list view look find get give pull pick search filter filters filtering retrieve have possible it must should',
  'can could if ought up out at by for of on in all every each everything everyone everybody anything quick fast easy',
  'separate own extra button tab overview page way click which what who whose whats default with that these those',
  'hide leave except without remove drop skip exclude conceal off quickly default solely ones those mostly mornings after into',
  "toggle switch tickbox checkbox separate second different extra shopping onli one's is are nothing but care about whatever someone anyone quickly overview sheet",
);
const END = wordList(
  'please pls only list lists view page tab by default separately one click on a an the at in as for with to is are',
  'starting first thanks say also just right now moment away out of sight if you should must be hidden gone shown visible',
  'separate separately own different extra second filter retrievable disappear vanish looked need button when i',
);
const HIDES = wordList(
  'hide leave without except remove drop skip exclude conceal vanish disappear sight hidden',
);
const NOT_END = wordList('gone out hidden now open is are');

/** "Let me pick a yard", "by colour", "everybody of one surname": people choose in every list. */
const CHOOSES = wordList(
  'by pick choice choose given certain particular search finder searching look find type narrow',
);

function isHidden(clause: readonly Token[]): boolean {
  if (clause.slice(0, 6).some(({ key }) => HIDES.has(key) && key !== 'without')) return true;
  if (clause[0]?.key === 'without' || clause.slice(-2).some(({ key }) => HIDES.has(key))) return true;
  const see = clause.findIndex(({ key }) => /^(?:see|show|shown|list|listed|appear)$/.test(key));
  return see > 0 && see < 7 && clause.slice(0, see).some(({ tag }) => tag === 'not');
}

function isDefault(clause: readonly Token[]): boolean {
  const keys = clause.map(({ key }) => key);
  if (keys.some((key) => /^(?:default|starting|normally|usually)$/.test(key))) return true;
  return /^(?:only|just)$/.test(keys[0] ?? '') || keys.at(-1) === 'only';
}

/** The stretches that may say the condition, the likeliest first. */
function stretches(clause: readonly Token[]): (readonly Token[])[] {
  const soft = new Set([...END].filter((word) => !NOT_END.has(word)));
  const pieces = piecesOf(clause).map(({ tokens }) => tokens);
  const whole = [trimmed(clause, START, soft), trimmed(clause, START, END)];
  const parts = pieces.flatMap((piece) => [trimmed(piece, START, soft), trimmed(piece, START, END)]);
  const end = clause.findIndex(({ key }, at) => at > 1 && /^(?:for|so|because|at|on|when)$/.test(key));
  const head =
    end > 0 ? [trimmed(clause.slice(0, end), START, soft), trimmed(clause.slice(0, end), START, END)] : [];
  return [...whole, ...parts, ...head].filter((part) => part.length > 0).slice(0, 10);
}

/** What is chosen is a field, or what is linked; the value is chosen later. */
function chosen(clause: readonly Token[], world: World): Outcome | undefined {
  const [first] = clause;
  const one = clause.findIndex(({ key }) => /^(?:one|a|an|given|certain)$/.test(key));
  const isChoice =
    clause.some(({ key }) => CHOOSES.has(key)) ||
    (one >= 0 && clause.length <= 8) ||
    asksForOne(clause, world);
  if (!isChoice || !first) return undefined;
  const mentions = mentionsIn(clause, world);
  const isNamed = mentions.some(({ kind }) => kind === 'field' || kind === 'entity');
  const isBy = clause.slice(0, 3).some(({ key }) => key === 'by') && clause.length <= 5;
  return isNamed || isBy
    ? { promise: 'search', why: 'Every list can be searched, and filtered by its fields' }
    : undefined;
}

/** Who looks is not known. */
const MINE = /^(?:mine|my own|ours)$/;

function conditioned(clause: readonly Token[], world: World): Outcome | undefined {
  const wanted: Wanted = {
    isPlain: true,
    isHidden: isHidden(clause),
    isDefault: isDefault(clause) || isHidden(clause),
  };
  for (const stretch of stretches(clause)) {
    const found = conditionSaid(stretch, world);
    const outcome = found && filterWhere(found.said, found.world, wanted);
    if (!outcome) continue;
    return 'operations' in outcome ? { operations: [...found.before, ...outcome.operations] } : outcome;
  }
  return undefined;
}

const BY = /^(?:by|search|pick|searching|choice|choose|finder)$/;

/** 'One village', 'a given person', 'looking up a licence plate': which one is said later. */
function asksForOne(clause: readonly Token[], world: World): boolean {
  const at = clause.findIndex(({ key }) => /^(?:one|given|certain|particular)$/.test(key));
  const isLooked = clause.some(({ lemma }, index) => lemma === 'look' && clause[index + 1]?.key === 'up');
  const named = at < 0 ? [] : mentionsIn(clause.slice(at + 1, at + 4), world);
  return isLooked || (named[0]?.start === 0 && named[0].kind !== 'option');
}

function read(clause: readonly Token[], world: World): Outcome | undefined {
  if (clause.some(({ key }) => MINE.test(key)))
    return { missing: 'Nobody signs in, so an application cannot tell whose records are yours' };
  const isBy = clause.slice(0, 5).some(({ key }) => BY.test(key)) || asksForOne(clause, world);
  return (isBy ? chosen(clause, world) : undefined) ?? conditioned(clause, world) ?? chosen(clause, world);
}

export const FILTER_SLOTS: SlotReader = {
  class: 'filter',
  read,
  examples: {
    'a toggle to show only unpaid': '+ filter Order: not Paid',
    'unpaid ones in a separate tab': '+ filter Order: not Paid',
    'unpaid only': '+ filter Order: not Paid',
    'the ones not paid': '+ filter Order: not Paid',
    'unpaid ones on one click': '+ filter Order: not Paid',
    'just the packed ones please on a click': '+ filter Order: Status is "Packed"',
    'by city': 'promise',
    'let me pick a customer': 'promise',
    'let me hide the sent ones': '+ filter Order: Status is not "Sent"',
    'sent ones out of sight': '+ filter Order: Status is not "Sent"',
    'which rooms are free': '+ filter Room: Free',
    'whats unpaid': '+ filter Order: not Paid',
    'today only': '+ filter Order: Due = today',
    "what's due back today": '+ filter Order: Due = today',
    'default to the open ones': '+ filter Order: Status is "Open"',
    'orders over 200': '+ filter Order: Total > 200',
    'customers without a phone': '+ filter Customer: Phone is empty',
    'let me see only mine': 'missing',
    'stock: less than 5 left': '+ filter Item: In stock < 5',
    'tasks: high ones': '+ filter Task: Priority is "High"',
  },
};
