import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import type { FieldPlace } from '../../model/find';
import { typeWord, type ValueSpec } from '../../words/value-spec';
import { wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { nameKey } from '../../words/text';
import { fieldsMeant, isOnly, isPointer, kindSaid, WHY } from './edit-said';
import { retyped, typeSaid } from './edit-types';
import { outcomeOf } from './fields-said';

/** 'status should be a dropdown', "it's a number, not text", 'make it a date', 'stars out of 5': what a field holds. */

/** 'make the guest a phone number': the field ends where a kind of value begins. */
function cut(said: Said, world: World): Outcome | undefined {
  const tokens = said.tokens('both');
  const joint = tokens.findIndex(({ key }, at) => at > 0 && /^(?:into|to|as|be|:)$/.test(key));
  const ends =
    joint > 0
      ? [joint]
      : tokens
          .map((_, at) => at)
          .slice(1)
          .reverse();
  for (const end of ends) {
    const type = tokens.slice(joint > 0 ? end + 1 : end);
    const outcome =
      type.length > 0
        ? retypeFields(
            tokens.slice(0, end),
            type.filter(({ key }, at) => !(at === 0 && key === 'be')),
            said,
            world,
          )
        : undefined;
    if (outcome) return outcome;
  }
  return undefined;
}

function retypeSaid(said: Said, world: World): Outcome | undefined {
  if (said.has('both')) return cut(said, world);
  return retypeFields(said.has('field') ? said.tokens('field') : it(world), said.tokens('type'), said, world);
}

/** The fields that shall hold something else: none where the words say more than what a field is called. */
function placesSaid(field: readonly Token[], world: World): readonly FieldPlace[] | undefined {
  const places = fieldsMeant(field, world);
  if (!places || places.length === 0 || places.length > 4) return undefined;
  const isCalled = (place: FieldPlace) => nameKey(place.field.name) === nameKey(wordsOf(field));
  if (kindSaid(field, world) && !places.every(isCalled)) return undefined;
  const isMore = !isPointer(field) && places.length === 1 && !places.every((place) => isOnly(field, place));
  return isMore ? undefined : places;
}

const LIST_WORD = /^(?:or|choice|pick|choose|tap|dropdown|options|either|should|better|of|,)$/;

/** Whether a bare enumeration is one of options. */
function isListMeant([only, ...others]: readonly FieldPlace[], said: Said, world: World): boolean {
  const mayList = others.length === 0 && (only?.field.type === 'text' || only?.field.type === 'choice');
  return mayList && (world.touched.did !== undefined || said.clause.some(({ key }) => LIST_WORD.test(key)));
}

function retypeFields(
  field: readonly Token[],
  kind: readonly Token[],
  said: Said,
  world: World,
): Outcome | undefined {
  const places = placesSaid(field, world);
  if (!places) return undefined;
  const type = typeSaid(kind, world, isListMeant(places, said, world));
  if (!type || (type.spec?.options && places.some(({ field: one }) => one.type === 'choice')))
    return undefined;
  const outcomes = places.map(({ entity, field: one }) => retyped(entity, one, type, false, world));
  const operations: Operation[] = outcomes.flatMap((outcome) =>
    outcome && 'operations' in outcome ? outcome.operations : [],
  );
  if (operations.length > 0) return outcomeOf(world, operations);
  return outcomes.every((outcome) => outcome !== undefined) ? outcomes[0] : undefined;
}

const it = (world: World) => (world.touched.field === undefined ? [] : IT);
const IT = [{ text: 'it', start: 0, end: 2, key: 'it', lemma: 'it', tag: 'pronoun' as const }];

/** 'make it a date', where nothing was spoken of. */
function askedWhich(said: Said): Outcome | undefined {
  const isKind = typeWord(said.text('type').replace(/^(?:an? |the )/, '')) !== undefined;
  const isAsked = isKind && /\b(?:it|that|this)\b/.test(wordsOf(said.clause));
  return isAsked ? { ask: `What should be ${said.text('type')}?`, choices: [] } : undefined;
}

/** The field that is spoken of was added just before. */
function isFresh({ touched, model }: World): boolean {
  const newest = `f${String(model.next.field - 1)}`;
  return touched.field === newest && touched.did?.operations.some(({ kind }) => kind === 'addField') === true;
}

/** A bare list and a unit of what is no number are those of the field which was added just before. */
function isOfFresh(kind: readonly Token[], spec: ValueSpec, world: World): boolean {
  if (spec.options || typeSaid(kind, world) === undefined) return true;
  const field = world.model.entities
    .flatMap(({ fields }) => fields)
    .find(({ id }) => id === world.touched.field);
  return spec.unit !== undefined && !/^(?:number|integer|duration|money|percent)$/.test(field?.type ?? '');
}

/** Where nothing is named, a kind of value has to be said outright. */
function retypeIt(said: Said, world: World): Outcome | undefined {
  if (world.touched.field === undefined) return askedWhich(said);
  const kind = said.tokens('type');
  const spec = typeSaid(kind, world, true)?.spec;
  // A kind of value alone is often a name: 'the phone too'.
  if (kind.length === said.clause.length && !spec?.options) return undefined;
  if (spec && !isFresh(world) && isOfFresh(kind, spec, world)) return undefined;
  return retypeSaid(said, world);
}

const ASKED = '($ask | also | just | now | , )*';
const BE = `
  (should | must | has to | have to | needs to | need to | ought to | shall | could | can | would be better | better)+
  (really | rather | better | also | only | actually | just | please)*
  (be | become | have | hold | take | get | be shown as | come)?`;

export const RETYPE_RULES: readonly Rule[] = [
  {
    name: 'a field holds another kind of value',
    class: 'edit',
    weight: 0.06,
    when: [
      `${ASKED} <field> ${BE} (as | in | of)? <type> ${WHY}`,
      `${ASKED} (make | turn | change | convert | switch | set | transform | redo) (the type of | all)? <both> ${WHY}`,
      `${ASKED} (have | show | use | store | treat | want | need) <field> (as | in) <type> ${WHY}`,
      `<field> (as | : | =) <type>`,
      `<field> be (really | actually | rather | always | in fact | supposed to be)* <type> ,? (not | and not | no | rather than | instead of) (a | an | just | in)* <old>`,
      `<field> be (really | actually | always | in fact | supposed to be | meant to be)+ <type>`,
      `<field> be <type>`,
      `${ASKED} (use | have | make) (a | an)? <type> for <field> ${WHY}`,
      `${ASKED} (let | allow) <field> (be | have | go) <type> ${WHY}`,
    ],
    read: retypeSaid,
    examples: {
      'city should be York, Leeds or Hull': '~ type Customer.City: choice York / Leeds / Hull',
      'points are stars out of 5': '~ type Customer.Points: rating 1-5',
      'phone is a number not text': '~ type Customer.Phone: number',
      'stock: minimum as a percentage': '~ type Item.Minimum: percent',
      'runs: distance should be in miles': '~ type Run.Distance: number miles | number mi',
      'use a date for the city': '~ type Customer.City: date',
    },
    counter: [
      'the total should be red',
      'orders should be newest first',
      'the price should be more than 0',
      'notes should be required',
      'status should be New',
      'the guest should be called Visitor',
      'the notes are nice',
    ],
  },
  {
    name: 'it holds another kind of value',
    class: 'edit',
    weight: 0.02,
    when: [
      `(it | that | this | that one | this one) (should | must | has to | needs to | ought to | could | can | 's | is | be)+
        (really | actually | rather | just | supposed to be)* <type> ,? ((not | and not | rather than | instead of) (a | an | just)* <old>)? ${WHY}`,
      `${ASKED} (make | turn | change | convert | switch) (it | that | this | that one | this one) (into | to | a | an | be)* <type> ${WHY}`,
      `(should | must | better | needs to | i meant | i mean | as | rather) (be)? (:)? <type> ${WHY}`,
      `(in | as) <type> ${WHY}`,
      `(unit | the unit | the unit is | unit is | unit :)+ <type>`,
      `${ASKED} (we | i | it | they)* (will | 'll)? (need | needs) <type> for (that | it | this) ${WHY}`,
      `<type>`,
    ],
    read: retypeIt,
    examples: { 'make it a date': 'ask', 'that should be a number': 'ask' },
    counter: [
      'make it red',
      'make it required',
      'it is a bakery',
      'in euros',
      'a date',
      'it should be in order',
    ],
  },
];
