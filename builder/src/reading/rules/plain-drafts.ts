import { wordList } from '../../language/word-list';
import type { Entity } from '@tessera/shared/contracts';
import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import type { FieldDraft } from '../../words/field-draft';
import { missingFeature, promisedFeature } from '../../words/features';
import { readFieldPhrase } from '../../words/field-phrase';
import { wordsOf } from '../rule';
import type { World } from '../world';
import { addOperation, draftsSaid, withType } from './edit-drafts';
import { isUnnamed } from './edit-unnamed';
import { kindSaid } from './edit-said';
import { partsOf } from './fields-said';
import { fieldCalled } from './plain-names';

/** The fields that plain orders describe: each has a name as fields have them. */

/** What is no field, as the first or the last word of a name. */
const NO_FIELD = wordList(`
  field fields column columns thing things stuff more other others total totals sum sums average averages count counts chart
  charts graph graphs calendar calendars board boards kanban gallery galleries timeline timelines filter filters button buttons
  report reports dashboard dashboards view views search rule rules check checks limit limits charting statistic statistics stats
  overview summary reminder reminders notification notifications alert alerts login logins user users account accounts
  permission permissions lot bit export import map table tables list lists page pages tab tabs section sections colors
  colours badge badges label labels option options icon icons theme mode record records entries entry everything something
  anything it them this that one
  `);
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
/** A clause, or a list. */
const IN_NO_NAME = new RegExp(`${CLAUSE.source}|[()[\\]:]`, 'i');

/** What nobody says of what a field holds. */
const isVague = ({ name, phrase }: FieldDraft, start: string): boolean =>
  NO_START.test(start) ||
  CLAUSE.test(phrase) ||
  missingFeature(phrase) !== undefined ||
  promisedFeature(phrase) !== undefined ||
  CLAUSE.test(name);

const isNoName = (start: string, end: string) =>
  /^(?:up|down|to|put|rename|remove|delete|hide)$/.test(start) || NO_FIELD.has(start) || NO_FIELD.has(end);

/** A name as fields have them: a few words, nothing that is no field, and no clause. */
export function isPlainName(draft: FieldDraft): boolean {
  const words = tokenise(draft.name).filter(({ tag }) => tag !== 'mark');
  const [start, end] = [words[0]?.key ?? '', words.at(-1)?.key ?? ''];
  if (words.length === 0 || words.length > MOST_WORDS || isNoName(start, end)) return false;
  if (IN_NO_NAME.test(draft.name)) return false;
  const isSure = draft.isTypeStated || draft.isKnown;
  return (
    (isSure || !isVague(draft, start)) &&
    words.every(({ tag, key }) => (NAME_TAG.test(tag) || key === 'done') && !NO_PART.test(key))
  );
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

const DEED =
  /^(?:highlight|flag|mark|show|display|put|move|sort|order|list|filter|hide|remove|delete|rename|make|let|turn|change|badge)$/;

/** 'highlight products below it', 'put ingredients last': what is done to something that is there, and no name. */
function isDeed(part: readonly Token[], world: World): boolean {
  const [first, ...rest] = part;
  if (!first || first.tag === 'quoted' || !DEED.test(first.key) || rest.length < 2) return false;
  return rest.some(
    (token, at) =>
      /^(?:it|them|that|this|the)$/.test(token.key) ||
      kindSaid([token], world) !== undefined ||
      [1, 2, 3].some((size) => fieldCalled(rest.slice(at, at + size), world) !== undefined),
  );
}

/** The fields that an enumeration describes, each with a plain name. */
export function plainDrafts(tokens: readonly Token[], entity: Entity): readonly FieldDraft[] | undefined {
  if (isUnnamed(tokens)) return undefined;
  const drafts = eachControl(tokens, entity) ?? draftsSaid(tokens, entity.name);
  return drafts?.every(isPlainName) === true ? drafts : undefined;
}

/** 'bookings' are records, and 'number of orders' is a figure of them. */
const isOfRecords = ({ name, isTypeStated }: FieldDraft, { model }: World): boolean =>
  !isTypeStated &&
  model.entities.some(
    ({ plural, name: one }) =>
      plural !== one && ` ${name.toLowerCase()}`.endsWith(` ${plural.toLowerCase()}`),
  );

/** Amounts of an application are in one currency: a new one is said with the first of them. */
const hasAmounts = ({ model }: World): boolean =>
  model.entities.some(({ fields }) => fields.some(({ type }) => type === 'money'));

/** What adds fields that have plain names. */
export function addedOf(
  drafts: readonly FieldDraft[],
  entity: Entity,
  world: World,
): readonly Operation[] | undefined {
  if (drafts.some((draft) => isOfRecords(draft, world))) return undefined;
  return drafts.flatMap((draft): Operation[] => [
    addOperation(entity, draft, world),
    ...(draft.currency === undefined || draft.currency === world.model.format.currency || hasAmounts(world)
      ? []
      : [{ kind: 'setCurrency' as const, currency: draft.currency }]),
  ]);
}

export function addedTo(
  tokens: readonly Token[],
  entity: Entity,
  world: World,
): readonly Operation[] | undefined {
  if (partsOf(tokens).some((part) => isDeed(part, world))) return undefined;
  const drafts = plainDrafts(tokens, entity);
  return drafts && addedOf(drafts, entity, world);
}
