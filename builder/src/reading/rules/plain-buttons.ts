import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { unquoted } from './action-phrases';
import { added, draftOf, nameOf } from './buttons-said';
import { kindSaid } from './edit-said';
import { firstOf, partsOf } from './fields-said';
import { effectsCalled } from './plain-effects';
import { isAsking } from './plain-filters';
import { CERTAIN, fieldCalled, REASON } from './plain-names';

/** 'a "mark as sent" button on orders', 'a button that gives five stars', 'a +1 button for servings'. */

const SIZES = wordList(
  'one two three some big small little quick single simple nice handy new extra single-click one-click',
);

/** What is asked for in front, and the label behind the last article: 'I would like a' and '+1'. */
function labelled(tokens: readonly Token[]): {
  readonly lead: readonly Token[];
  readonly label: readonly Token[];
} {
  const quoted = tokens.findIndex(({ tag }) => tag === 'quoted');
  const article = tokens.findLastIndex(({ tag }) => tag === 'article');
  let from = quoted >= 0 ? quoted : article + 1;
  if (from === 0) while (from < tokens.length - 1 && isAsking(tokens.slice(0, from + 1))) from += 1;
  while (from < tokens.length && SIZES.has(tokens[from]?.key ?? '')) from += 1;
  return { lead: tokens.slice(0, from), label: tokens.slice(from) };
}

const isRest = (tokens: readonly Token[]) => isAsking(tokens.filter(({ key }) => !SIZES.has(key)));

/** Where the button is: on records, or beside the number that it counts. */
interface Place {
  readonly entity?: Entity;
  readonly counts: readonly Token[];
}

function placeOf(tokens: readonly Token[], world: World): Place | undefined {
  if (tokens.length === 0) return { counts: [] };
  const entity = kindSaid(tokens, world);
  if (entity) return { entity, counts: [] };
  const place = fieldCalled(tokens, world);
  return place && { entity: place.entity, counts: tokens };
}

const MORE = /^(?:it|them|each|every|one)$/;

function made(said: Said, world: World): Outcome | undefined {
  const { lead, label } = labelled(said.tokens('label'));
  const named = said.has('name') ? said.tokens('name') : label;
  const where = said.tokens('where').filter(({ key }) => !MORE.test(key));
  const place = placeOf(where, world);
  if (!place || !isRest(said.tokens('lead')) || !isRest(lead)) return undefined;
  const words = said.has('effect') ? said.tokens('effect') : named;
  const says = unquoted([...words, ...(said.has('effect') ? [] : place.counts)]);
  if (says.length === 0) return undefined;
  const read = (entity: Entity): Outcome | undefined => {
    const effects = effectsCalled(says, entity, world);
    const draft = effects && draftOf(nameOf(named, effects), effects, entity, world);
    return draft && added(entity, [draft], world);
  };
  return place.entity ? read(place.entity) : firstOf(world, read);
}

/** 'two buttons on orders: packed and sent': each of them does one thing. */
function several(said: Said, world: World): Outcome | undefined {
  const place = placeOf(said.tokens('where'), world);
  if (!place || !isRest(said.tokens('lead'))) return undefined;
  const parts = partsOf(unquoted(said.tokens('several')), /^(?:and|,)$/);
  const read = (entity: Entity): Outcome | undefined => {
    const drafts = parts.map((part) => {
      const effects = effectsCalled(part, entity, world);
      return effects && draftOf(nameOf([], effects), effects, entity, world);
    });
    return drafts.every((draft) => draft !== undefined) ? added(entity, drafts, world) : undefined;
  };
  return place.entity ? read(place.entity) : firstOf(world, read);
}

const BUTTON = '(button | buttons | shortcut)';
const ON =
  '(on | to | for | in | onto | next to | beside | with)+ (the | each | every | a | an | my | our | all)* <where>';
const WHICH = '(that | which | to | , | with which i can | so i can | so that i can | so we can)+';
const NICE =
  '((would | will) be (really | very | so | quite)* (nice | lovely | great | handy | useful | good | cool | perfect | helpful | fine))?';
const CALLED = '(called | named | labelled | labeled | saying | that says | which says | with the label)';

export const PLAIN_BUTTONS: readonly Rule[] = [
  {
    name: 'a button for what is named',
    class: 'action',
    certainty: CERTAIN,
    when: [
      `<label> ${BUTTON} ${NICE} ${REASON}`,
      `<lead?> buttons (: | for | called | , | saying)+ <several> ${REASON}`,
      `<lead?> buttons ${ON} (: | for | called | , | saying)+ <several> ${REASON}`,
      `<label> ${BUTTON} ${ON} ${NICE} ${REASON}`,
      `<lead?> ${BUTTON} ${ON} ${CALLED} <name> ${REASON}`,
      `<lead?> ${BUTTON} ${CALLED} <name> ${WHICH} <effect> ${NICE} ${REASON}`,
      `<lead?> ${BUTTON} ${WHICH} <effect> ${NICE} ${REASON}`,
      `<lead?> ${BUTTON} ${ON} ${WHICH} <effect> ${NICE} ${REASON}`,
      `<label> ${BUTTON} ${ON} ${WHICH} <effect> ${NICE} ${REASON}`,
      `<label> ${BUTTON} ${WHICH} <effect> ${NICE} ${REASON}`,
    ],
    read: (said, world) => (said.has('several') ? several(said, world) : made(said, world)),
    examples: {
      'a minus one button': '+ action Order: Quantity = -1 + Quantity',
      'a +5 button for the quantity': '+ action Order: Quantity = Quantity + 5',
      '+1 button': '+ action Order: Quantity = Quantity + 1',
      'a +1 button for the points would be handy': '+ action Customer: Points = Points + 1',
      'tasks: a done button': '+ action Task: Done = yes',
      'a paid button': '+ action Order: Paid = yes',
      'stock: a button that takes one off the stock': '+ action Item: In stock = -1 + In stock',
      'a button on rooms to set it free': '+ action Room: Free = yes',
      'a button that toggles paid': '+ action Order: Paid = not Paid',
      'tasks: a button that sets the priority to high': '+ action Task: Priority = High',
      'tasks: a button to add an hour': '+ action Task: Hours = Hours + 1',
      'add a button to the orders that adds one to the quantity': '+ action Order: Quantity = Quantity + 1',
      'a button that puts today in due': '+ action Order: Due = today',
      'I want a button on orders to mark them as sent': '+ action Order: Status = Sent',
      'a button that marks it as paid': '+ action Order: Paid = yes',
      'add a "mark as sent" button to orders': '+ action Order: Status = Sent',
      'runs: a button that gives a run five stars': '+ action Run: Mood = 5',
      'add two buttons to orders: packed and sent':
        '+ action Order: Status = Packed\n+ action Order: Status = Sent',
      'a +1 button for guests would be lovely': '+ action Booking: Guests = Guests + 1',
      'I want a button on orders that sets the status to packed': '+ action Order: Status = Packed',
      'a button that extends the due date by two weeks': '+ action Order: Due = Due + 2 weeks',
      'a button that marks orders as sent and paid': '+ action Order: Status = Sent',
    },
    counter: [
      'an export button',
      'a button that e-mails the customer',
      'add a button',
      'remove the paid button',
    ],
  },
];
