import type { ApplicationModel, ChoiceOption, Entity, Field } from '@tessera/shared/contracts';
import { placeOf, withField } from '../model/edit-model';
import { renameField } from '../operations/field-operations';
import {
  setComputed,
  setDefault,
  setHelp,
  setMany,
  setRequired,
  setUnique,
} from '../operations/field-settings';
import { describeLimits } from '../operations/limits';
import { setReference } from '../operations/link-operations';
import type { Attempt } from '../operations/outcome';
import { typeInWords } from '../operations/type-words';
import { compareLists, isSame } from './same';
import { saidBy } from './step';

/** How a field that two models share differs, in the words of the operations that change it. */
export function fieldDifferences(after: ApplicationModel, entity: Entity, was: Field, is: Field): string[] {
  const name = `field ${is.name} of ${entity.name}`;
  const said = [
    ...renaming(after, was, is),
    ...retyping(name, was, is),
    ...settings(after, name, was, is),
    ...(was.type === is.type ? optionDifferences(entity, was, is) : []),
  ];
  if (said.length > 0) return said;
  // Under another key are other values, whatever else is the same.
  return isSame(was, is) ? [] : [`${name} changed`];
}

/** What an operation says that sets one property, on a model in which it is as it was. */
function onceAgain(
  after: ApplicationModel,
  field: Field,
  operate: (model: ApplicationModel) => Attempt,
): () => Attempt {
  return () => {
    const place = placeOf(after, field.id);
    return operate(place ? withField(after, place, field) : after);
  };
}

function renaming(after: ApplicationModel, was: Field, is: Field): string[] {
  if (was.name === is.name) return [];
  const operation = { kind: 'renameField', field: is.id, name: is.name } as const;
  return saidBy(
    onceAgain(after, { ...is, name: was.name }, (model) => renameField(model, operation)),
    `field ${was.name} renamed to ${is.name}`,
  );
}

function retyping(name: string, was: Field, is: Field): string[] {
  if (was.type !== is.type) return [`${name} changed from ${typeInWords(was)} to ${typeInWords(is)}`];
  const limits = ({ min, max, unit }: Field) => ({
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(unit !== undefined && { unit }),
  });
  if (isSame(limits(was), limits(is))) return [];
  return [`${name} is now ${describeLimits(limits(is), is.type) || 'without limits'}`];
}

/** What an operation sets by itself. */
type Property = 'required' | 'unique' | 'help' | 'default' | 'computed' | 'many' | 'reference';

const OPERATIONS: Readonly<Record<Property, (model: ApplicationModel, is: Field) => Attempt>> = {
  required: (model, { id, required }) => setRequired(model, { kind: 'setRequired', field: id, required }),
  unique: (model, { id, unique = false }) => setUnique(model, { kind: 'setUnique', field: id, unique }),
  help: (model, { id, help = null }) => setHelp(model, { kind: 'setHelp', field: id, help }),
  default: (model, { id, default: start = null }) =>
    setDefault(model, { kind: 'setDefault', field: id, default: start }),
  computed: (model, { id, computed = null }) =>
    setComputed(model, { kind: 'setComputed', field: id, computed }),
  many: (model, { id, many = false }) => setMany(model, { kind: 'setMany', field: id, many }),
  reference: (model, { id, reference }) =>
    reference
      ? setReference(model, { kind: 'setReference', field: id, reference })
      : { done: false, why: 'it is no link' },
};

function settings(after: ApplicationModel, name: string, was: Field, is: Field): string[] {
  return (Object.keys(OPERATIONS) as Property[]).flatMap((property) => {
    // A link that became something else, or the other way round, has said so by its type.
    const isSaid = property === 'reference' && was.type !== is.type;
    if (isSaid || isSame(was[property], is[property])) return [];
    const { [property]: _, ...rest } = is;
    const old = { ...rest, ...(was[property] !== undefined && { [property]: was[property] }) } as Field;
    return saidBy(
      onceAgain(after, old, (model) => OPERATIONS[property](model, is)),
      `${name} changed`,
    );
  });
}

function optionDifferences(entity: Entity, was: Field, is: Field): string[] {
  const { added, removed, kept, isReordered } = compareLists(was.options ?? [], is.options ?? []);
  const place = `${is.name} of ${entity.name}`;
  return [
    ...added.map(({ label }) => `option ${label} added to ${place}`),
    ...removed.map(({ label }) => `option ${label} removed from ${place}`),
    ...kept.flatMap(([old, now]) => optionWords(is, old, now)),
    ...(isReordered ? [`the order of the options of ${place} changed`] : []),
  ];
}

function optionWords(field: Field, was: ChoiceOption, is: ChoiceOption): string[] {
  const colour = is.tone === undefined ? 'is coloured by its place' : `is now shown as ${is.tone}`;
  return [
    ...(was.label === is.label ? [] : [`option ${was.label} of ${field.name} renamed to ${is.label}`]),
    ...(was.tone === is.tone ? [] : [`option ${is.label} of ${field.name} ${colour}`]),
  ];
}
