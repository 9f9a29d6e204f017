import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../../language/token';
import type { FieldPlace } from '../../../model/find';
import type { Operation } from '../../../operations/operation';
import type { Outcome } from '../../rule';
import { addOperation } from '../../rules/edit-drafts';
import { kindSaid } from '../../rules/edit-said';
import { outcomeOf } from '../../rules/fields-said';
import { linkOutcome } from '../../rules/link-operations';
import type { World } from '../../world';
import { draftOf } from './drafts-meant';
import { fieldNamed, fieldsOf, kindMeant, orTouched } from './fields-meant';
import { nameGiven, quotedIn } from './names-said';
import type { SlotReading, SlotReadings, Slots } from './slots';
import { retypedAs, typeMeant, type TypeMeant } from './type-meant';

/** Fields: another one, what they hold, what they are called, and one fewer. */

interface NewField {
  readonly name: readonly Token[];
  readonly details: (readonly Token[])[];
}

/** Each name with what is said of it: what stands behind it, or in front of the first. */
function newFields(slots: Slots, tokens: readonly Token[]): readonly NewField[] {
  const fields: NewField[] = [];
  const ahead: (readonly Token[])[] = [];
  for (const { name, tokens: own } of slots.inOrder) {
    if (name === 'n') fields.push({ name: own, details: fields.length === 0 ? [...ahead] : [] });
    else if (name === 'v' || name === 'o') (fields.at(-1)?.details ?? ahead).push(own);
  }
  return shared(fields, tokens);
}

/** 'systolic and diastolic, both in mmHg': what is said behind the last is said of all. */
function shared(fields: readonly NewField[], tokens: readonly Token[]): readonly NewField[] {
  const last = fields.at(-1)?.details ?? [];
  const isOfAll =
    tokens.some(({ key }) => /^(?:both|each|all)$/.test(key)) &&
    last.length > 0 &&
    fields.slice(0, -1).every(({ details }) => details.length === 0);
  return isOfAll ? fields.map(({ name }) => ({ name, details: last })) : fields;
}

const LINK = /^(?:links?|linked|reference|references|pointing)$/;

/** 'Spouse, a link to another member': the kind of records behind is what it points at. */
function linkMeant(slots: Slots, field: NewField, world: World): Outcome | undefined {
  const kinds = slots.all('t').flatMap((tokens) => kindSaid(tokens, world) ?? []);
  const to = kinds.at(-1);
  const name = nameGiven(field.name);
  if (!to || name === undefined) return undefined;
  const from: Entity | undefined = kinds.length > 1 ? kinds[0] : world.current;
  return from && linkOutcome({ from, to, many: false, name }, world);
}

const addField: SlotReading = (slots, tokens, world) => {
  const fields = newFields(slots, tokens);
  const [first] = fields;
  if (!first) return undefined;
  if (first.details.some((detail) => detail.some(({ key }) => LINK.test(key))) && slots.has('t'))
    return fields.length === 1 ? linkMeant(slots, first, world) : undefined;
  const home = slots.has('t') ? homeOf(slots, world) : world.current;
  if (!home) return undefined;
  const drafts = fields.map(({ name, details }) => draftOf(name, details, home.name, world));
  if (!drafts.every((draft) => draft !== undefined)) return undefined;
  return outcomeOf(
    world,
    drafts.map((draft) => addOperation(home, draft, world)),
  );
};

const homeOf = (slots: Slots, world: World): Entity | undefined =>
  kindMeant(slots, world) ?? world.entity(slots.first('t'));

const DENIED = /^(?:not|no|n't|from|never|than|of)$/;

/** 'pounds, not kg': what it shall not be. */
function isDenied(words: readonly Token[], tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ key }) => key === words[0]?.key);
  const before = tokens.slice(Math.max(0, at - 3), Math.max(0, at)).filter(({ tag }) => tag !== 'article');
  const [last, second] = [before.at(-1)?.key ?? '', before.at(-2)?.key ?? ''];
  if (last === 'of') return /^(?:instead)$/.test(second);
  return DENIED.test(last) && !(last === 'from' && /^\d/.test(words[0]?.key ?? ''));
}

/** 'without the year': what is said is what is not wanted. */
function isRefused(words: readonly Token[], tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ key }) => key === words[0]?.key);
  return at > 0 && /^(?:not|n't|no|never|without)$/.test(tokens[at - 1]?.key ?? '');
}

const isIn = (words: readonly Token[], tokens: readonly Token[]) => {
  const at = tokens.findIndex(({ key }) => key === words[0]?.key);
  return at > 0 && tokens[at - 1]?.key === 'in';
};

