import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import { sentenceCase } from '../../words/casing';
import { wordsOf, type Outcome, type Said } from '../rule';
import type { World } from '../world';
import { stampOf, type Effect } from './action-effects';
import { iconFor } from './action-icons';
import { effectsSaid, unquoted } from './action-phrases';
import { entitySaid, firstOf, outcomeOf, partsOf } from './fields-said';
import { endsOf } from './span-of';

/** The buttons that a clause asks for, as parts of the model. */

export function draftOf(name: string, effects: readonly Effect[], entity: Entity, world: World) {
  const [first] = effects;
  const fields = new Set(effects.map(({ field }) => field.id));
  if (!first || fields.size < effects.length) return undefined;
  const set = effects.map(({ field, to }) => ({ field: field.id, to: world.expression(to, entity, field) }));
  const when = first.when === '' ? undefined : world.expression(first.when, entity, 'condition');
  if (set.some(({ to }) => to === undefined) || (first.when !== '' && when === undefined)) return undefined;
  const icon = first.icon === 'check' ? iconFor(name) : first.icon;
  return {
    kind: 'change',
    name: name.slice(0, 60),
    icon,
    ...(when !== undefined && { when }),
    set: set.map(({ field, to }) => ({ field, to: to ?? '' })),
  } as const;
}

type Draft = NonNullable<ReturnType<typeof draftOf>>;

export function added(entity: Entity, drafts: readonly Draft[], world: World): Outcome {
  const isThere = ({ set }: Draft) =>
    entity.actions.some((action) => JSON.stringify(action.set) === JSON.stringify(set));
  const operations = drafts
    .filter((draft) => !isThere(draft))
    .map((draft): Operation => ({ kind: 'addPart', part: 'action', owner: entity.id, draft }));
  return outcomeOf(world, operations, 'there is such a button already');
}

const PLAIN_LABEL = /^(?:button|it|one|ok|that|this|them)$/i;

/** Whether an effect is called as the state that it sets: 'Paid', 'Sent'. */
function isStateSet({ field, to, name }: Effect): boolean {
  const isState = field.name === name || field.options?.some(({ label }) => label === name) === true;
  return isState && /^(?:true|o\d+)$/.test(to);
}

/** The label as it was said; what the button does where nothing was. */
export function nameOf(label: readonly Token[], effects: readonly Effect[]): string {
  const text = sentenceCase(wordsOf(label).replace(/^(?:a|an|the|big|small|little|quick|one|single) /i, ''));
  if (text !== '' && !PLAIN_LABEL.test(text) && !/^[+−-]?\d*$/.test(text)) return text;
  const [first] = effects;
  if (!first) return '';
  return isStateSet(first) ? `Mark as ${first.name.toLowerCase()}` : first.name;
}

/** `isStrict`: where a time is put in, the label has to say which. */
function buttonIn(said: Said, entity: Entity, world: World, isStrict: boolean): Outcome | undefined {
  const [label, effect] = [labelOf(said), said.has('doing') ? doingOf(said) : said.tokens('effect')];
  if (said.has('doing') && effect.length === 0) return undefined;
  const several = severalIn(said, effect.length > 0 ? effect : label, entity, world);
  if (several) return several;
  const effects =
    effect.length > 0
      ? effectsWith(effect, label, entity, world, isStrict)
      : effectsSaid(label, entity, world);
  const draft = effects && draftOf(nameOf(label, effects), effects, entity, world);
  return draft && added(entity, [draft], world);
}

/** 'a restock button adding ten to the stock'. */
function doingOf(said: Said): readonly Token[] {
  const doing = said.tokens('doing');
  return doing[0]?.tag === 'ing' ? doing : [];
}

/** A label has few words, and none that tell a story. */
function labelOf(said: Said): readonly Token[] {
  const label = said.tokens('label');
  return label.length > 5 ||
    label.some(({ tag, key }) => (tag === 'pronoun' && key !== 'it') || tag === 'modal')
    ? []
    : label;
}

/** 'buttons for packed and sent' are two. */
function severalIn(said: Said, tokens: readonly Token[], entity: Entity, world: World): Outcome | undefined {
  const parts = partsOf(tokens);
  if (parts.length < 2 || !said.clause.some(({ key }) => key === 'buttons')) return undefined;
  const drafts = parts.map((part) => {
    const effects = effectsSaid(part, entity, world);
    return effects && draftOf(nameOf([], effects), effects, entity, world);
  });
  return drafts.every((draft) => draft !== undefined) ? added(entity, drafts, world) : undefined;
}

