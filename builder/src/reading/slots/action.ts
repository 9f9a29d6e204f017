import { plainDraft } from '../../words/field-draft';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { verbForm } from '../../language/verb-forms';
import { applyOperation } from '../../operations/apply';
import type { Operation } from '../../operations/operation';
import { sentenceCase } from '../../words/casing';
import { nameKey } from '../../words/text';
import { Said, wordsOf, type Outcome } from '../rule';
import { partsOf } from '../rules/fields-said';
import { button, inAndOut, isInOut, tickedOff } from '../rules/buttons-said';
import { World } from '../world';
import { cannot, countings, doneDay, otherWords, prolonging, steps } from './action-more';
import type { SlotReader } from './slot-reader';

/** Reads what a button does, from whatever stretch of the wish says it. */

const PRESS = wordList(
  'button buttons buton butons btn click clicks tap taps press presses push pushes pressed pressing clicking tapping shortcut swipe one-click one-tap single-click',
);
/** Words around what is done. */
const FRAME = wordList(
  `a an the one two single big small little huge quick quickly just only want wants need like would should could can must might be is have has give gives get make add put
  please i we you me us to for with by at of on in that which who this each every per line row record entry it something someone possible and so then let do does take
  takes mark set say tell handy = - – — : ; , . ! ( ) ' " → => -> > "s`,
);
const CUTS = wordList(
  'button buttons buton btn click clicks tap taps press presses one-click one-tap , : ; – — - → => -> = that which to for says saying called labelled named say as so',
);
const MOST = 30;

const trimmed = (tokens: readonly Token[]): readonly Token[] => {
  let [from, to] = [0, tokens.length];
  const isFrame = (token: Token | undefined) =>
    token !== undefined && (FRAME.has(token.key) || PRESS.has(token.key)) && !/^[+-]$/.test(token.text);
  while (from < to && isFrame(tokens[from])) from += 1;
  while (to > from && isFrame(tokens[to - 1])) to -= 1;
  return tokens.slice(from, to);
};

/** What may say the effect: behind and before each word that frames it, the longest first. */
function stretches(clause: readonly Token[]): readonly (readonly Token[])[] {
  const found = [trimmed(clause)];
  clause.forEach(({ key }, at) => {
    if (!CUTS.has(key)) return;
    found.push(trimmed(clause.slice(at + 1)), trimmed(clause.slice(0, at)));
  });
  const seen = new Set<string>();
  return found
    .filter((words) => words.length > 0 && words.length <= 12)
    .filter((words) => {
      const text = wordsOf(words);
      const isNew = !seen.has(text);
      seen.add(text);
      return isNew;
    })
    .sort((a, b) => b.length - a.length)
    .slice(0, 10);
}

const pressed = (clause: readonly Token[], effect: readonly Token[], world: World): Outcome | undefined => {
  const outcome = button(new Said(clause, { effect }), world);
  return outcome && ('operations' in outcome || 'already' in outcome) ? outcome : undefined;
};

/** 'one tablet less', 'full → in use → empty', 'prolong by six months'. */
function inOtherWords(clause: readonly Token[], world: World): Outcome | undefined {
  const counted = countings(clause, world).map((words) => pressed(clause, words, world));
  const stepped = steps(clause, world).map((words) => pressed(clause, words, world));
  const later = prolonging(clause, world);
  return joined([...counted, ...stepped, later && pressed(clause, later, world)]);
}

/** As it is said, else in other words for it. */
function pressedSo(clause: readonly Token[], words: readonly Token[], world: World): Outcome | undefined {
  const other = otherWords(words);
  return pressed(clause, words, world) ?? (other && pressed(clause, other, world));
}

function joined(outcomes: readonly (Outcome | undefined)[]): Outcome | undefined {
  const operations = outcomes.flatMap((outcome) =>
    outcome && 'operations' in outcome ? outcome.operations : [],
  );
  return operations.length > 0 ? { operations } : outcomes.find((outcome) => outcome !== undefined);
}

/** 'big button asleep, big button awake': each of the parts does something of its own. */
function several(clause: readonly Token[], world: World): Outcome | undefined {
  const parts = partsOf(
    clause.filter(({ text }) => text !== '+'),
    BETWEEN,
  );
  const said = parts.map((part) => trimmed(part)).filter((part) => part.length > 0 && part.length <= 4);
  const [first, second, ...more] = said;
  if (!first || !second || more.length > 2) return undefined;
  return (
    ends(clause, first, second, world) ??
    (clause.some(({ key }) => PRESS.has(key)) ? each(clause, said, world) : undefined)
  );
}

const BETWEEN = /^(?:and|,|\/|or)$/;

/** 'start / stop', 'check in and check out'. */
function ends(
  clause: readonly Token[],
  first: readonly Token[],
  second: readonly Token[],
  world: World,
): Outcome | undefined {
  const both = new Said(clause, { first, second });
  const outcome = isInOut(both) ? inAndOut(both, world) : undefined;
  return outcome && 'operations' in outcome ? outcome : undefined;
}

function each(
  clause: readonly Token[],
  parts: readonly (readonly Token[])[],
  world: World,
): Outcome | undefined {
  const outcomes = parts.map((part) => pressedSo(clause, part, world));
  return outcomes.every((outcome) => outcome !== undefined) ? joined(outcomes) : undefined;
}

