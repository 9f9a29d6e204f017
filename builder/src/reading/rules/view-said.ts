import type { Entity, Field, FieldType } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { fieldNamed, mentionAt } from '../figures/names';
import { withoutPurpose } from '../figures/figure-said';
import { cutPhrase, phraseAt, phrases, withoutPhrases, type Phrases } from '../figures/phrases';
import type { World } from '../world';
import type { Drawn } from './view-words';

/** Reads what a clause says of a view: whose records, by which field, which of them. */

const LIGHT = new Set(
  `a an the and or of in on as to for with by into onto at from out so that this these those it its them they i we you me us my our your one
  ones each every all some want need like love prefer rather see show shows shown give get have has had be is are was can could would should
  will shall may do does let make made put add include use view views look looks display open opens opened start starts begin begins please
  thanks also too just really then maybe perhaps plus second secondly first firstly both nice good great lovely handy useful ideal perfect
  best better easy easier fine ok okay cool helpful big small simple plain proper little quick whole list lists table page screen app thing
  things way overview layout style format mode kind sort type card cards column columns stage stages lane lanes state states next other
  another between able drag dragged move moved moving dragging shove push slide around about across through scroll scrolling browse flick
  arrange arranged group grouped organise organize organised organized sorted laid lay picture pictures photo photos image images wall front
  grid beside under side over time when what which where day days date dates month months week weeks year monthly weekly happen happens
  everything records record entries entry items item well if possible default automatically always instead than spreadsheet paper it's 's 'd d
  via per using main home wish hope again back , . ; : ( ) - ! ? up down own different various single everyone everybody people more most how
  there here now least um uh uhm erm turn switch change set only already tell step going gets who`.split(
    /\s+/,
  ),
);
const isLight = ({ key, lemma, tag }: Token) => LIGHT.has(key) || LIGHT.has(lemma) || tag === 'adverb';
const BY = phrases(
  `
    by, per, for each, for every, grouped by, according to, based on, by the, by their, by its, with a column
    for, with columns for, one column per, columns for, column for each, a column for each, using
  `,
);
/** Behind these may stand a field as well as records. */
const ABOUT = phrases('between, on, of, for, from, along, in, one');
const WHERE = phrases('that, which, who, where, with only, only');
const TYPES: Readonly<Partial<Record<Drawn, readonly FieldType[]>>> = {
  board: ['choice', 'reference', 'boolean', 'text', 'person', 'tags', 'rating'],
  calendar: ['date', 'datetime'],
  timeline: ['date', 'datetime'],
  gallery: ['image'],
};

export interface ViewSaid {
  readonly entity?: Entity;
  readonly field?: Field;
  readonly where?: string;
  /** What is shown of each record: 'cards with their name and city'. */
  readonly shows?: readonly Field[];
}

interface Names {
  readonly entities: Set<Entity>;
  readonly fields: Set<Field>;
}

/** The words of a view without those for its kind, and whose fields they may name. */
interface Reading {
  readonly tokens: readonly Token[];
  readonly kind: Drawn;
  readonly owners: readonly Entity[];
  readonly world: World;
}

const isNoun = (token: Token | undefined) =>
  token !== undefined && !/^(?:article|preposition|pronoun|to|and|mark|be|owner)$/.test(token.tag);

const stands = (tokens: readonly Token[], at: number, list: Phrases) =>
  [1, 2, 3, 4].some((back) => at >= back && phraseAt(tokens, at - back, list) === back);

/** A field that a view can stand on. It wins over records of the name where it is longer, or where 'by' leads it in. */
function fieldAt(
  { tokens, kind, owners, world }: Reading,
  at: number,
): { readonly field: Field; readonly size: number } | undefined {
  const isBy = stands(tokens, at, BY);
  const isLed = isBy || stands(tokens, at, ABOUT);
  const other = isBy ? 0 : (entityAt(tokens, at, world)?.size ?? 0);
  for (let size = Math.min(5, tokens.length - at); size > other; size -= 1) {
    const words = tokens.slice(at, at + size);
    const isSilent = words.every(isLight) && !isLed;
    if (!isNoun(words[0]) || !isNoun(words.at(-1)) || (isSilent && size === 1)) continue;
    const field = owners
      .map((owner) => fieldNamed(words, owner, world))
      .find((found) => found && TYPES[kind]?.includes(found.type));
    if (field) return { field, size };
  }
  return undefined;
}

function entityAt(tokens: readonly Token[], at: number, world: World) {
  const place = mentionAt(tokens, at, [], world, () => true);
  return place?.mention.kind === 'entity' ? { entity: place.mention.entity, size: place.size } : undefined;
}

/** Takes one name off the words: how many tokens it has, 0 for none. */
function nameAt(reading: Reading, at: number, names: Names): number {
  const field = fieldAt(reading, at) ?? columnsAt(reading, at);
  if (field) names.fields.add(field.field);
  if (field) return field.size;
  const entity = entityAt(reading.tokens, at, reading.world);
  if (entity) names.entities.add(entity.entity);
  return entity?.size ?? 0;
}

