import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';
import { whichRecords } from '../meaning/which-records';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { badgeWhere } from './badge-words';
import { CERTAIN, ORDER, REASON } from './plain-names';
import { forEach } from './plain-filters';

/** 'flag owners without a phone number', 'give 5 star recipes a badge', 'stop highlighting unpaid orders'. */

/** 'below it' is below the field that was spoken of last. */
function withPointed(tokens: readonly Token[], world: World): readonly Token[] {
  const last = tokens.at(-1);
  const place = last?.key === 'it' || last?.key === 'that' ? world.field('it') : undefined;
  if (!place || tokens.length < 2) return tokens;
  return [...tokens.slice(0, -1), ...tokenise(`the ${place.field.name}`)];
}

const COLOUR = /^(?:red|orange|yellow|amber|green|blue|grey|gray|purple|pink)$/;

/** Without 'in red' behind, which the badge says itself. */
function withoutColour(tokens: readonly Token[]): readonly Token[] {
  const isIn = COLOUR.test(tokens.at(-1)?.key ?? '') && /^(?:in|with)$/.test(tokens.at(-2)?.key ?? '');
  return isIn ? tokens.slice(0, -2) : tokens;
}

function flagged(said: Said, world: World): Outcome | undefined {
  const what = withPointed(withoutColour(said.tokens('what')), world);
  return forEach(what, world, (found) => badgeWhere(found, said.clause, world));
}

/** The badge on exactly these records. */
function unflagged(said: Said, world: World): Outcome | undefined {
  const found = whichRecords(said.tokens('what'), world);
  const badge = found?.entity.badges.find(({ when }) => when === found.code);
  return badge && { operations: [{ kind: 'removePart', part: 'badge', id: badge.id }] };
}

const FLAG =
  '(flag | flag up | highlight | mark | emphasise | emphasize | badge | star | call out | point out | mark out)';
const FLAGGED =
  '(flagged | flagged up | highlighted | marked | emphasised | emphasized | starred | called out | badged)';
const SIGN = `(a | an | some | kind of | sort of | clear | little | small | big | bright | red | orange | yellow | green | blue | grey | purple | pink | warning)*
  (badge | flag | mark | marker | warning | warning sign | label | sign | star | highlight)`;
const REMOVE = `(remove | delete | drop | get rid of | scrap | take away | take off | lose)`;

export const PLAIN_BADGES: readonly Rule[] = [
  {
    name: 'a badge for the records that are named',
    class: 'badge',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${FLAG} <what> ${REASON}`,
      `${ORDER} ${FLAG} <what> with ${SIGN} ${REASON}`,
      `${ORDER} <what> ${FLAGGED} ${REASON}`,
      `${ORDER} make <what> (stand out | jump out | noticeable | obvious) ${REASON}`,
      `${ORDER} give <what> ${SIGN} ${REASON}`,
      `${ORDER} (put | add | show | set | stick | want | have) ${SIGN} (on | to | for | at | beside | next to | against) <what> ${REASON}`,
      `${SIGN} (for | on) <what> ${REASON}`,
      `<what> (should | must | shall | ought to | has to | have to)* (need | needs | get | gets | have | carry | deserve | show | be given) ${SIGN} ${REASON}`,
      `<what> (should | must | shall | ought to | need to | has to | have to)+ be ${FLAGGED} ${REASON}`,
    ],
    read: flagged,
    examples: {
      'overdue ones marked': '+ badge Order: Due < today and not Paid',
      "i'd like customers without a phone flagged": '+ badge Customer: Phone is empty',
      'flag orders that are overdue': '+ badge Order: Due < today and not Paid',
      'highlight the unpaid ones': '+ badge Order: not Paid',
      'could you mark bookings with more guests than the room has seats':
        '+ badge Booking: Guests > Room.Seats',
      'flag the orders due in the next 7 days in orange':
        '+ badge Order: Due >= today and Due <= today + 7 days',
      'put a red flag on unpaid orders': '+ badge Order: not Paid',
      "orders that haven't been paid need to be highlighted": '+ badge Order: not Paid',
      'stock: expired items get a red mark': '+ badge Item: Best before < today',
      'flag customers without a phone number': '+ badge Customer: Phone is empty',
      'packed orders need a badge': '+ badge Order: Status is "Packed"',
      'give rooms with more than 20 seats a badge': '+ badge Room: Seats > 20',
      'runs: put a badge on runs with 5 stars': '+ badge Run: Mood = 5',
      'stock: sold-out items, with zero in stock, should be highlighted': '+ badge Item: In stock = 0',
    },
    counter: ['mark orders as sent', 'flag it', 'every order needs a label', 'add a flag to orders'],
  },
  {
    name: 'no badge for the records that are named',
    class: 'badge',
    certainty: CERTAIN,
    when: [
      `${ORDER} (stop | no longer | do n't | do not | never) (flag | flagging | highlight | highlighting | mark | marking) <what> ${REASON}`,
      `${ORDER} ${REMOVE} (the)? ${SIGN} (on | for | from | of) <what> ${REASON}`,
      `<what> (need | needs | should | have | get) (#not | no longer | no) (be | have | need)? (a)? (badge | flag | flagged | highlighted | marked | highlighting) ${REASON}`,
    ],
    read: unflagged,
    examples: { 'parcels: stop highlighting heavy parcels': '- badge Parcel: Heavy' },
    counter: ['stop highlighting unpaid orders', 'remove the badge'],
  },
];
