import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { kindSaid } from './edit-said';
import { NEARLY_CERTAIN, NEED, NEW_FIELD, unlessOther } from './plain-adds';
import { ORDER, REASON } from './plain-names';
import { isKnown, wishedFields } from './plain-wished';

/** 'every boat needs a skipper', 'I have to record a VAT rate on products': fields that somebody needs. */

/** 'need a scarf': a field only where it is said of which records, or what it holds. */
function surelySaid(said: Said, world: World): Outcome | undefined {
  const wished = wishedFields(said.tokens('what'), undefined, world);
  const isTold =
    wished?.isPlaced === true ||
    wished?.drafts.every((one) => one.isTypeStated || one.areLimitsStated) === true;
  return wished && isTold ? { operations: wished.operations } : undefined;
}

/** 'every boat needs a skipper': what it has already is another wish. */
function neededBy(said: Said, world: World): Outcome | undefined {
  const entity = kindSaid(said.tokens('table'), world);
  const wished = entity && wishedFields(said.tokens('what'), entity, world);
  return wished && !isKnown(wished, world) ? { operations: wished.operations } : undefined;
}

/** Why it is wanted, in front: 'because of the new rules'. */
const AHEAD = '((because | because of | due to | since | thanks to | for | from | before) <ahead>)?';
const WE =
  '(please | also | just | now | then | so | maybe | i | we | they | you | would | could | can | really | still | , )*';
const STORE =
  '(store | record | note | note down | write down | track | keep track of | keep | log | enter | save | capture)';
/** 'it would be handy if …' */
const GLAD =
  '((it | that)? (would | might | will)* be (really | very | so | also)* (handy | nice | great | good | useful | helpful | lovely | perfect | practical) if)?';

const EACH = '(the | each | every | all | all the | our | my)*';
const SOME = '(a | an | another | some | its own | their own)';

export const PLAIN_NEEDS: readonly Rule[] = [
  {
    name: 'what is named is needed on some records',
    class: 'edit',
    certainty: NEARLY_CERTAIN,
    when: [
      `${AHEAD} $ask* (can | could | may | must | should | will)* (i | we | you | they) ($ask | also | always | still | really)* ${STORE} also? <what> (too | as well)*`,
      `${AHEAD} ${WE} (need | want | would like | 'd like | could use | miss | require | have) (a | an | another | some) <what> (too | as well)* ${REASON}`,
      `$ask* put (a | an | another) <what> (too | as well)* ${REASON}`,
      `$ask* (${STORE} | know the | know each | know every) <what> (too | as well)* ${REASON}`,
    ],
    read: unlessOther(surelySaid),
    examples: {
      "can we store each customer's weight in kg?": '+ field Customer.Weight: number kg',
      'because of the new rules I have to record a VAT rate in percent on rooms':
        '+ field Room.VAT rate: percent',
      'put a seal field on bookings with the choices wax, tape and none':
        '+ field Booking.Seal: choice Wax / Tape / None',
      'need a gift wrap tick box on bookings': '+ field Booking.Gift wrap: boolean',
      'put a shelf on the rooms': '+ field Room.Shelf: text',
    },
    counter: [
      'we need a break',
      'I have to record a lot',
      'put a stop to it',
      'use a date for the city',
      'I want a table with prices',
    ],
  },
  {
    name: 'each of them needs what is named',
    class: 'edit',
    certainty: NEARLY_CERTAIN,
    when: [
      `${ORDER} ${GLAD} ${EACH} <table> (also | still | really | should | must | be able to)* ${NEED}+ (also)? ${SOME} <what> (field | column)? (too | as well)* ${REASON}`,
      `${ORDER} give ${EACH} <table> (also)? ${SOME} <what> (field | column)? (too | as well)* ${REASON}`,
      `${ORDER} ${NEW_FIELD} (for | on | in | to) (the | all | our | each | every)* <table> (: | , | - | called | named)+ (a | an)? <what>`,
    ],
    read: unlessOther(neededBy),
    examples: {
      'every order needs a courier': '+ field Order.Courier: text',
      'customers should have a nickname too': '+ field Customer.Nickname: text',
      'it would be handy if every customer had a website': '+ field Customer.Website: url',
      'give each customer a rating from 1 to 5': '+ field Customer.Rating: rating 1-5',
      'new field for customers: remarks, several lines of text': '+ field Customer.Remarks: longtext',
      'bookings should have an email address for the guest': '+ field Booking.Guest email address: email',
      'customers should have an eye colour we can pick': '+ field Customer.Eye colour: color',
      'give the rooms a floor': '+ field Room.Floor: text | integer',
      'rooms also need a photo': '+ field Room.Photo: image',
      'customers get a text field Team': '+ field Customer.Team: text',
      'bookings should have an image field Passport': '+ field Booking.Passport: image',
      'every customer needs a mobile number': '+ field Customer.Mobile number | Mobile: phone',
      'each room needs a floor and a photo': '+ field Room.Floor: text | integer\n+ field Room.Photo: image',
    },
    counter: ['every order needs a status', 'every order needs a customer', 'customers need a button'],
  },
];
