import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../../language/token';
import type { FieldPlace } from '../../../model/find';
import type { Outcome } from '../../rule';
import { setRequired } from '../../rules/constraint-required';
import { setUnique } from '../../rules/constraint-unique';
import { outcome, setDefault } from '../../rules/default-values';
import { optionSaid } from '../../rules/edit-said';
import { outcomeOf } from '../../rules/fields-said';
import type { World } from '../../world';
import { fieldNamed, fieldsOf, kindMeant, orTouched, touched } from './fields-meant';
import type { SlotReading, SlotReadings, Slots } from './slots';

/** What is asked of the values of a field: that there is one, that it is the only one, what it begins with. */

/** What is said of a value is a condition, and of a record's own value no change of the application. */
const saysMore = (slots: Slots) => slots.has('o') || slots.has('v');

const filled =
  (required: boolean): SlotReading =>
  (slots, _tokens, world) => {
    if (required && saysMore(slots)) return undefined;
    const places = orTouched(slots, world);
    return places && places.length > 0 ? setRequired(places, required, world) : undefined;
  };

const TOGETHER = /^(?:same|and|together|combination|per|with|on|for)$/;

/** Two fields may only be meant together, which is a rule of its own. */
const unique: SlotReading = (slots, tokens, world) => {
  if (slots.has('o') || tokens.some(({ tag }) => tag === 'quoted')) return undefined;
  const places = fieldsOf(slots, world);
  if (!places || places.length === 0) return undefined;
  const isPair = places.length > 1 && tokens.some(({ key }) => TOGETHER.test(key));
  return isPair ? undefined : setUnique(places, true, world);
};

/** The value of a wish: its words, else the option that it names. */
const valueOf = (slots: Slots): readonly Token[] => {
  const tokens = slots.first('o', 'v', 'n');
  const from = tokens.findIndex(({ tag }) => tag !== 'article');
  return from > 0 ? tokens.slice(from) : tokens;
};

const begins = (place: FieldPlace, value: readonly Token[], world: World): Outcome | undefined =>
  outcome(setDefault(place, value, world), world);

const optionsIn = (entity: Entity, value: readonly Token[], world: World) =>
  entity.fields
    .filter(({ options }) => options !== undefined)
    .map((field) => optionSaid(value, world, field))
    .filter((option) => option?.kind === 'option');

/** 'new orders start as open': the choice of which it is an option. */
function ofOption(slots: Slots, value: readonly Token[], world: World): Outcome | undefined {
  const home = kindMeant(slots, world);
  const here = optionsIn(home ?? world.current, value, world);
  const named =
    here.length > 0 || home ? here : world.model.entities.flatMap((one) => optionsIn(one, value, world));
  const [option, ...others] = named;
  if (option?.kind !== 'option' || others.length > 0) return undefined;
  return option.field.default === option.option
    ? { already: `${option.field.name} begins so already` }
    : outcomeOf(world, [{ kind: 'setDefault', field: option.field.id, default: option.option }]);
}

const NOT_TEXT = /^(?:text|longtext|person|reference)$/;

/** A bare value is no text of a field that was only spoken of before. */
const mayBegin = (field: Field, slots: Slots) => slots.has('p') || !NOT_TEXT.test(field.type);

/** What was spoken of is of other records than those that the wish names. */
function isElsewhere({ entity }: FieldPlace, slots: Slots, world: World): boolean {
  const home = kindMeant(slots, world);
  return home !== undefined && home.id !== entity.id;
}

const defaults: SlotReading = (slots, _tokens, world) => {
  const value = valueOf(slots);
  if (value.length === 0) return undefined;
  const [named, ...more] = fieldsOf(slots, world) ?? [];
  if (more.length > 0) return undefined;
  if (named) return isElsewhere(named, slots, world) ? undefined : begins(named, value, world);
  return unnamed(slots, value, world);
};

/** No field is found by its name: the option says which it is, or what was spoken of. */
function unnamed(slots: Slots, value: readonly Token[], world: World): Outcome | undefined {
  const found = ofOption(slots, value, world);
  if (slots.has('f')) return onlyOf(slots, value, world) ?? (slots.has('o') ? found : undefined);
  if (found || slots.has('t')) return found;
  const [spoken] = touched(world) ?? [];
  return spoken && mayBegin(spoken.field, slots) ? begins(spoken, value, world) : undefined;
}

/** 'the date should fill itself with today': of several fields the one that can begin so. */
function onlyOf(slots: Slots, value: readonly Token[], world: World): Outcome | undefined {
  const home = kindMeant(slots, world);
  const place = fieldNamed(slots.first('f'), world, home, ({ type }) => /^(?:date|datetime)$/.test(type));
  return place && begins(place, value, world);
}

export const SETTING_EDITS: SlotReadings = {
  require: filled(true),
  optional: filled(false),
  unique,
  default: defaults,
};
