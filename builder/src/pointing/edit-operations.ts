import {
  columnsNamedBy,
  findPointedPart,
  type ApplicationModel,
  type ModelEdit,
  type PointedPart,
} from '@tessera/shared/contracts';
import { moved } from '../operations/move';
import type { Operation } from '../operations/operation';
import { refused, type Refused } from '../operations/outcome';
import { accessOperations, signInOperations } from './access-edit';
import { COLOUR_NAMES } from '../words/lists/colours';
import { plural, singular } from '../words/inflect';

type EditOf<K extends ModelEdit['kind']> = Extract<ModelEdit, { kind: K }>;

const GONE = refused('it is not in the application any more');

/** The operations that an edit by hand comes to, or why it cannot be done. */
export function operationsOf(
  model: ApplicationModel,
  edit: Exclude<ModelEdit, EditOf<'design'>>,
): readonly Operation[] | Refused {
  if (edit.kind === 'access') return accessOperations(model, edit);
  if (edit.kind === 'sign-in') return signInOperations(model, edit);
  const operation = operationOf(model, edit);
  return 'done' in operation ? operation : [operation];
}

/** The operation that an edit of one part or of the whole comes to, or why it cannot be done. */
export function operationOf(
  model: ApplicationModel,
  edit: Exclude<ModelEdit, EditOf<'access' | 'sign-in' | 'design'>>,
): Operation | Refused {
  if (edit.kind === 'accent')
    return { kind: 'setAccent', accent: edit.accent, words: colourName(edit.accent) };
  if (edit.kind === 'density') return { kind: 'setLook', look: { density: edit.density } };
  const part = findPointedPart(model, edit.part);
  if (!part) return GONE;
  switch (edit.kind) {
    case 'rename':
      return renaming(part, edit);
    case 'write':
      return writing(part, edit);
    case 'tone':
      return toning(part, edit);
    case 'move':
      return moving(part, edit);
  }
}

function renaming(part: PointedPart, { name, plural: many }: EditOf<'rename'>): Operation | Refused {
  switch (part.kind) {
    case 'title':
      return { kind: 'setTitle', title: name };
    case 'table':
      return {
        kind: 'renameEntity',
        entity: part.id,
        ...(many === undefined ? bothOf(name) : { name, plural: many }),
      };
    case 'field':
      return { kind: 'renameField', field: part.id, name };
    case 'option':
      return { kind: 'renameOption', field: part.field.id, option: part.id, label: name };
    default:
      return { kind: 'renamePart', part: part.kind, id: part.id, name };
  }
}

/** 'Clients' may be said for one of them as well as for all. */
function bothOf(said: string): { readonly name: string; readonly plural: string } {
  const name = singular(said);
  return { name, plural: plural(name) };
}

function writing(part: PointedPart, { text }: EditOf<'write'>): Operation | Refused {
  if (part.kind !== 'block' || part.block.kind !== 'text') return refused('only a text can be written anew');
  const { id, ...block } = part.block;
  return { kind: 'changePart', part: 'block', id, to: { ...block, text } };
}

function toning(part: PointedPart, { tone }: EditOf<'tone'>): Operation | Refused {
  if (part.kind === 'option') return { kind: 'setTone', field: part.field.id, option: part.id, tone };
  if (part.kind !== 'badge') return refused('only options and badges have a colour of their own');
  if (tone === null) return refused('a badge always has a colour of its own');
  const { id, ...badge } = part.badge;
  return { kind: 'changePart', part: 'badge', id, to: { ...badge, tone } };
}

function moving(part: PointedPart, { to, within }: EditOf<'move'>): Operation | Refused {
  switch (part.kind) {
    case 'field':
      return movingField(part, to, within);
    case 'option':
      return { kind: 'moveOption', field: part.field.id, option: part.id, to };
    case 'title':
    case 'table':
    case 'metric':
      return refused('it has no place among others');
    default:
      return { kind: 'movePart', part: part.kind, id: part.id, to };
  }
}

/** A view that names its fields keeps an order of its own. */
function movingField(
  part: Extract<PointedPart, { kind: 'field' }>,
  to: number,
  within: string | undefined,
): Operation | Refused {
  const view = part.entity.views.find(({ id }) => id === within);
  const columns = view && columnsNamedBy(part, view.id);
  if (!view || !columns || !('fields' in view)) return { kind: 'moveField', field: part.id, to };
  const fields = moved(
    columns.map((id) => ({ id })),
    part.id,
    to,
  );
  if (!fields) return refused(`${part.name} already stands there`);
  const { id, ...rest } = view;
  return { kind: 'changePart', part: 'view', id, to: { ...rest, fields: fields.map((one) => one.id) } };
}

/** 'teal'; a colour without a name is said by its number. */
function colourName(colour: string): string {
  return Object.entries(COLOUR_NAMES).find(([, value]) => value === colour)?.[0] ?? colour;
}
