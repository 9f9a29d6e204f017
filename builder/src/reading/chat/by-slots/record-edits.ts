import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../../language/token';
import type { Operation } from '../../../operations/operation';
import type { FieldDraft } from '../../../words/field-draft';
import { splitList } from '../../../words/field-list';
import { readFieldPhrase } from '../../../words/field-phrase';
import { isPlural, plural, singular } from '../../../words/inflect';
import { FALLBACK_KIND, findRecordKind } from '../../../words/record-kinds';
import { nameKey } from '../../../words/text';
import { wordsOf, type Outcome } from '../../rule';
import { addOperation } from '../../rules/edit-drafts';
import { kindSaid } from '../../rules/edit-said';
import { outcomeOf, partsOf } from '../../rules/fields-said';
import type { World } from '../../world';
import { draftsOf } from './drafts-meant';
import { kindMeant } from './fields-meant';
import { nameGiven, quotedIn } from './names-said';
import type { SlotReading, SlotReadings, Slots } from './slots';

/** Whole kinds of records: another one, one fewer, and what they are called. Single records are the data of the application. */

/** A value, an option or a field is said of a single record: 'delete the customer Jones'. */
const isOfData = (slots: Slots) => slots.has('v') || slots.has('o') || slots.has('f');

const TABLE = /^(?:tables?|lists?|pages?|sections?|tabs?|screens?|things?|forms?|parts?|registers?)$/;

/** 'the customer' is one of them; 'customers', 'the customer list' and 'Customer' are all. */
function isWhole(said: readonly Token[], tokens: readonly Token[], entity: Entity): boolean {
  const last = said.at(-1);
  if (!last || tokens.some(({ key }) => TABLE.test(key))) return true;
  const isEach = tokens.some(({ key }) => /^(?:all|every|each|old|any)$/.test(key));
  const isName = nameKey(wordsOf(said)) === nameKey(entity.name) && /^\p{Lu}/u.test(last.text);
  return !isEach && (isPlural(last.text) || isName);
}

const removeRecord: SlotReading = (slots, tokens, world) => {
  if (isOfData(slots) || slots.has('n')) return undefined;
  const [said = []] = slots.all('t');
  const entity = kindMeant(slots, world);
  if (!entity || !isWhole(said, tokens, entity)) return undefined;
  return outcomeOf(world, [{ kind: 'removeEntity', entity: entity.id }]);
};

/** 'Treatment = Vet visit', 'for “Singer” read “Member”': a name of records that was not marked as such. */
function kindTold(tokens: readonly Token[], world: World): Entity | undefined {
  const [quotation] = quotedIn(tokens);
  const joint = tokens.findIndex(({ key }) => /^(?:=|→|->|=>|:|>|\|)$/.test(key));
  const said = quotation ?? (joint > 0 ? tokens.slice(0, joint) : []);
  const entity = said.length > 0 ? kindSaid(said, world) : undefined;
  const key = nameKey(wordsOf(said));
  return entity && [entity.name, entity.plural].some((name) => nameKey(name) === key) ? entity : undefined;
}

/** 'make it Animals' of what was spoken of; a single name is that of a record. */
const kindSpoken = (tokens: readonly Token[], name: string, world: World): Entity | undefined =>
  isPlural(name) && tokens.some(({ key }) => /^(?:it|them|that|these|those)$/.test(key))
    ? world.model.entities.find(({ id }) => id === world.touched.entity)
    : undefined;

const renameRecord: SlotReading = (slots, tokens, world) => {
  if (isOfData(slots)) return undefined;
  const quotations = quotedIn(tokens);
  const name = nameGiven(slots.all('n').at(-1) ?? (quotations.length === 2 ? (quotations[1] ?? []) : []));
  if (name === undefined) return undefined;
  const entity = slots.has('t')
    ? kindMeant(slots, world)
    : (kindTold(tokens, world) ?? kindSpoken(tokens, name, world));
  if (!entity) return undefined;
  const one = singular(name);
  return outcomeOf(
    world,
    [{ kind: 'renameEntity', entity: entity.id, name: one, plural: plural(one) }],
    `they are called ${name} already`,
  );
};

const NEW = /^(?:a|an|another|new|separate|own|second|extra|additional|more)$/;

/** 'a new table of' says it outright; 'to the list' does not. */
const asksForKind = (tokens: readonly Token[]) =>
  tokens.some(
    ({ key }, at) =>
      TABLE.test(key) && tokens.slice(Math.max(0, at - 3), at).some((one) => NEW.test(one.key)),
  );

const KEPT = /^(?:need|needs|needed|keep|track|manage|record|start)$/;

/** Names without a value in them, where more is said than one name that may be a person's: those of fields. */
function isKind(slots: Slots, tokens: readonly Token[]): boolean {
  const [first, ...more] = slots.all('n');
  const fields = [...more, ...slots.all('v')];
  if (fields.some((words) => words.some(({ tag }) => tag === 'number'))) return false;
  if (asksForKind(tokens)) return true;
  const count = fields.flatMap((words) => partsOf(words)).length;
  const isSeveral = isPlural(first?.at(-1)?.text ?? '');
  return count > (isSeveral ? 0 : 1) || (isSeveral && tokens.some(({ key }) => KEPT.test(key)));
}

const addRecord: SlotReading = (slots, tokens, world) => {
  // 'add a hive, Hive 9' and 'stick Kind of Blue in, artist Miles Davis' are records.
  const [first] = slots.all('n');
  if (!first || slots.has('o') || slots.has('f') || (slots.has('t') && !asksForKind(tokens)))
    return undefined;
  const name = nameGiven(first);
  if (name === undefined || kindSaid(first, world) || !isKind(slots, tokens)) return undefined;
  return made(singular(name), slots, world);
};

/** What records of that kind usually hold, where nothing is said of it. */
function usual(name: string): readonly FieldDraft[] {
  const kind = findRecordKind(name.toLowerCase()) ?? FALLBACK_KIND;
  return splitList(kind.fields).flatMap((item) => readFieldPhrase(item, name) ?? []);
}

/** 'Add columns for key and mood' asks for fields. */
const NO_KIND = /^(?:columns?|fields?|box(?:es)?|options?|values?|properties|attributes?)$/i;

/** The new kind of records; what its fields call like one that is there links to it. */
function made(name: string, slots: Slots, world: World): Outcome | undefined {
  if (NO_KIND.test(name)) return undefined;
  const said = [...slots.all('n').slice(1), ...slots.all('v')];
  const drafts = said.length > 0 ? draftsOf(said, name, world) : usual(name);
  if (!drafts || drafts.length === 0) return undefined;
  const target = { id: `e${String(world.model.next.entity)}`, name, plural: plural(name) };
  const all = drafts.map((draft) => ({
    draft,
    operation: addOperation({ ...world.current, ...target }, draft, world),
  }));
  const fields = all.filter(({ operation }) => operation.kind === 'addField').map(({ draft }) => draft);
  const links = all.flatMap(({ operation }): Operation[] => (operation.kind === 'relate' ? [operation] : []));
  if (fields.length === 0) return undefined;
  return outcomeOf(world, [{ kind: 'addEntity', draft: { name, plural: plural(name), fields } }, ...links]);
}

export const RECORD_EDITS: SlotReadings = {
  'add-record': addRecord,
  'remove-record': removeRecord,
  'rename-record': renameRecord,
};
