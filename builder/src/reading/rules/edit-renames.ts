import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import { plural, singular } from '../../words/inflect';
import { optionLabel, typeWord } from '../../words/value-spec';
import { wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { fieldsMeant, namedBy, newName, optionSaid, WHY, type Named } from './edit-said';
import { outcomeOf } from './fields-said';

/** 'call Temper "Behaviour"', 'phone → mobile', 'Main should be "Main course"': what is called something else. */

function renaming(named: Named, name: string): Operation {
  if (named.kind === 'option')
    return { kind: 'renameOption', field: named.field.id, option: named.option, label: optionLabel(name) };
  if (named.kind === 'field') return { kind: 'renameField', field: named.field.id, name };
  return {
    kind: 'renameEntity',
    entity: named.entity.id,
    name: singular(name),
    plural: plural(singular(name)),
  };
}

const isPointer = (tokens: readonly Token[]) =>
  /^(?:it|that|this|one)$/.test(tokens.at(-1)?.key ?? '') && tokens.length <= 2;

function nodeSaid(tokens: readonly Token[], world: World): Named | undefined {
  if (!isPointer(tokens)) return namedBy(tokens, world);
  const [place] = fieldsMeant(tokens, world) ?? [];
  return place && { kind: 'field', ...place };
}

function renamed(old: readonly Token[], now: readonly Token[], world: World): Outcome | undefined {
  const name = newName(now);
  const named = nodeSaid(old, world);
  if (!named || name === undefined) return undefined;
  return outcomeOf(world, [renaming(named, name)], `it is called ${name} already`);
}

/** 'call Temper "Behaviour"', 'call the notes Remarks': where the old name ends is where it names something. */
function callSaid(said: Said, world: World): Outcome | undefined {
  const tokens = said.tokens('both');
  const isJointAt = (at: number) =>
    at > 0 && at < tokens.length - 1 && /^(?:to|as|into|:|=|→|->|=>)$/.test(tokens[at]?.key ?? '');
  const hasJoint = tokens.some((_, at) => isJointAt(at));
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    const isJoint = isJointAt(at);
    if (hasJoint && !isJoint) continue;
    const old = tokens.slice(0, at);
    const name = newName(tokens.slice(isJoint ? at + 1 : at));
    const named = name === undefined ? undefined : nodeSaid(old, world);
    if (named && name !== undefined && (isJoint || isWhole(old, named)))
      return outcomeOf(world, [renaming(named, name)], `it is called ${name} already`);
  }
  return undefined;
}

/** The words are all of the name: else 'winter storage' would be called 'storage'. */
function isWhole(tokens: readonly Token[], named: Named): boolean {
  const name =
    named.kind === 'entity'
      ? named.entity.name
      : named.kind === 'field'
        ? named.field.name
        : (named.field.options?.find(({ id }) => id === named.option)?.label ?? '');
  const own = tokens.filter(
    ({ tag, key }) =>
      tag !== 'article' && tag !== 'owner' && !/^(?:field|column|option|table|it|that|this)$/.test(key),
  );
  return own.length === 0 || own.length >= name.split(' ').length;
}

/** What is said to be of a kind is no name: 'the price should be a number'. */
const isType = (tokens: readonly Token[]) =>
  typeWord(wordsOf(tokens)) !== undefined && tokens[0]?.tag !== 'quoted';

function becomes(said: Said, world: World): Outcome | undefined {
  if (isType(said.tokens('now'))) return undefined;
  const named = nodeSaid(said.tokens('old'), world);
  // 'orders should say who made them' wants a field.
  if (named?.kind === 'entity' && said.clause.some(({ key }) => key === 'say' || key === 'read'))
    return undefined;
  return renamed(said.tokens('old'), said.tokens('now'), world);
}

/** A value of a choice or a tick, or a kind of record, is only called so where the name is quoted. */
const isCalledOtherwise = (named: Named | undefined): boolean =>
  named?.kind === 'entity' ||
  (named?.kind === 'field' && (named.field.type === 'choice' || named.field.type === 'boolean'));

/** Only an option, a quotation or a capital letter makes it a name: 'Main should be "Main course"'. */
function written(said: Said, world: World): Outcome | undefined {
  const now = said.tokens('now');
  const [first] = now.filter(({ tag }) => tag !== 'article');
  const isQuoted = first?.tag === 'quoted';
  const isName = now.length <= 4 && (isQuoted || /^\p{Lu}\p{Ll}/u.test(first?.text ?? ''));
  if (!isName && optionSaid(said.tokens('old'), world) === undefined) return undefined;
  return !isQuoted && isCalledOtherwise(nodeSaid(said.tokens('old'), world))
    ? undefined
    : becomes(said, world);
}

