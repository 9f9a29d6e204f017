import { toneSchema, type Field, type Tone } from '@tessera/shared/contracts';
import type { IdSource } from '../model/ids';
import { plural } from '../words/inflect';
import type {
  ChoiceDraft,
  EntityDraft,
  FieldDraft,
  ReferenceDraft,
  TypedFieldDraft,
} from './application-draft';
import { DraftError, findNamed } from './draft-error';

type FullDraft = TypedFieldDraft | ChoiceDraft | ReferenceDraft;

/** 'text required' → an object that says the same. */
export function fullDraft(draft: FieldDraft): FullDraft {
  if (typeof draft !== 'string') return draft;
  const [type, ...flags] = draft.split(' ');
  return {
    type: type as TypedFieldDraft['type'],
    required: flags.includes('required'),
    ...(flags.includes('unique') && { unique: true }),
  };
}

/** Entities have their ids before any field is made: fields point at them. */
export interface NamedEntity {
  readonly name: string;
  readonly id: string;
}

interface FieldOutline {
  readonly name: string;
  readonly draft: FullDraft;
  readonly owner: EntityDraft;
  readonly named: readonly NamedEntity[];
}

/** A field without its expressions, which may need any other field. */
export function outlineField({ name, draft, owner, named }: FieldOutline, ids: IdSource): Field {
  const place = `${owner.name}, field “${name}”`;
  const id = ids.field();
  const base = {
    id,
    name,
    key: `${id}.1`,
    required: draft.required ?? false,
    ...(draft.unique === true && { unique: true }),
    ...(draft.help !== undefined && { help: draft.help }),
  };
  if ('options' in draft) {
    const options = draft.options.map((text) => ({ id: ids.option(), ...readToned(text, place) }));
    return { ...base, type: 'choice', options, ...(draft.many === true && { many: true }) };
  }
  if ('to' in draft) {
    const reference = outlineReference(draft, findNamed(named, draft.to, 'entity', place).id, owner);
    return { ...base, type: 'reference', reference, ...(draft.many === true && { many: true }) };
  }
  return { ...base, type: draft.type, ...limitsOf(draft) };
}

function outlineReference(draft: ReferenceDraft, entity: string, owner: EntityDraft) {
  const isNeeded = draft.required === true && draft.many !== true;
  return {
    entity,
    inverse: draft.inverse ?? owner.plural ?? plural(owner.name),
    onDelete: draft.onDelete ?? (isNeeded ? 'refuse' : 'clear'),
  };
}

function limitsOf({ min, max, unit }: TypedFieldDraft) {
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(unit !== undefined && { unit }),
  };
}

/** 'Overdue: bad' → the label and what its colour means. */
export function readToned(text: string, place: string): { label: string; tone?: Tone } {
  const at = text.lastIndexOf(': ');
  if (at < 0) return { label: text };
  const tone = toneSchema.safeParse(text.slice(at + 2));
  if (tone.success) return { label: text.slice(0, at), tone: tone.data };
  throw new DraftError(
    place,
    `“${text.slice(at + 2)}” is no tone. There are: ${toneSchema.options.join(', ')}.`,
  );
}
