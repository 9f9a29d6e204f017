import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { fieldsMeant, isOnly, isPointer, namedBy, optionSaid, withPlace, WHY } from './edit-said';
import { outcomeOf, partsOf, oneField } from './fields-said';

/** 'get rid of the fax', 'no more notes', 'out with it', 'Cash can go': what shall not be there any longer. */

const VIEWS = /^(?:board|kanban|calendar|gallery|timeline|cards?)$/;

/** The view that words name: 'the calendar on the jobs'. */
function viewSaid(tokens: readonly Token[], world: World): readonly Operation[] | undefined {
  const { what, entity } = withPlace(tokens, world);
  const words = what.filter(({ tag, key }) => tag !== 'article' && tag !== 'owner' && key !== 'view');
  const [kind] = words;
  if (words.length !== 1 || !kind || !VIEWS.test(kind.lemma)) return undefined;
  const wanted = kind.lemma === 'kanban' ? 'board' : kind.lemma === 'card' ? 'cards' : kind.lemma;
  const owners = entity ? [entity] : [world.current, ...world.model.entities];
  for (const owner of owners) {
    const view = owner.views.find((one) => one.kind === wanted);
    if (view && owner.views.length > 1) return [{ kind: 'removePart', part: 'view', id: view.id }];
  }
  return undefined;
}

/** The view that was spoken of: 'nobody opens the calendar, take it off'. */
function pointedView(tokens: readonly Token[], world: World): readonly Operation[] | undefined {
  if (!isPointer(tokens) || world.touched.field !== undefined) return undefined;
  const view = world.model.entities.flatMap(({ views }) => views).find(({ id }) => id === world.touched.node);
  return view && [{ kind: 'removePart', part: 'view', id: view.id }];
}

/** A field of the records that are named with it: 'the email of the customers'. */
function fieldInside(
  tokens: readonly Token[],
  world: World,
  home?: string,
): readonly Operation[] | undefined {
  const { what, entity } = withPlace(tokens, world);
  const owner = entity ?? world.model.entities.find(({ id }) => id === home);
  const inside = owner && oneField(what, world, owner);
  const isInside = inside?.entity.id === owner?.id && inside !== undefined && isOnly(what, inside);
  return isInside ? [{ kind: 'removeField', field: inside.field.id }] : undefined;
}

/** What is called so: an option or a kind of records before the fields that words mean. */
function removalNamed(tokens: readonly Token[], world: World): readonly Operation[] | undefined {
  const named = namedBy(tokens, world);
  if (named?.kind === 'option')
    return [{ kind: 'removeOption', field: named.field.id, option: named.option }];
  if (named?.kind === 'entity') return [{ kind: 'removeEntity', entity: named.entity.id }];
  const pointed = tokens.length <= 5 ? fieldsMeant(tokens, world) : undefined;
  if (pointed?.every((place) => isPointer(tokens) || isOnly(tokens, place)) === true)
    return pointed.map(({ field }) => ({ kind: 'removeField', field: field.id }));
  return named && isOnly(tokens, named) ? [{ kind: 'removeField', field: named.field.id }] : undefined;
}

/** What one part of an enumeration takes away. */
const removalOf = (tokens: readonly Token[], world: World, home?: string): readonly Operation[] | undefined =>
  pointedView(tokens, world) ??
  viewSaid(tokens, world) ??
  fieldInside(tokens, world, home) ??
  removalNamed(tokens, world);

function removeSaid(said: Said, world: World): Outcome | undefined {
  const tokens = said.tokens('what');
  const whole = removalOf(tokens, world);
  const parts = partsOf(tokens);
  if (parts.length < 2) return whole ? outcomeOf(world, whole) : undefined;
  const { entity } = withPlace(tokens, world);
  const each = parts.map((part) => removalOf(part, world, entity?.id));
  if (!each.every((one) => one !== undefined)) return whole ? outcomeOf(world, whole) : undefined;
  return outcomeOf(world, each.flat());
}

/** 'get rid of Cash as an account', 'drop tsp from the units'. */
function removeOption(said: Said, world: World): Outcome | undefined {
  const place = oneField(said.tokens('field'), world, world.current) ?? world.field(said.tokens('field'));
  const within = place?.field.options ? place.field : undefined;
  if (
    !within &&
    said.has('field') &&
    !/^(?:kind|option|choice|status|type|value)s?$/.test(said.tokens('field').at(-1)?.lemma ?? '')
  )
    return undefined;
  const options = partsOf(said.tokens('what')).map((part) => optionSaid(part, world, within));
  if (options.length === 0 || !options.every((option) => option?.kind === 'option')) return undefined;
  return outcomeOf(
    world,
    options.map(({ field, option }) => ({ kind: 'removeOption', field: field.id, option })),
  );
}

export const DROP = `(
  remove | delete | drop | get rid of | take out | take away | take off | kick out | lose | scrap | throw out | ditch | cut |
  cut out | erase | kill | bin | axe | trash | chuck out | do away with | rid me of | strike | wipe | banish | dump
)`;
const ASKED = '($ask | just | also | now | simply | , )*';

export const REMOVE_FIELD_RULES: readonly Rule[] = [
  {
    name: 'take something away',
    class: 'edit',
    weight: 0.1,
    when: [
      `${ASKED} ${DROP} <what> ${WHY}`,
      `${ASKED} (take | throw | kick | chuck | get | cut) <what> (out | away | off | out of there | out of here | off there | out of it) (again)? ${WHY}`,
      `(out | away | down | off) with <what> ${WHY}`,
      `(no more | enough of | enough with | bye | goodbye | farewell) <what> ${WHY}`,
      `<what> (can | should | must | could | may | has to | needs to | have to | to) (go | go again | disappear | vanish | be removed | be deleted | be dropped | leave | be scrapped | come off | come out) ${WHY}`,
      `(i | we | they)* (do n't | do not | dont | never | no longer) (want | need | like | use)? (to)? (see | have | look at | use)? <what> (any more | anymore | any longer) ${WHY}`,
      `(i | we | they)* (do n't | do not | dont) want (to)? (see | have) <what> (there | in there | on there | here)? ${WHY}`,
    ],
    read: removeSaid,
    examples: {
      "I don't want to see the picture": '- field Order.Picture: image',

      'out with the notes': '- field Order.Notes: longtext',
      'no more pictures': '- field Order.Picture: image',
      'the due date can go': '- field Order.Due: date',
    },
    counter: [
      'remove everything that is paid',
      'drop me a line',
      'cut the price in half',
      'orders can go out on Friday',
      "I don't want to see paid orders",
      'remove duplicates',
    ],
  },
  {
    name: 'take an option away',
    class: 'edit',
    weight: 0.14,
    when: [
      `${ASKED} ${DROP} (the (option | choice | value | status))? <what> (as (a | an | the)* | from (the | our)* | in (the)? | of (the)? | out of (the)?) <field> ${WHY}`,
      `<field:np> (: | ,) (no more | without | minus | remove | drop | lose | no) <what>`,
      `${ASKED} ${DROP} (the | that | this)? (option | choice | kind) <what> ${WHY}`,
    ],
    read: removeOption,
    examples: {
      'get rid of Packed as a status': '- option Order.Status: Packed',

      'status: no more packed': '- option Order.Status: Packed',
    },
    counter: ['remove the phone from customers', 'delete the status'],
  },
];
