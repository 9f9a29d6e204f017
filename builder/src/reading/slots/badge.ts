import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import type { Operation } from '../../operations/operation';
import { badgeWhere } from '../rules/badge-words';
import type { Outcome } from '../rule';
import { World } from '../world';
import { conditionSaid, type ConditionFound } from './condition-said';
import type { SlotReader } from './slot-reader';
import { conditionAbout } from '../meaning/about';
import { both, piecesOf, trimmed } from './wish-pieces';

/** What is flagged: the clause without everything that says that it is flagged, and how. */

const COLOURS = `
  red orange yellow amber green blue purple pink grey gray gold black bold italics neon colour color coloured colored
  colours greyed grayed yelow
`;
const SIGNS = `
  badge badges mark marks marker flag flags sign symbol icon star dot tick label emoji skull flame crown triangle
  warning alert alarm exclamation text row line letters background font box highlight emphasis
`;
const ASK = `
  please pls plz i we you would want wanna like love need to must shall should has have 'd ought can could let me us be
  the a an and then also just keep so put set make give get gets show shown see display appear look tell shout scream
  shame remind nudge warn warned alert flag flagged highlight highlighted highlighting mark marked marking colour color
  coloured colored emphasise emphasised emphasize emphasized tag tagged paint turn turns turned go goes going become
  becomes blink blinking flash flashing glow glowing glare glaring light draw call it there some sort kind of little
  small lil big bright dark light sad worry visibly clearly really or something somehow sth automatically at on by up
  i'd we'd needs
`;
const START = wordList(
  ASK,
  COLOURS,
  SIGNS,
  'in with as for droopy clear next beside against anything everything',
);
const END = wordList(
  ASK.replace(/\bup\b/, ''),
  COLOURS,
  SIGNS,
  'in with as is are stand stands out jump pop stick leap catch eye my attention your them those that you will from',
  'crossed struck through loud obvious unmissable = first top shown entry rows lines',
);
/** Behind these it is said what it gets: 'a crown', 'a J'. */
const GETS = /^(?:get|gets|bear|bears|carry|carries|wear|wears|receive|receives|deserves?)$/;

const SIGN_WORDS = wordList(SIGNS);
/** 'a needle symbol on what needs mending' */
const BESIDE = /^(?:on|for|by|beside|at|next|against)$/;

/** 'The last' and 'over' would be trimmed to nothing that can be read. */
function core(tokens: readonly Token[]): readonly Token[] {
  const gets = tokens.findIndex(({ key }, at) => at > 0 && GETS.test(key));
  const named = tokens.findIndex(
    ({ key }, at) => at < 5 && SIGN_WORDS.has(key) && BESIDE.test(tokens[at + 1]?.key ?? ''),
  );
  const head = tokens.slice(named < 0 ? 0 : named + 2, gets > 0 ? gets : undefined);
  return trimmed(head, START, END);
}

/** 'hot ones with a flame' says the flame last. */
function withoutSign(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ key }, index) => index > 0 && key === 'with' && index >= tokens.length - 4);
  return at > 0 ? tokens.slice(0, at) : tokens;
}

/** The stretches that may say the condition, the likeliest first. */
function stretches(clause: readonly Token[]): (readonly Token[])[] {
  const pieces = piecesOf(clause)
    .map((piece) => ({ ...piece, tokens: core(piece.tokens) }))
    .filter(({ tokens }) => tokens.length > 0);
  const conditions = pieces.filter(({ isCondition }) => isCondition).map(({ tokens }) => tokens);
  const others = pieces.filter(({ isCondition }) => !isCondition).map(({ tokens }) => tokens);
  const whole = trimmed(clause, START, END);
  const parts = [...conditions, ...others];
  const shorter = parts.map(withoutSign).filter((part) => !parts.includes(part));
  return [...parts.slice(0, 4), ...shorter, whole].filter((part) => part.length > 0);
}

