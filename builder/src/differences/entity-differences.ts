import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { withEntity } from '../model/edit-model';
import { setAccess } from '../operations/access-operations';
import {
  setDefaultFilter,
  setDefaultView,
  setDescription,
  setEntityIcon,
  setSort,
} from '../operations/entity-operations';
import { setLabel } from '../operations/field-operations';
import type { Attempt } from '../operations/outcome';
import { typeInWords } from '../operations/type-words';
import { fieldDifferences } from './field-differences';
import { partDifferences } from './part-differences';
import { compareLists, isSame } from './same';
import { saidBy } from './step';
import { viewDifferences } from './view-differences';

const PARTS = ['view', 'filter', 'rule', 'index', 'badge', 'action', 'sample'] as const;

/** How a table that two models share differs, in the words of the operations that change it. */
export function entityDifferences(
  before: ApplicationModel,
  after: ApplicationModel,
  was: Entity,
  is: Entity,
): string[] {
  const isRenamed = was.name !== is.name || was.plural !== is.plural;
  return [
    ...(isRenamed ? [`table ${was.name} renamed to ${is.name}`] : []),
    ...fieldsOf(after, was, is),
    ...settings(after, was, is),
    ...PARTS.flatMap((part) =>
      partDifferences(before, after, part, is.id, (old, now) =>
        viewDifferences({ before, after, entity: is }, old, now),
      ),
    ),
  ];
}

function fieldsOf(after: ApplicationModel, was: Entity, is: Entity): string[] {
  const { added, removed, kept, isReordered } = compareLists(was.fields, is.fields);
  return [
    ...added.map((field) => `field ${field.name} (${typeInWords(field)}) added to ${is.name}`),
    ...removed.map(({ name }) => `field ${name} removed from ${is.name}`),
    ...kept.flatMap(([old, now]) => fieldDifferences(after, is, old, now)),
    ...(isReordered ? [`the order of the fields of ${is.name} changed`] : []),
  ];
}

type Property = 'description' | 'icon' | 'labelField' | 'sort' | 'defaultView' | 'defaultFilter' | 'access';

const OPERATIONS: Readonly<Record<Property, (model: ApplicationModel, is: Entity) => Attempt>> = {
  description: (model, { id, description = null }) =>
    setDescription(model, { kind: 'setDescription', entity: id, description }),
  icon: (model, { id, icon = null }) => setEntityIcon(model, { kind: 'setEntityIcon', entity: id, icon }),
  labelField: (model, { labelField }) => setLabel(model, { kind: 'setLabel', field: labelField }),
  sort: (model, { sort }) => setSort(model, { kind: 'setSort', ...sort }),
  defaultView: (model, { defaultView }) =>
    setDefaultView(model, { kind: 'setDefaultView', view: defaultView }),
  defaultFilter: (model, { id, defaultFilter = null }) =>
    setDefaultFilter(model, { kind: 'setDefaultFilter', entity: id, filter: defaultFilter }),
  access: (model, { id, access = null }) => setAccess(model, { kind: 'setAccess', entity: id, access }),
};

function settings(after: ApplicationModel, was: Entity, is: Entity): string[] {
  return (Object.keys(OPERATIONS) as Property[]).flatMap((property) => {
    if (isSame(was[property], is[property])) return [];
    const { [property]: _, ...rest } = is;
    const old = { ...rest, ...(was[property] !== undefined && { [property]: was[property] }) } as Entity;
    return saidBy(() => OPERATIONS[property](withEntity(after, old), is), `table ${is.name} changed`);
  });
}
