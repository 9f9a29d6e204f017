import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { FieldPlace } from '../../model/find';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { kindSaid } from './edit-said';
import { outcomeOf, partsOf } from './fields-said';
import { CERTAIN, fieldCalled, isDenied, ORDER, REASON } from './plain-names';

/** 'a boat always needs an owner', "a book can't be without a title": no record without it. */

/** A field of the kind of record, by its name or by what it links to. */
function partOf(tokens: readonly Token[], entity: Entity, world: World): FieldPlace | undefined {
  const place = fieldCalled(tokens, world, entity);
  if (place?.entity.id === entity.id) return place;
  const target = kindSaid(tokens, world);
  const [link, more] = entity.fields.filter(({ reference }) => target && reference?.entity === target.id);
  return link && !more ? { entity, field: link } : undefined;
}

function always(said: Said, world: World): Outcome | undefined {
  const entity = kindSaid(said.tokens('table'), world);
  const places = entity && partsOf(said.tokens('what')).map((part) => partOf(part, entity, world));
  if (!places || places.length === 0 || places.some((place) => place === undefined)) return undefined;
  const fields = places.flatMap((place) => (place ? [place.field] : []));
  if (fields.some(({ computed, type }) => computed !== undefined || type === 'boolean')) return undefined;
  return outcomeOf(
    world,
    fields
      .filter(({ required }) => !required)
      .map(({ id }) => ({ kind: 'setRequired', field: id, required: true })),
    `${fields.map(({ name }) => name).join(' and ')} is required already`,
  );
}

const EACH = '(a | an | each | every | any | the | all | all the | our)*';
const HAVE =
  '(need | needs | have | has | require | requires | come with | comes with | belong to | belongs to)+';
const MUST = '(must | should | have to | need to | ought to | shall)';
const ONE = '(a | an | the | its | their | at least one | some | one)*';

export const PLAIN_NEEDED: readonly Rule[] = [
  {
    name: 'each of them always has what is named',
    class: 'edit',
    certainty: CERTAIN + 0.1,
    when: [
      `${ORDER} ${EACH} <table> always ${HAVE} ${ONE} <what> ${REASON}`,
      `${ORDER} ${EACH} <table> ${MUST} always ${HAVE} ${ONE} <what> ${REASON}`,
      `${ORDER} ${EACH} <table> ${MUST} (always)? (belong | belongs) to ${ONE} <what> ${REASON}`,
      `${ORDER} ${EACH} <table> always ${MUST} ${HAVE} ${ONE} <what> ${REASON}`,
      `${ORDER} ${EACH} <table> (cannot | can | may | must | should | could)+ (#not | never)? ever? (be | exist | go | do | be saved | be entered | be created | be added | stay) without ${ONE} <what> ${REASON}`,
      `${ORDER} (there (be | can be | must be | should be | may be))? (no | never a | never an | never) <table> without ${ONE} <what> ${REASON}`,
    ],
    // 'can be without' asks for nothing.
    read: (said, world) =>
      said.clause.some(({ key }) => key === 'without') && !isDenied(said) ? undefined : always(said, world),
    examples: {
      'a customer cannot be saved without a phone': '+ required Customer.Phone',
      'no booking without a guest': '+ required Booking.Guest',
      "a customer can't be without a name": '+ required Customer.Name',
      'there must be no room without seats': '+ required Room.Seats',
    },
    counter: [
      'an order always needs a second customer',
      'a customer can be without a phone',
      'orders without a customer',
    ],
  },
];