const LOGS = wordList('i we');

/** 'I smoked' is a new record, which each list has a button for. */
function logged(clause: readonly Token[]): Outcome | undefined {
  const who = clause.findIndex(({ key }) => LOGS.has(key));
  const next = clause[who + 1];
  const isDeed =
    who >= 0 &&
    next !== undefined &&
    (next.tag === 'past' || verbForm(next.key)?.form === 'past' || /..ed$/.test(next.key));
  const isBare = stretches(clause).length === 0;
  return isDeed || isBare
    ? { promise: 'records', why: 'each list has a button that adds a record' }
    : undefined;
}

const PARTICIPLES = wordList('done dead gone ready empty full clean closed sold out back over off away');
const ADDABLE = (token: Token) =>
  token.tag === 'past' || verbForm(token.key)?.form === 'past' || PARTICIPLES.has(token.key);

/** 'handed over', 'scanned': what no field says yet is a yes-or-no of its own. */
function stateNamed(clause: readonly Token[], world: World): string | undefined {
  const words = stretches(clause).find(
    (part) =>
      part.length <= 3 &&
      part.some(ADDABLE) &&
      part.every((token) => ADDABLE(token) || /^(?:over|off|out|in|up|away|back|down)$/.test(token.key)),
  );
  const name = words && sentenceCase(wordsOf(words));
  const isTaken = world.current.fields.some((field) => nameKey(field.name) === nameKey(name ?? ''));
  return name === undefined || isTaken ? undefined : name;
}

function withState(clause: readonly Token[], world: World): Outcome | undefined {
  const name = stateNamed(clause, world);
  if (name === undefined) return undefined;
  const draft = plainDraft(name, 'boolean');
  const add: Operation = { kind: 'addField', entity: world.current.id, draft };
  const step = applyOperation(world.model, add);
  if (!step.done) return undefined;
  const words = stretches(clause).find((part) => sentenceCase(wordsOf(part)) === name) ?? [];
  const pressing = pressed(clause, words, new World(step.model, world.touched));
  return pressing && 'operations' in pressing ? { operations: [add, ...pressing.operations] } : undefined;
}

/** Each word dropped in front: 'give the fitters a serviced today button'. */
function shrunk(clause: readonly Token[], world: World): Outcome | undefined {
  for (const words of stretches(clause))
    for (let from = 0; from < Math.min(words.length, 6); from += 1) {
      const part = trimmed(words.slice(from));
      const outcome = part.length > 0 ? pressed(clause, part, world) : undefined;
      if (outcome) return outcome;
    }
  return undefined;
}

function said(clause: readonly Token[], world: World): Outcome | undefined {
  for (const words of stretches(clause)) {
    const outcome = pressedSo(clause, words, world);
    if (outcome) return outcome;
  }
  return undefined;
}

const TICKS = /^(?:tick|tick-off|check-off|tickoff|check|cross)$/;

/** 'a tick-off button on each line': what says that it is done, a yes-or-no or a day. */
function ticked(clause: readonly Token[], world: World): Outcome | undefined {
  if (!clause.some(({ key }) => TICKS.test(key))) return undefined;
  const day = doneDay(world);
  return tickedOff(new Said(clause, {}), world) ?? (day && pressed(clause, day, world));
}

function readAction(whole: readonly Token[], world: World): Outcome | undefined {
  const clause = whole.slice(0, MOST);
  return (
    cannot(clause) ??
    inOtherWords(clause, world) ??
    several(clause, world) ??
    said(clause, world) ??
    ticked(clause, world) ??
    shrunk(clause, world) ??
    logged(clause) ??
    withState(clause, world)
  );
}

export const ACTION: SlotReader = {
  class: 'action',
  read: readAction,
  examples: {
    'paid – one tap': '+ action Order: Paid = yes',
    'Sent should be one tap': '+ action Order: Status = Sent',
    'button packed': '+ action Order: Status = Packed',
    'click → sent': '+ action Order: Status = Sent',
    'one-click paid': '+ action Order: Paid = yes',
    'I want to press something to say packed': '+ action Order: Status = Packed',
    'give the drivers a paid button': '+ action Order: Paid = yes',
    'at the press of a button it is sent': '+ action Order: Status = Sent',
    'press and it is packed': '+ action Order: Status = Packed',
    'big button packed, big button sent': '+ action Order: Status = Packed\n+ action Order: Status = Sent',
    'tasks: A tick-off button on each line.': '+ action Task: Done = yes',
    'tasks: Done: one press': '+ action Task: Done = yes',
    'stock: +1 / -1': '+ action Item: In stock = In stock + 1\n+ action Item: In stock = -1 + In stock',
    'Check-in and check-out at the press of a button': 'operations',
    'button to mark it as handed over': 'operations',
    'a button that copies the last one': 'missing',
    'a button to pick one at random': 'missing',
    'button I smoked': 'promise',
    'stock: one tap = one less in stock': '+ action Item: In stock = -1 + In stock',
    'Prolonging by six months should be possible with one click': '+ action Order: Due = Due + 6 months',
    'tasks: one-click close': '+ action Task: Done = yes',
    'swap button: open → packed → sent':
      '+ action Order: Status = Open\n+ action Order: Status = Packed\n+ action Order: Status = Sent',
  },
};