/** 'puts the time in': now, wherever that goes. */
function isStamp(effect: readonly Token[]): boolean {
  const words = unquoted(effect);
  return (
    /^(?:put|stamp|record|enter|fill|note|save|set|write|log|take)s?$/.test(words[0]?.key ?? '') &&
    words.some(({ key }) => /^(?:time|date|today|now|day|timestamp)$/.test(key))
  );
}

/** 'puts the date into the field Left' says where it goes. */
function saysWhere(effect: readonly Token[]): boolean {
  const words = unquoted(effect);
  return words.length > 4 && words.some(({ key }) => /^(?:in|into|as|to|on)$/.test(key));
}

/** 'a button, "left", that puts the time in': the label says where. */
function effectsWith(
  effect: readonly Token[],
  label: readonly Token[],
  entity: Entity,
  world: World,
  isStrict: boolean,
) {
  const isLabelled = label.length > 0 && isStamp(effect);
  const byLabel = isLabelled ? effectsSaid(label, entity, world) : undefined;
  const isStamped = byLabel?.every(({ field, to }) => to === stampOf(field)) === true;
  if (isStamped) return byLabel;
  if (isStrict && isLabelled && !saysWhere(effect)) return undefined;
  return effectsSaid(effect, entity, world) ?? byLabel;
}

export function button(said: Said, world: World): Outcome | undefined {
  if (said.has('table')) {
    const words = said.tokens('table').filter(({ key }) => !/^(?:each|every|single)$/.test(key));
    const entity = entitySaid(words, world);
    if (entity) return buttonIn(said, entity, world, false);
  }
  const read = (isStrict: boolean) => (entity: Entity) => buttonIn(said, entity, world, isStrict);
  return firstOf(world, read(true)) ?? firstOf(world, read(false));
}

/** 'check in / check out': where something is lent, it goes out first. */
export function inAndOut(said: Said, world: World): Outcome | undefined {
  const named = said.has('table') ? entitySaid(said.tokens('table'), world) : undefined;
  const read = (entity: Entity) => {
    const ends = endsOf(entity);
    const effects = ends?.map((field): Effect => ({
      field,
      to: stampOf(field),
      when: `${field.id} is empty`,
      icon: 'log-in',
      name: '',
    }));
    const [start, end] = effects ?? [];
    if (!start || !end) return undefined;
    const isLent = /\b(?:out|lent|lend|borrow|loan)/i.test(start.field.name);
    const words = [wordsOf(said.tokens('first')), wordsOf(said.tokens('second'))].map((text) =>
      sentenceCase(text),
    );
    const outFirst = /\b(?:out|stop|end|finish)\b/i.test(words[0] ?? '');
    const [first, second] = outFirst === isLent ? [start, end] : [end, start];
    const drafts = [
      draftOf(words[0] ?? '', [{ ...first, icon: outFirst ? 'log-out' : 'log-in' }], entity, world),
      draftOf(words[1] ?? '', [{ ...second, icon: outFirst ? 'log-in' : 'log-out' }], entity, world),
    ];
    return drafts.every((draft) => draft !== undefined) ? added(entity, drafts, world) : undefined;
  };
  return named ? read(named) : firstOf(world, read);
}

const IN =
  /^(?:to )?(?:check|clock|sign|book|log|badge|tap|scan)?[ -]?(?:in|out)$|^(?:to )?(?:start|stop|begin|end|finish|arrive|leave|arrived|left|lend|return|borrow|out|back|take|bring back|hand out)$/i;

export const isInOut = (said: Said): boolean =>
  ['first', 'second'].every((name) => IN.test(wordsOf(unquoted(said.tokens(name)))));

/** 'tick them off': whatever says that it is done. */
export function tickedOff(said: Said, world: World): Outcome | undefined {
  const named = said.has('table') ? entitySaid(said.tokens('table'), world) : undefined;
  const read = (entity: Entity) => {
    const effects = effectsSaid(DONE_WORD, entity, world);
    const draft = effects && draftOf(nameOf([], effects), effects, entity, world);
    return draft && added(entity, [draft], world);
  };
  return named ? read(named) : firstOf(world, read);
}

const DONE_WORD: readonly Token[] = [
  { text: 'done', key: 'done', lemma: 'done', tag: 'adjective', start: 0, end: 4 },
];
