import { plainDraft } from '../../words/field-draft';
import type { Entity, Field } from '@tessera/shared/contracts';
import { isState } from '../../furnish/tones';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import { capitalise } from '../../words/text';
import { sentenceCase } from '../../words/casing';
import { guessType } from '../../words/field-type';
import { singular } from '../../words/inflect';
import type { World } from '../world';
import type { Drawn } from '../rules/view-words';
import { isPicture } from './view-kinds';

/**
 * What a view asks of fields that are there and were taken for something else: who wants a calendar says that 'Arrive' is a day, and
 * who wants columns by 'now / next / later' names the options.
 */

const typed = ({ computed }: Field) => computed === undefined;
const WORDS = new Set<Field['type']>(['text', 'longtext', 'boolean', 'tags']);
const STATE = /(?:^|[ ,/–-])(?:status|state|stage|phase|progress|step|pipeline)s?$/i;
const LEAD = /^(?:status|state|stage|phase|step|column|condition)s?\b[\s:–—-]*/i;

/** The options that a name consists of: 'Now / next / later', 'Stage – applied, interview, offer'. */
export function optionsInName(name: string): readonly string[] {
  const rest = name.replace(LEAD, '');
  const parts = rest
    .split(/\s*[/,|]\s*|\s+or\s+|\s+(?:–|—|-)\s+/)
    .map((part) => part.replace(/[^\p{L}\p{N}]+$/u, '').trim())
    .filter((part) => part !== '' && part.split(' ').length <= 4);
  return parts.length > 1 ? [...new Set(parts.map((part) => capitalise(part)))] : [];
}

/** 'from wish to been' says which come first and last. */
function withEnds(options: readonly string[], clause: readonly Token[]): readonly string[] {
  const from = clause.findIndex(({ key }) => key === 'from');
  const to = clause.findIndex(({ key }, at) => from >= 0 && at > from && key === 'to');
  if (to < 0 || options.length === 0) return options;
  const last = capitalise(clause[to + 1]?.text ?? '');
  return last === '' || options.includes(last) ? options : [...options, last];
}

const retype = (field: Field, type: Field['type'], options?: readonly string[]): readonly Operation[] => [
  { kind: 'retypeField', field: field.id, type, limits: options ? { options: options.slice(0, 12) } : {} },
];

function columns(entity: Entity, named: Field | undefined, clause: readonly Token[]) {
  const fields = named ? [named] : entity.fields;
  const open = fields.filter((field) => typed(field) && WORDS.has(field.type));
  for (const field of open) {
    const options = withEnds(optionsInName(field.name), clause);
    if (options.length > 2 || (options.length === 2 && named))
      return { field, operations: retype(field, 'choice', options) };
  }
  const state = open.find(({ name }) => STATE.test(name));
  const { options } = state ? guessType(state.name) : {};
  return (
    state && {
      field: state,
      operations: retype(state, 'choice', options ?? ['Planned', 'In progress', 'Done']),
    }
  );
}

const DAYLIKE =
  /\b(?:date|day|when|wen|arriv\w*|leav\w*|depart\w*|from|until|till|start\w*|begin\w*|ends?|sow month|held|expires?|due|deadline|born|booked|birthday|on)\b/i;
const NO_DAY = /\b(?:rate|price|name|payment day|days|who|per|notes?|how|best day|guess)\b/i;

/** All days of the entity that were taken for words; a time where there is no day at all. */
function days(entity: Entity, named: Field | undefined) {
  const isOpen = (field: Field) => typed(field) && /^(?:text|time|boolean|longtext)$/.test(field.type);
  const found = entity.fields.filter(
    (field) => isOpen(field) && field.type !== 'time' && DAYLIKE.test(field.name) && !NO_DAY.test(field.name),
  );
  const times = entity.fields.filter((field) => isOpen(field) && field.type === 'time');
  // 'a calendar by title' makes no day of a title.
  if (
    named &&
    isOpen(named) &&
    named.type === 'text' &&
    named.id === entity.labelField &&
    !DAYLIKE.test(named.name)
  )
    return undefined;
  const own = named && isOpen(named) ? [named] : undefined;
  const list = own ?? (found.length > 0 ? found.slice(0, 2) : times.slice(0, 1));
  const [field] = list;
  return (
    field && {
      field,
      operations: list.flatMap((one) => retype(one, one.type === 'time' ? 'datetime' : 'date')),
    }
  );
}

const PICTURED =
  /\b(?:photos?|pictures?|pics?|images?|faces?|covers?|logos?|posters?|sketch|drawing|scan|portrait)\b/i;

function picture(entity: Entity, clause: readonly Token[], world: World) {
  const there = entity.fields.find(
    (field) => typed(field) && field.type !== 'image' && PICTURED.test(field.name) && field.type === 'text',
  );
  if (there) return { field: there, operations: retype(there, 'image') };
  const word = clause.find(isPicture);
  if (!word || !entity.fields.every(({ type }) => type !== 'image')) return undefined;
  const said = singular(word.key);
  const name = /^(?:pic|foto|image|snapshot|thumbnail|photo|photograph|fotograf)$/.test(said)
    ? 'Photo'
    : sentenceCase(said);
  const draft = plainDraft(name, 'image');
  const operations: readonly Operation[] = [{ kind: 'addField', entity: entity.id, draft }];
  return { field: { id: `f${String(world.model.next.field)}` }, operations };
}

export interface Mending {
  readonly field: Pick<Field, 'id'>;
  readonly operations: readonly Operation[];
}

/** What makes an entity fit a kind of view; undefined where nothing of it says what the view would stand on. */
export function mending(
  kind: Drawn,
  entity: Entity,
  named: Field | undefined,
  clause: readonly Token[],
  world: World,
): Mending | undefined {
  if (kind === 'board')
    return entity.fields.some(isState) && !named ? undefined : columns(entity, named, clause);
  if (kind === 'calendar' || kind === 'timeline') return days(entity, named);
  return kind === 'gallery' ? picture(entity, clause, world) : undefined;
}
