import type { ApplicationModel } from '@tessera/shared/contracts';
import { nodesOf, type ModelNode, type NodeKind } from '../model/nodes';
import { PART_LISTS, type PartKind } from '../model/parts';
import { findDuplicate, firstBroken, perField, type ModelRule } from './rule';

type Counter = keyof ApplicationModel['next'];

const OWN_COUNTERS: Readonly<Partial<Record<NodeKind, { letter: string; counter: Counter }>>> = {
  entity: { letter: 'e', counter: 'entity' },
  field: { letter: 'f', counter: 'field' },
  option: { letter: 'o', counter: 'option' },
};

function countedAs(kind: NodeKind): { letter: string; counter: Counter } {
  return OWN_COUNTERS[kind] ?? { letter: PART_LISTS[kind as PartKind].letter, counter: 'node' };
}

function findWrongLetter({ id, kind, words }: ModelNode): string | undefined {
  const { letter } = countedAs(kind);
  return id.replace(/\d+$/, '') === letter
    ? undefined
    : `The id of the ${words} is ${id}, which does not begin with ${letter}`;
}

function findIdAboveCounter({ next }: ApplicationModel, { id, kind }: ModelNode): string | undefined {
  const { letter, counter } = countedAs(kind);
  return Number(id.slice(letter.length)) >= next[counter] ? `${id} is not below the next id` : undefined;
}

export const ID_RULES: readonly ModelRule[] = [
  [
    'model.ids',
    'No id is used twice',
    (model) => {
      const double = findDuplicate(nodesOf(model).map(({ id }) => id));
      return double === undefined ? undefined : `${double} is the id of two things`;
    },
  ],
  ['model.id-letters', 'Ids tell what they name', (model) => firstBroken(nodesOf(model), findWrongLetter)],
  [
    'model.next',
    'New ids are still free',
    (model) => firstBroken(nodesOf(model), (node) => findIdAboveCounter(model, node)),
  ],
  [
    'model.keys',
    "Every key belongs to its field's id",
    perField((field) =>
      field.key.startsWith(`${field.id}.`) ? undefined : `${field.name} has the key of another field`,
    ),
  ],
];