/** What the field shall hold, by the words that are not denied; several of them are one list. */
function kindOfValue(slots: Slots, tokens: readonly Token[], world: World): TypeMeant | undefined {
  const said = slots.all('v', 'n', 'o').filter((words) => words.length > 0);
  const kept = said.length > 1 ? said.filter((words) => !isDenied(words, tokens)) : said;
  const [first, ...more] = kept;
  if (!first || (said.length === 1 && isRefused(first, tokens))) return undefined;
  const target = targetOf(slots, first, world);
  if (target) return { to: target };
  if (more.length === 0) return typeMeant(first, world, isIn(first, tokens));
  const options = kept.every((words) => words.length <= 4);
  const each = kept.map((words) => typeMeant(words, world, isIn(words, tokens)));
  if (each.every((one) => one?.spec !== undefined && !one.spec.options)) return merged(each);
  return options ? typeMeant(enumerated(kept), world) : undefined;
}

/** 'from 1 to 6' and 'halves' say one kind of value together. */
function merged(each: readonly (TypeMeant | undefined)[]): TypeMeant {
  const spec = Object.assign({}, ...each.map((one) => one?.spec)) as TypeMeant['spec'] & object;
  const fraction = each.map((one) => one?.fraction).find((one) => one !== undefined);
  const fine = each.some((one) => one?.fine === true);
  return { spec, fine, ...(fraction === undefined ? {} : { fraction }) };
}

const COMMA: Token = { text: ',', start: 0, end: 1, key: ',', lemma: ',', tag: 'mark' };
const enumerated = (parts: readonly (readonly Token[])[]): readonly Token[] =>
  parts.flatMap((part, at) => (at === 0 ? part : [COMMA, ...part]));

const CHOSEN = /^(?:links?|linked|dropdown|drop-down|pick|picked|choose|chosen|list)$/;

/** 'a dropdown of the suppliers' points at their records. */
function targetOf(slots: Slots, words: readonly Token[], world: World): Entity | undefined {
  if (!words.some(({ key }) => CHOSEN.test(key))) return undefined;
  const order = slots.inOrder;
  const at = order.findIndex(({ tokens }) => tokens === words);
  const behind = order.slice(at + 1).find(({ name }) => name === 't');
  return behind && kindSaid(behind.tokens, world);
}

/** 'with two decimals', 'in inches': of what is only pointed at, it is said of a number. */
const isOfNumbers = ({ fraction, spec, measure }: TypeMeant) =>
  fraction !== undefined || measure !== undefined || (spec?.unit !== undefined && spec.type === undefined);
const isText = ({ field }: FieldPlace) => /^(?:text|longtext)$/.test(field.type);

const retype: SlotReading = (slots, tokens, world) => {
  const places = slots.has('f') || slots.has('p') ? fieldsOf(slots, world) : undefined;
  if (!places || places.length === 0 || places.length > 4) return undefined;
  const meant = kindOfValue(slots, tokens, world);
  if (!meant || (!slots.has('f') && isOfNumbers(meant) && places.some(isText))) return undefined;
  const outcomes = places.map((place) => retypedAs(place, meant, world));
  if (!outcomes.every((outcome) => outcome !== undefined)) return undefined;
  const operations = outcomes.flatMap((outcome) => ('operations' in outcome ? outcome.operations : []));
  return operations.length > 0 ? outcomeOf(world, operations) : outcomes[0];
};

/** The field that a quotation in the wish is called exactly like. */
function fieldQuoted(tokens: readonly Token[], slots: Slots, world: World): FieldPlace | undefined {
  const [quotation] = quotedIn(tokens);
  return quotation && fieldNamed(quotation, world, kindMeant(slots, world));
}

/** The new name: as it is marked, else what is quoted last, else what is named as if it were a field. */
function newNameOf(slots: Slots, tokens: readonly Token[]): readonly Token[] | undefined {
  const marked = slots.all('n').at(-1) ?? slots.all('v').at(-1);
  if (marked) return marked;
  const quotations = quotedIn(tokens);
  const isOld = quotations.length === 1 && slots.first('f')[0]?.tag === 'quoted';
  if (quotations.length > 0 && !isOld && (slots.has('f') || slots.has('p') || quotations.length > 1))
    return quotations.at(-1);
  return slots.all('f')[1];
}

const rename: SlotReading = (slots, tokens, world) => {
  const name = newNameOf(slots, tokens);
  const given = name && nameGiven(name);
  if (given === undefined) return undefined;
  const [old] = slots.all('f');
  const place = old
    ? fieldNamed(old, world, kindMeant(slots, world))
    : (fieldQuoted(tokens, slots, world) ?? fieldsOf(slots, world)?.[0]);
  if (!place) return undefined;
  return outcomeOf(
    world,
    [{ kind: 'renameField', field: place.field.id, name: given }],
    `it is called ${given} already`,
  );
};

/** The value of one record is its data: 'remove the phone of Jonas'. */
const remove: SlotReading = (slots, _tokens, world) => {
  if (slots.has('v') || slots.has('o')) return undefined;
  const places = orTouched(slots, world);
  if (!places || places.length === 0) return undefined;
  return outcomeOf(
    world,
    places.map(({ field }): Operation => ({ kind: 'removeField', field: field.id })),
  );
};

export const FIELD_EDITS: SlotReadings = {
  'add-field': addField,
  'retype-field': retype,
  'rename-field': rename,
  'remove-field': remove,
};