/** 'by planned, done, paid' says the columns themselves. */
function columnsAt({ tokens, kind, owners, world }: Reading, at: number) {
  const place = kind === 'board' ? mentionAt(tokens, at, owners, world, () => true) : undefined;
  return place?.mention.kind === 'option' ? { field: place.mention.field, size: place.size } : undefined;
}

function namesIn(reading: Reading): Names | undefined {
  const { tokens } = reading;
  const names: Names = { entities: new Set(), fields: new Set() };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || /^(?:,|and|by|of|the)$/.test(token.key)) continue;
    const size = nameAt(reading, at, names);
    if (size > 0) at += size - 1;
    else if (!isLight(token)) return undefined;
  }
  return names;
}

const DENIED = /^(?:no|n't|never|without|remove|delete|hide|drop)$/;

/** 'for the waiters', 'for the tablet on the wall': who looks at it. */
function withoutAudience(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findLastIndex(({ key }, index) => key === 'for' && index > 1);
  return at < 0 ? tokens : tokens.slice(0, at);
}

/** What the words besides the kind of view say; undefined where they say something else. */
export function viewSaid(
  clause: readonly Token[],
  kind: Drawn,
  words: Phrases,
  world: World,
): ViewSaid | undefined {
  const tokens = withoutPurpose(clause);
  const shorter = withoutAudience(tokens);
  return (
    readView(tokens, kind, words, world) ??
    showing(tokens, kind, words, world) ??
    (shorter === tokens ? undefined : readView(shorter, kind, words, world))
  );
}

const BETWEEN = /^(?:,|and|the|their|its|only|just|a|of|each|every)$/;

/** The fields in a list of names; undefined where one of them is none. */
function fieldsIn(tokens: readonly Token[], entity: Entity, world: World): readonly Field[] | undefined {
  const fields = new Set<Field>();
  for (let from = 0; from < tokens.length; from += 1) {
    if (BETWEEN.test(tokens[from]?.key ?? '')) continue;
    const sizes = [4, 3, 2, 1].filter((size) => from + size <= tokens.length);
    const found = sizes.flatMap((size) => {
      const field = fieldNamed(tokens.slice(from, from + size), entity, world);
      return field ? [{ field, size }] : [];
    })[0];
    if (!found) return undefined;
    if (found.field.id !== entity.labelField) fields.add(found.field);
    from += found.size - 1;
  }
  return [...fields];
}

/** 'as cards with their name and city' */
function showing(tokens: readonly Token[], kind: Drawn, words: Phrases, world: World): ViewSaid | undefined {
  const at = tokens.findIndex(({ key }, index) => index > 0 && /^(?:with|showing|shows?)$/.test(key));
  const said =
    at > 0 && kind !== 'calendar' && kind !== 'timeline'
      ? readView(tokens.slice(0, at), kind, words, world)
      : undefined;
  const entity = said?.entity ?? world.current;
  const shows = said && fieldsIn(tokens.slice(at + 1), entity, world);
  return said && shows && { ...said, entity, shows };
}

function readView(tokens: readonly Token[], kind: Drawn, words: Phrases, world: World): ViewSaid | undefined {
  const cut = cutPhrase(tokens, words);
  const rest = cut && withoutPhrases(cut.rest, words);
  const found = rest && !rest.some(({ key }) => DENIED.test(key)) ? split(rest, kind, world) : undefined;
  if (!found) return undefined;
  const [field] = found.names.fields;
  const entity =
    [...found.names.entities][0] ??
    world.model.entities.find(({ fields }) => field && fields.includes(field));
  const said = { ...(entity && { entity }), ...(field && { field }) };
  if (!found.where) return said;
  const where = entity && world.condition(found.where, entity);
  return where === undefined ? undefined : { ...said, where };
}

/** The names in the words; what stands behind 'that' is a condition where it names nothing else. */
function split(
  tokens: readonly Token[],
  kind: Drawn,
  world: World,
): { readonly names: Names; readonly where?: readonly Token[] } | undefined {
  const named = world.model.entities.filter((entity) =>
    tokens.some((_, at) => {
      const place = mentionAt(tokens, at, [], world, () => true);
      return place?.mention.kind === 'entity' && place.mention.entity === entity;
    }),
  );
  const owners = [...named, world.current, ...world.model.entities];
  const whole = namesIn({ tokens, kind, owners, world });
  if (whole) return { names: whole };
  const at = tokens.findIndex((_, index) => index > 0 && phraseAt(tokens, index, WHERE) > 0);
  const head = at > 0 ? namesIn({ tokens: tokens.slice(0, at), kind, owners, world }) : undefined;
  return head && { names: head, where: tokens.slice(at + phraseAt(tokens, at, WHERE)) };
}
