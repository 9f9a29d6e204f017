import type { Entity } from '@tessera/shared/contracts';
import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import type { FieldDraft } from '../../words/field-draft';
import { missingFeature, promisedFeature } from '../../words/features';
import { readFieldPhrase } from '../../words/field-phrase';
import { typeWord } from '../../words/value-spec';
import { wordsOf } from '../rule';
import type { World } from '../world';
import { addOperation, draftsSaid, withType } from './edit-drafts';
import { isUnnamed } from './edit-unnamed';
import { kindSaid } from './edit-said';
import { partsOf } from './fields-said';
import { fieldCalled } from './plain-names';

/** The fields that plain orders describe: each has a name as fields have them. */

const NO_FIELD =
  /^(?:fields?|columns?|things?|stuff|more|others?|totals?|sums?|averages?|counts?|charts?|graphs?|calendars?|boards?|kanban|gallery|galleries|timelines?|filters?|buttons?|reports?|dashboards?|views?|search|rules?|checks?|limits?|charting|statistics?|stats|overview|summary|reminders?|notifications?|alerts?|logins?|users?|accounts?|permissions?|export|import|map|tables?|lists?|pages?|tabs?|sections?|colou?rs?|badges?|labels?|options?|icons?|theme|mode|records?|entries|entry|everything|something|anything|it|them|this|that|one|options)$/;
const NAME_TAG =
  /^(?:noun|plural|adjective|number|quoted|past|ing|preposition|to|owner|article|mark|verb|verbs)$/;
/** What is done to records, and what is said of several: 'edit', 'each month'. */
const NO_PART =
  /^(?:each|every|all|any|edit|delete|remove|change|print|export|import|search|sort|filter|update|share|send)$/;
export const MOST_WORDS = 4;
const NO_START =
  /^(?:up|down|in|on|to|me|my|him|her|us|if|when|where|who|how|what|which|whether|why|as|by|like|only|again|back)$/;
const CLAUSE =
  /\b(?:who|when|where|which|whether|whose|that|if|while|unless|until|because|so|than|per|by)\b/i;

/** A name as fields have them: a few words, nothing that is no field, and no clause. */
function isPlainName({ name, phrase, isTypeStated, isKnown }: FieldDraft): boolean {
  const tokens = tokenise(name);
  const words = tokens.filter(({ tag }) => tag !== 'mark');
  const last = words.at(-1)?.key ?? '';
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  const start = words[0]?.key ?? '';
  if (/^(?:up|down|to)$/.test(start) || (!isTypeStated && !isKnown && NO_START.test(start))) return false;
  if (words.some(({ key }) => NO_PART.test(key))) return false;
  if (!isTypeStated && !isKnown && (CLAUSE.test(phrase) || missingFeature(phrase) || promisedFeature(phrase)))
    return false;
  if (CLAUSE.test(name) || NO_FIELD.test(last) || NO_FIELD.test(words[0]?.key ?? '')) return false;
  return words.every(({ tag }) => NAME_TAG.test(tag));
}

const AS_TYPE = /^(.+) as an? ([\p{L}/ -]+)$/u;

/** 'in stock as a yes/no': what it holds is said behind. */
export function typedBehind(tokens: readonly Token[], entity: Entity): readonly FieldDraft[] | undefined {
  const [, name = '', type = ''] = AS_TYPE.exec(wordsOf(tokens)) ?? [];
  const draft = typeWord(type) === undefined ? undefined : readFieldPhrase(`${name} (${type})`, entity.name);
  return draft && [draft];
}

const CONTROL = /^(check ?boxes|tick ?boxes|ticks|toggles|switches|dates|numbers)$/i;

/** 'vegetarian, vegan and gluten free checkboxes': what stands behind the last is meant of all. */
function eachControl(tokens: readonly Token[], entity: Entity): readonly FieldDraft[] | undefined {
  const control = CONTROL.exec(tokens.at(-1)?.text ?? '')?.[1];
  const parts = partsOf(tokens.slice(0, -1));
  if (control === undefined || parts.length < 2) return undefined;
  const type = /^(?:dates)$/i.test(control) ? 'date' : /^numbers$/i.test(control) ? 'number' : 'boolean';
  const drafts = parts.map((part) => readFieldPhrase(wordsOf(part), entity.name));
  return drafts.every((draft) => draft !== undefined)
    ? drafts.map((draft) => withType(draft, type))
    : undefined;
}

/** 'an email to the borrower': a way to reach someone whom a field names is a field beside it. */
export function besideField(
  tokens: readonly Token[],
  world: World,
): { readonly text: string; readonly entity: Entity } | undefined {
  const match =
    /^(?:an? |the )?((?:e-?mail|phone|mobile|address|birthday)(?: (?:number|address))?) (?:to|for|of) (?:the |each |every |our |my )?(.+)$/i.exec(
      wordsOf(tokens),
    );
  const [, way = '', whom = ''] = match ?? [];
  if (whom === '') return undefined;
  const place = fieldCalled(tokenise(whom), world);
  const isPerson = place && /^(?:text|person)$/.test(place.field.type);
  if (isPerson) return { text: `${place.field.name} ${way.toLowerCase()}`, entity: place.entity };
  const isNoOne = place !== undefined || kindSaid(tokenise(whom), world) !== undefined || / /.test(whom);
  return isNoOne ? undefined : { text: `${whom} ${way.toLowerCase()}`, entity: world.current };
}

/** The fields that an enumeration describes, each with a plain name. */
function plainDrafts(tokens: readonly Token[], entity: Entity): readonly FieldDraft[] | undefined {
  if (isUnnamed(tokens)) return undefined;
  const drafts =
    typedBehind(tokens, entity) ?? eachControl(tokens, entity) ?? draftsSaid(tokens, entity.name);
  return drafts?.every(isPlainName) === true ? drafts : undefined;
}

/** 'bookings' are records, and 'number of orders' is a figure of them. */
const isOfRecords = ({ name, isTypeStated }: FieldDraft, { model }: World): boolean =>
  !isTypeStated &&
  model.entities.some(
    ({ plural, name: one }) =>
      plural !== one && ` ${name.toLowerCase()}`.endsWith(` ${plural.toLowerCase()}`),
  );

export function addedTo(
  tokens: readonly Token[],
  entity: Entity,
  world: World,
): readonly Operation[] | undefined {
  const drafts = plainDrafts(tokens, entity);
  if (!drafts || drafts.some((draft) => isOfRecords(draft, world))) return undefined;
  return drafts.flatMap((draft): Operation[] => [
    addOperation(entity, draft, world),
    ...(draft.currency === undefined || draft.currency === world.model.format.currency
      ? []
      : [{ kind: 'setCurrency' as const, currency: draft.currency }]),
  ]);
}
