import type { Entity } from '@tessera/shared/contracts';
import { sentenceCase } from '../../../words/casing';
import { tokenise } from '../../../language/tokenise';
import type { Token } from '../../../language/token';
import { effectOf, type Effect } from '../../rules/action-effects';
import { iconFor } from '../../rules/action-icons';
import { kindSaid, optionSaid } from '../../rules/edit-said';
import { firstOf, outcomeOf } from '../../rules/fields-said';
import { wordsOf, type Outcome } from '../../rule';
import type { World } from '../../world';
import { partNamed } from './naming-parts';
import { fieldsOfSlots } from './removals';
import type { SlotReading, Slots } from './slots';

/** A button: what it is called, and what it sets. */

interface Pressed {
  readonly entity: Entity;
  readonly effect: Effect;
}

/** The option that is a slot of its own says it outright. */
function byOption(slots: Slots, world: World): Pressed | undefined {
  const [words, more] = slots.all('o');
  const [place] = fieldsOfSlots(slots, world);
  const found = words && !more ? optionSaid(words, world, place?.field) : undefined;
  if (found?.kind !== 'option' || found.field.many === true || found.field.computed !== undefined)
    return undefined;
  const { entity, field, option } = found;
  const label = field.options?.find(({ id }) => id === option)?.label ?? '';
  return {
    entity,
    effect: {
      field,
      to: option,
      when: `${field.id} != ${option}`,
      icon: iconFor(label),
      name: `Mark as ${label.toLowerCase()}`,
    },
  };
}

/** How the button looks is no part of its name: 'a big fat DONE'. */
const LEAD = /^(?:(?:an?|the|big|fat|huge|large|little|small|single) )+/i;
const SILENT = /^(?:mark|set|make|as|it|is|the|a|an|button|one|tap|click|be|to)$/;

/** 'Trip finished' is no day that the insurance ends on: the field or the option has to be named. */
function sharesWord(said: readonly Token[], { field, to }: Effect): boolean {
  const label = field.options?.find(({ id }) => id === to)?.label ?? '';
  return partNamed([{ part: true, names: [`${field.name} ${label}`] }], said) === true;
}

/** 'Mark-as-paid', 'Gone home', 'boat is back': what it is called says what it does. */
function byName(words: readonly Token[], entities: readonly Entity[], world: World): Pressed | undefined {
  const all = tokenise(wordsOf(words).replaceAll('-', ' ').replace(LEAD, ''));
  const telling = all.filter(({ key }) => !SILENT.test(key));
  const tries = [all, telling, ...(telling.length > 1 ? telling.slice(0, 3).map((token) => [token]) : [])];
  for (const entity of entities)
    for (const part of tries.filter((one) => one.length > 0)) {
      const effect = effectOf(part, entity, world);
      if (effect && sharesWord(all, effect)) return { entity, effect };
    }
  return undefined;
}

function pressedBy(slots: Slots, world: World): Pressed | undefined {
  if (slots.has('o')) return byOption(slots, world);
  const [named] = slots.all('t').flatMap((words) => kindSaid(words, world) ?? []);
  const [words, more] = slots.all('n');
  if (!words || more || slots.has('f')) return undefined;
  if (named) return byName(words, [named], world);
  return firstOf(world, (entity) => byName(words, [entity], world));
}

const addAction: SlotReading = (slots, _tokens, world): Outcome | undefined => {
  const pressed = pressedBy(slots, world);
  if (!pressed) return undefined;
  const { entity, effect } = pressed;
  const { field, to, when, icon } = effect;
  const own =
    slots.all('n').length === 1 ? wordsOf(slots.first('n')).replaceAll('-', ' ').replace(LEAD, '') : '';
  const name = (own === '' ? effect.name : own.slice(0, 1).toUpperCase() + own.slice(1)).slice(0, 60);
  if (entity.actions.some((action) => action.name === name)) return undefined;
  const outcome = outcomeOf(world, [
    {
      kind: 'addPart',
      part: 'action',
      owner: entity.id,
      draft: { kind: 'change', name: sentenceCase(name), icon, when, set: [{ field: field.id, to }] },
    },
  ]);
  return 'operations' in outcome ? outcome : undefined;
};

export const BUTTONS = { 'add-action': addAction } as const;
