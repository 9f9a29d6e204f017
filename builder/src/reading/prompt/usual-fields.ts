import type { Archetype } from '../../archetypes/archetype';
import { fromDraft } from '../../drafts/from-draft';
import { mergeDrafts } from '../../model/make-entity';
import { draftField, isSameName, type FieldDraft } from '../../words/field-draft';
import { splitList } from '../../words/field-list';
import { readFieldPhrase } from '../../words/field-phrase';
import { singular } from '../../words/inflect';
import { KIND_BESIDE, kindBeside } from '../../words/kinds-beside';
import type { RecordKind } from '../../words/lists/record-kinds/record-kind';
import { withKindOptions } from '../../words/record-kind-options';
import { FALLBACK_KIND, findRecordKind, recordKindAtEnd } from '../../words/record-kinds';
import { inferFromSiblings } from '../../words/siblings';
import { nameKey } from '../../words/text';
import { isSameNoun } from '../records/links-by-name';
import type { RecordReading } from '../records/records';

/** What records hold of which nobody said it, or not all of it. */

/** What was said besides the records themselves. */
export interface Around {
  /** Nobody said a field of any record. */
  readonly isOpen: boolean;
  /** Others are kept beside them. */
  readonly areSeveral: boolean;
  /** What applications of the domain keep. */
  readonly archetype: Archetype | undefined;
  readonly others: readonly string[];
  /** They were asked for as a board, whose columns are states. */
  readonly isBoard: boolean;
}

function fieldsOf(kind: RecordKind, name: string): FieldDraft[] {
  return splitList(kind.fields)
    .map((item) => readFieldPhrase(item, name))
    .filter((draft) => draft !== undefined)
    .map((draft) => withKindOptions(draft, kind));
}

/** What records of this name hold that are kept alone. */
const usualAlone = (name: string): FieldDraft[] =>
  fieldsOf(findRecordKind(name.toLowerCase()) ?? FALLBACK_KIND, name);

/** What they hold beside others. */
function usualBeside(name: string): FieldDraft[] {
  const noun = singular(name.toLowerCase());
  return fieldsOf(kindBeside(noun) ?? recordKindAtEnd(noun) ?? KIND_BESIDE, name);
}

/** What records of this name keep in applications of the domain, as far as it is typed in; else what they keep anywhere. */
function keptThere(name: string, { archetype, areSeveral }: Around): FieldDraft[] {
  const entity = archetype && fromDraft(archetype.draft).entities.find((one) => isSameNoun(one.name, name));
  if (!entity) return areSeveral ? usualBeside(name) : usualAlone(name);
  return entity.fields
    .filter(({ type, computed }) => type !== 'reference' && computed === undefined)
    .map(({ name: field, type, options = [], unit, min, max }) => {
      const labels = options.map(({ label }) => label);
      const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
      const spec = {
        type,
        ...limits,
        ...(unit !== undefined && { unit }),
        ...(labels.length > 0 && { options: labels }),
      };
      return draftField(field, spec, field, name, true);
    });
}

const IS_NAME = /^(?:name|title)$/i;
/** So few fields leave open what else is kept. */
const FEW = 2;

/** Whether one of the fields tells a record from the others: a text that names no other records. */
const hasLabel = (said: readonly FieldDraft[], others: readonly string[]): boolean =>
  said.some(({ type, name }) => type === 'text' && !others.some((other) => isSameNoun(name, other)));

const isDay = ({ type }: FieldDraft) => type === 'date' || type === 'datetime';

/** Whether what such records hold is known; an entry may be of anything. */
function isOfKind(name: string): boolean {
  const noun = singular(name.toLowerCase());
  const kind = kindBeside(noun) ?? recordKindAtEnd(noun);
  return kind !== undefined && kind.name !== FALLBACK_KIND.name;
}

/** With what tells them apart, where that is neither who does something with them nor what comes of it. */
function labelled(
  said: readonly FieldDraft[],
  name: string,
  others: readonly string[],
  deedFields: readonly string[],
): FieldDraft[] {
  const own = said.filter((draft) => !deedFields.includes(draft.name));
  return hasLabel(own, others) ? [...said] : [...labelOf(name), ...said];
}

/** 'tasks with assignees and deadlines' have a title, and what tells which are done. */
function completed(said: readonly FieldDraft[], name: string, { areSeveral, others }: Around): FieldDraft[] {
  if (hasLabel(said, others) || (!areSeveral && said.length > FEW)) return [...said];
  const usual = areSeveral ? usualBeside(name) : usualAlone(name);
  // What happens on a day to one of the others is told by these.
  const isTold =
    said.some(isDay) && said.some((draft) => others.some((other) => isSameNoun(draft.name, other)));
  const [first, ...more] = usual;
  if (isTold || !isOfKind(name) || !first || !IS_NAME.test(first.name)) return [...said];
  const isSaid = (draft: FieldDraft) =>
    said.some((one) => isSameName(one.name, draft.name) || (isDay(one) && isDay(draft)));
  const rest = areSeveral ? [] : more.filter((draft) => !isSaid(draft));
  return [...(isSaid(first) ? [] : [first]), ...said, ...rest];
}

/** What tells records of this name apart: their usual name, else any. */
function labelOf(name: string): FieldDraft[] {
  const [usual] = isOfKind(name) ? usualAlone(name) : [];
  return usual && IS_NAME.test(usual.name) ? [usual] : fieldsOf(KIND_BESIDE, name).slice(0, 1);
}

const IS_STATE = /\b(?:status|state|stage|phase|step|column)\b/i;

/** What stands in columns says in which. */
function withState(drafts: readonly FieldDraft[], name: string): FieldDraft[] {
  if (drafts.some(({ name: field }) => IS_STATE.test(field))) return [...drafts];
  const state = readFieldPhrase('status (to do, in progress, done)', name);
  return state ? [...drafts, state] : [...drafts];
}

/** The fields of a kind of records. Where fields were said, a record that others point at needs a name and no more. */
export function draftsOf(record: RecordReading, name: string, around: Around): FieldDraft[] {
  const kind = findRecordKind(nameKey(name));
  const said = record.fields.map((draft) => (kind ? withKindOptions(draft, kind) : draft));
  const usual = () => {
    if (around.isOpen) return keptThere(name, around);
    return record.isListed === true ? usualBeside(name) : usualAlone(name).slice(0, 1);
  };
  const whole = () =>
    record.deedFields
      ? labelled(said, name, around.others, record.deedFields)
      : completed(said, name, around);
  const drafts = said.length > 0 ? whole() : usual();
  return inferFromSiblings(mergeDrafts(around.isBoard ? withState(drafts, name) : drafts));
}