/** 'Unpaid orders in red when they are late' is both. */
function joined(clause: readonly Token[], world: World): ConditionFound | undefined {
  const pieces = piecesOf(clause).map((piece) => ({ ...piece, tokens: core(piece.tokens) }));
  const [one, other] = pieces.filter(({ tokens }) => tokens.length > 0);
  if (!one || !other || one.isCondition === other.isCondition) return undefined;
  if (!conditionAbout(one.tokens, world) || !conditionAbout(other.tokens, world)) return undefined;
  const said = conditionAbout(both(one.tokens, other.tokens), world);
  return said && { said, world, before: [] };
}

function conditionIn(clause: readonly Token[], world: World): ConditionFound | undefined {
  const together = joined(clause, world);
  if (together) return together;
  for (const stretch of stretches(clause)) {
    const found = conditionSaid(stretch, world);
    if (found) return found;
  }
  return undefined;
}

const COLOUR_WORDS = wordList('red orange yellow amber green blue purple pink grey gray gold');
const hasColour = (tokens: readonly Token[]) => tokens.some(({ key }) => COLOUR_WORDS.has(key));
const isRest = (tokens: readonly Token[]) =>
  tokens.some(({ key }) => /^(?:rest|else|others|otherwise|after|afterwards)$/.test(key)) &&
  tokens.length <= 4;

/** 'Under 4 red, over 10 yellow' are two: each has a colour of its own. */
function several(clause: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of clause) {
    if (/^(?:,|;|and)$/.test(token.key) && hasColour(parts.at(-1) ?? [])) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const isEach = parts.length > 1 && parts.every(hasColour);
  return isEach ? parts.filter((part) => !isRest(part)).slice(0, 5) : [clause];
}

/** 'Quantity under 4 red, over 10 yellow': the second is of the same field. */
function withTouched({ said, world }: ConditionFound): World {
  const [field] = /^f\d+(?= [<>=])/.exec(said.code) ?? [];
  return field === undefined
    ? world
    : new World(world.model, { ...world.touched, entity: said.entity.id, field });
}

/** 'Mark it' alone: what it is was said before. */
function read(clause: readonly Token[], world: World): Outcome | undefined {
  const operations: Operation[] = [];
  let already: Outcome | undefined;
  let now = world;
  for (const part of several(clause)) {
    const found = conditionIn(part, now);
    if (!found) return undefined;
    const outcome = badgeWhere(found.said, part, found.world);
    if ('operations' in outcome) operations.push(...found.before, ...outcome.operations);
    else already = outcome;
    now = withTouched(found);
  }
  return operations.length > 0 ? { operations } : already;
}

export const BADGE_SLOTS: SlotReader = {
  class: 'badge',
  read,
  examples: {
    'anything over 200 in red': '+ badge Order: Total > 200',
    'overdue = red': '+ badge Order: Due < today and not Paid',
    'over 200 -> red': '+ badge Order: Total > 200',
    'unpaid ones get a little skull': '+ badge Order: not Paid',
    'packed ones with a tick': '+ badge Order: Status is "Packed"',
    'green for sent, grey for open': '+ badge Order: Status is "Sent"\n+ badge Order: Status is "Open"',
    'quantity under 4 red, over 10 yellow': '+ badge Order: Quantity < 4\n+ badge Order: Quantity > 10',
    'a warning sign once the quantity is below 3': '+ badge Order: Quantity < 3',
    '6 weeks before it is due it should light up': '+ badge Order: Due >= today and Due <= today + 6 weeks',
    'runs: shame me in red if it has been more than a month': '+ badge Run: Date < today - 1 month',
    'runs: 3 days = orange': '+ badge Run: Date < today - 3 days',
    'runs: shoes older than two years go grey': '+ badge Shoe: Bought < today - 2 years',
    'stock: below minimum = red': '+ badge Item: In stock < Minimum',
    'stock: flag it when we are on the last one': '+ badge Item: In stock = 1',
    'tasks: urgent = high priority, so make those scream at me': '+ badge Task: Priority is "High"',
    'due today → top & yellow': '+ badge Order: Due = today',
    'rooms that are free: blue': '+ badge Room: Free',
    'runs: shoes bought over a year ago in grey': '+ badge Shoe: Bought < today - 1 year',
    'customers without an email stand out': '+ badge Customer: Email is empty',
    'past due goes red': '+ badge Order: Due < today and not Paid',
  },
};
