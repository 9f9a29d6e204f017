import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { inSentence } from '../../words/casing';
import { ownField } from '../meaning/naming';
import { wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { firstOf, partsOf } from './fields-said';
import { addCheck } from './comparison';

/** 'either phone or email', 'needed when it is paid', 'not in the past': conditions that are no comparison. */

const OR = /^(?:,|or|and|\/)$/;

/** 'either phone or email': at least one of them; the moment both are empty it is refused. */
function eitherOf(said: Said, world: World): Outcome | undefined {
  const parts = partsOf(said.tokens('both'), OR).map((part) => part.filter(({ key }) => key !== 'either'));
  if (parts.length < 2) return undefined;
  return firstOf(world, (entity) => {
    const fields = parts.map((part) => ownField(part, entity, world));
    if (!fields.every((field) => field !== undefined) || fields.some(({ type }) => type === 'boolean'))
      return undefined;
    const holds = fields.map(({ id }) => `${id} is not empty`).join(' or ');
    const names = fields.map(({ name }) => inSentence(name)).join(' or ');
    return addCheck(entity, holds, `Fill in ${names}.`, fields[0], world);
  });
}

/** 'when it is sent, the due date is needed'. */
/** 'an order cannot be sent before it is paid'. */
function onlyWith(said: Said, world: World): Outcome | undefined {
  return firstOf(world, (entity) => {
    const [one, other] = ['when', 'then'].map((name) => conditionSaid(said.tokens(name), entity, world));
    if (one === undefined || other === undefined || one === other) return undefined;
    const [what, first] = [
      wordsOf(said.tokens('when')),
      wordsOf(said.tokens('then')).replace(/^(?:being|it is|they are) /, ''),
    ];
    return addCheck(
      entity,
      `not (${one}) or ${other}`,
      `It cannot be ${what} without being ${first}.`,
      undefined,
      world,
    );
  });
}

function neededWhen(said: Said, world: World): Outcome | undefined {
  return firstOf(world, (entity) => {
    const when = conditionSaid(said.tokens('when'), entity, world);
    const field = ownField(said.tokens('one'), entity, world);
    if (when === undefined || !field || field.type === 'boolean') return undefined;
    const message = `${field.name} has to be filled in when ${wordsOf(said.tokens('when'))}.`;
    return addCheck(entity, `not (${when}) or ${field.id} is not empty`, message, field, world);
  });
}

/** A condition in words; a yes-or-no field or an option is one by itself. */
export function conditionSaid(tokens: readonly Token[], entity: Entity, world: World): string | undefined {
  const read = world.condition(tokens, entity);
  if (read !== undefined) return read;
  const words = tokens.filter(
    ({ tag, key }) => tag !== 'pronoun' && tag !== 'be' && tag !== 'article' && key !== 'has',
  );
  const field = ownField(words, entity, world, ({ type }) => type === 'boolean');
  if (field) return field.id;
  const option = words.length > 0 ? world.option(words, entity) : undefined;
  return option && `${option.field.id} = ${option.id}`;
}

/** 'not in the past': the day itself is neither. */
function inTime(said: Said, world: World): Outcome | undefined {
  const word = wordsOf(said.tokens(said.has('when') ? 'when' : 'only')).toLowerCase();
  if (word !== 'past' && word !== 'future') return undefined;
  const isLater = (word === 'past') === said.has('when');
  return firstOf(world, (entity) => {
    const field = ownField(
      said.tokens('one'),
      entity,
      world,
      ({ type }) => type === 'date' || type === 'datetime',
    );
    const message = `${field?.name ?? ''} cannot be in the ${isLater ? 'past' : 'future'}.`;
    return field && addCheck(entity, `${field.id} ${isLater ? '>=' : '<='} today`, message, field, world);
  });
}

const NOT =
  '($maynot (be|come|lie|happen|end|go|take place|fall)? | must not be | not | never | be never | be not | is not to be | no | not be | cannot be | not to be)';
const END = "(,)? $firmly* (, (do n't|don't|never|so please|please do n't) (let|allow|accept) <why>)?";

export const CONDITION_RULES: readonly Rule[] = [
  {
    name: 'not in the future or in the past',
    class: 'rule',
    when: [
      `$ensure? <one> ${NOT} $firmly* (be|lie)? (in|into) the <when> ${END}`,
      `(no|never) (dates|date|<one>) in the <when>`,
      `$ensure? <one> $must be in the <only> ${END}`,
    ],
    read: inTime,
    examples: {
      "born can't be in the future": '+ rule Customer: Born <= today',
      "the due date can't be in the past": '+ rule Order: Due >= today',
      'runs: the date must not be in the future': '+ rule Run: Date <= today',
      'born has to be in the past': '+ rule Customer: Born <= today',
      'tasks: the deadline must be in the future': '+ rule Task: Deadline >= today',
    },
    counter: ['show the ones in the past'],
  },
  {
    name: 'at least one of them',
    class: 'rule',
    when: [
      `$ensure? (at least|either)? one of <both> ($must|be|is)* (be|have to be)* ($filled|$required|required|needed)? ${END}`,
      `$ensure? (at least)? (one of)? either <both> ($must|be|is|are)* (be|have to be)* ($filled|$required|required|needed|enough)? ${END}`,
      `$ensure? <both> $must be (at least one)? ($filled|$required|required|needed) (, at least one)? ${END}`,
      `(every|each|a|an|all) <table:np> (need|must have|has to have|have|should have) (at least|either)* (a|an|one of)? <both> ${END}`,
      `<both> $maynot both be $empty`,
      `(do n't|never) leave both <both> $empty`,
    ],
    weight: 0.05,
    read: (said, world) =>
      said.clause.some(({ key }) => /^(?:or|either|one|both)$/.test(key)) ? eitherOf(said, world) : undefined,
    examples: {
      'either phone or email': '+ rule Customer: Phone is not empty or Email is not empty',
      'either phone or email has to be filled in':
        '+ rule Customer: Phone is not empty or Email is not empty',
      'phone or email must be given': '+ rule Customer: Phone is not empty or Email is not empty',
      'at least one of phone and email is required':
        '+ rule Customer: Phone is not empty or Email is not empty',
      'each customer needs a phone or an email': '+ rule Customer: Phone is not empty or Email is not empty',
      "phone and email can't both be empty": '+ rule Customer: Phone is not empty or Email is not empty',
    },
    counter: ['either red or blue', 'phone and email must be filled in'],
  },
  {
    name: 'one only with the other',
    class: 'rule',
    when: [
      `
        $ensure? (a|an|the|no)* <table:np> ($maynot|can|may|should|must)
        (be|become|get|be marked|be marked as|be set to|go to)? <when>
        (without|without being|unless|unless it is|before|before it is|until|until it is|unless they are|
        before being|if not|if it is not|if it is n't) <then> ${END}
      `,
      `only <then> <table:np> (can|may|should) (be|become|get|be marked|be marked as)? <when> ${END}`,
      `(nothing|it) ($maynot|can|may|should) (be|become|get|be marked|be marked as)? <when> (without|without being|unless|unless it is|before|before it is|until|until it is|before being) <then> ${END}`,
    ],
    weight: 0.1,
    read: onlyWith,
    examples: {
      "an order can't be sent without being paid": '+ rule Order: not (Status is Sent) or Paid',
      'no order should be sent before it is paid': '+ rule Order: not (Status is Sent) or Paid',
      'only paid orders can be sent': '+ rule Order: not (Status is Sent) or Paid',
    },
    counter: ['show only paid orders', 'only sent orders in green'],
  },
  {
    name: 'needed when something is so',
    class: 'rule',
    when: [
      `(if|when|once|whenever|as soon as) <when> (, | then | , then) <one> ($must be|be|is|are|becomes) $firmly* ($filled|$required|required|needed) ${END}`,
      `(if|when|once|whenever|as soon as) <when> (the|a|an) <one> ($must be|be|is|are|becomes) $firmly* ($filled|$required|required|needed) ${END}`,
      `<one> ($must be|be|is|are|becomes) $firmly* ($filled|$required|required|needed) (if|when|once|whenever|as soon as|for) <when>`,
      `<one> ($must be|be|is|are|becomes)? (only)? ($required|needed) (if|when|once|whenever|as soon as) <when>`,
      `(a|an|every|each|all|any) <when> <table:np> $must (have|come with) (a|an|the|its|their)? <one> ${END}`,
      `(nothing|no <table:np>) (can|may|should|must)? (be)? <when> without (a|an|the)? <one>`,
    ],
    weight: 0.15,
    read: neededWhen,
    examples: {
      'when it is paid, the due date has to be filled in': '+ rule Order: not Paid or Due is not empty',
      'the due date is required once it is paid': '+ rule Order: not Paid or Due is not empty',
      'tasks: the hours must be filled in when the task is done':
        '+ rule Task: not Done or Hours is not empty',
      'the due date is needed if paid': '+ rule Order: not Paid or Due is not empty',
    },
    counter: ['the due date is required'],
  },
];