const ASKED = '($ask | also | just | now | , )*';
const ARROW = '(→ | -> | --> | => | ⇒ | - > | = > | > | » | becomes)';

export const RENAME_RULES: readonly Rule[] = [
  {
    name: 'call something otherwise',
    class: 'edit',
    weight: 0.12,
    when: [
      `${ASKED} (rename | call | relabel | retitle | name | label) <both> ${WHY}`,
      `${ASKED} (change | set | make) the (name | title | label | heading | caption) of <old> (to | into | :) <now> ${WHY}`,
    ],
    read: (said, world) =>
      said.has('old') ? renamed(said.tokens('old'), said.tokens('now'), world) : callSaid(said, world),
    examples: {
      'change the name of Phone to Mobile': '~ field Customer.Phone -> Mobile',
    },
    counter: [
      'call the customer',
      'call it a day',
      'call me',
      'name the app Corner',
      'rename the app to Corner',
    ],
  },
  {
    name: 'it should be called',
    class: 'edit',
    weight: 0.14,
    when: [
      `<old> (should | must | shall | has to | needs to | ought to | is to | could | would | will | can | better)* 
        (be called | be named | be labelled | be renamed to | be renamed | say | read | be renamed as) <now> ${WHY}`,
      `${ASKED} (instead of | rather than) <old> ,? (i | we | you)?
        (want | say | use | write | call it | it should be | it should say | make it | have | would like | prefer | put | it 's | rather)+ <now> ${WHY}`,
      `(we | i | they | everyone | everybody | people) (say | call it | call that | write | call them) <now> (instead of | rather than | and not | , not | not) <old> ${WHY}`,
    ],
    read: becomes,
    examples: {
      'sent should say Posted': '~ option Order.Status: Sent -> Posted',
      'instead of Packed I want Boxed': '~ option Order.Status: Packed -> Boxed',
      'we say Shipped instead of Sent': '~ option Order.Status: Sent -> Shipped',
    },
    counter: ['the app should be called Corner', 'orders should say who made them'],
  },
  {
    name: 'an arrow to another name',
    class: 'edit',
    weight: 0.12,
    when: [
      `<old> ${ARROW} <now>`,
      `${ASKED} (change | turn | replace | swap | switch) <old> (to | too | into | for | with | by) <now> ${WHY}`,
    ],
    read: becomes,
    examples: { 'phone becomes mobile': '~ field Customer.Phone -> Mobile' },
    counter: ['change the price to a number', 'change the theme to dark', 'change it a bit'],
  },
  {
    name: 'another word for it',
    class: 'edit',
    weight: -0.05,
    when: [
      `<old> (should | must | shall | has to | ought to) be <now> ${WHY}`,
      `${ASKED} make <old> <now> ${WHY}`,
      `<old> be (really | actually | rather | properly)? <now> ${WHY}`,
    ],
    read: (said, world) =>
      said.tokens('now')[0]?.tag === 'quoted' ||
      said.clause.some(({ key }) => /^(?:should|must|shall|ought)$/.test(key))
        ? written(said, world)
        : undefined,
    examples: {
      'Sent should be "Gone out"': '~ option Order.Status: Sent -> Gone out',
      'the picture is "Photo"': '~ field Order.Picture -> Photo',
    },
    counter: [
      'orders should be Friday',
      'the total should be red',
      'the price should be a number',
      'status should be New',
    ],
  },
  {
    name: 'call that one',
    class: 'edit',
    weight: 0.1,
    when: [
      `${ASKED} (call | name | rename | label) (it | that | this | that one | this one | the field | that column)+ (to | as | just)? <now> ${WHY}`,
      `(it | that | this) (should | must | has to | ought to) (be called | be named | say | read) <now> ${WHY}`,
      `(it | that | this) (be | 's) <now>`,
    ],
    read: (said, world) => {
      const name = newName(said.tokens('now'));
      const isCalled =
        said.clause.some(({ key }) =>
          /^(?:call|called|name|named|rename|renamed|label|labelled|say|read)$/.test(key),
        ) || said.tokens('now')[0]?.tag === 'quoted';
      if (!isCalled) return undefined;
      const field = world.touched.field;
      if (name === undefined) return undefined;
      if (field === undefined)
        return said.clause.some(({ key }) => /^(?:column|field|one)$/.test(key))
          ? { ask: `What should be called ${name}?`, choices: [] }
          : undefined;
      return outcomeOf(world, [{ kind: 'renameField', field, name }]);
    },
    examples: { 'call that column Remarks': 'ask', 'rename this one to Mobile': 'ask' },
    counter: ['call it a day', 'call it Old Furrows'],
  },
];
