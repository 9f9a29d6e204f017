import { MAX_INDEXES, MAX_RULES, type ApplicationModel } from '@tessera/shared/contracts';
import { entityOf } from '../model/edit-model';
import { IdSource } from '../model/ids';
import { nodesOf } from '../model/nodes';
import { PART_LISTS, placeOfPart, type PartKind, type Parts } from '../model/parts';
import { moved } from './move';
import { refused, type Attempt } from './outcome';
import type { AddPart, ChangePart, MovePart, PartChanges, PartDrafts, RemovePart } from './part-operation';
import { removeNodes, withCompany } from './removal';
import { ruleLike } from './rules-alike';

/** Views, filters, rules and so on: all lists change in the same way, and `checkModel` knows what each part needs. */

const NAMED: { readonly [K in PartKind]: (draft: PartDrafts[K], ids: IdSource) => Parts[K] } = {
  view: (draft, ids) => ({ ...draft, id: ids.node('v') }),
  filter: (draft, ids) => ({ ...draft, id: ids.node('q') }),
  rule: (draft, ids) => ({ ...draft, id: ids.node('r') }),
  index: (draft, ids) => ({ ...draft, id: ids.node('i') }),
  badge: (draft, ids) => ({ ...draft, id: ids.node('b') }),
  action: (draft, ids) => ({ ...draft, id: ids.node('a') }),
  sample: (draft, ids) => ({ ...draft, id: ids.node('s') }),
  metric: (draft, ids) => ({ ...draft, id: ids.node('m') }),
  page: (draft, ids) => ({
    ...draft,
    id: ids.node('p'),
    blocks: draft.blocks.map((block) => ({ ...block, id: ids.node('k') })),
  }),
  block: (draft, ids) => ({ ...draft, id: ids.node('k') }),
};

const CHANGED: { readonly [K in PartKind]: (part: Parts[K], to: PartChanges[K]) => Parts[K] } = {
  view: ({ id }, to) => ({ ...to, id }),
  filter: ({ id }, to) => ({ ...to, id }),
  rule: ({ id }, to) => ({ ...to, id }),
  index: ({ id }, to) => ({ ...to, id }),
  badge: ({ id }, to) => ({ ...to, id }),
  action: ({ id }, to) => ({ ...to, id }),
  sample: ({ id }, to) => ({ ...to, id }),
  metric: ({ id }, to) => ({ ...to, id }),
  page: ({ id, blocks }, to) => ({ ...to, id, blocks }),
  block: ({ id }, to) => ({ ...to, id }),
};

/** 'view By stage'. */
export function wordsOf(model: ApplicationModel, id: string): string {
  return nodesOf(model).find((node) => node.id === id)?.words ?? id;
}

function ownerName(model: ApplicationModel, owner: string): string | undefined {
  return entityOf(model, owner)?.name ?? model.pages.find(({ id }) => id === owner)?.name;
}

/** ' of Task', ' of Overview'; nothing for what belongs to the application. */
export function ofOwner(model: ApplicationModel, owner: string): string {
  const name = ownerName(model, owner);
  return name === undefined ? '' : ` of ${name}`;
}

/** 'view Plan added to Order'; a sample record says of which records it is. */
export function addedInWords(model: ApplicationModel, part: PartKind, id: string, owner: string): string {
  const to = part === 'sample' ? '' : ofOwner(model, owner).replace(/^ of /, ' to ');
  return `${wordsOf(model, id)} added${to}`;
}

function notThere(part: PartKind) {
  return refused(`there is no such ${part === 'metric' ? 'figure' : part}`);
}

const MOST: Readonly<Partial<Record<PartKind, readonly [most: number, plural: string]>>> = {
  rule: [MAX_RULES, 'rules'],
  index: [MAX_INDEXES, 'indexes'],
};

/** What the rules of models would refuse without saying it in words of the table. */
function whyNotAdded(model: ApplicationModel, operation: AddPart): string | undefined {
  const { part, owner } = operation;
  const alike = ruleLike(model, operation);
  if (alike) return `the ${wordsOf(model, alike.id)}${ofOwner(model, owner)} is there already`;
  const [most, plural] = MOST[part] ?? [Infinity, ''];
  const there = PART_LISTS[part].read(model, owner) ?? [];
  return there.length < most
    ? undefined
    : `${ownerName(model, owner)} already has ${String(most)} ${plural}, which is the most it can hold`;
}

function insertPart<K extends PartKind>(
  model: ApplicationModel,
  { part, owner, draft, at }: AddPart<K>,
): Attempt {
  const list = PART_LISTS[part].read(model, owner);
  if (!list) return refused(part === 'block' ? 'there is no such page' : 'there is no such table');
  const ids = new IdSource(model.next);
  const added = NAMED[part](draft, ids);
  const place = Math.max(0, Math.min(at ?? list.length, list.length));
  const longer = PART_LISTS[part].write(model, owner, [...list.slice(0, place), added, ...list.slice(place)]);
  const after = { ...longer, next: ids.state() };
  return {
    done: true,
    model: after,
    change: addedInWords(after, part, added.id, owner),
  };
}

export function addPart(model: ApplicationModel, operation: AddPart): Attempt {
  const why = whyNotAdded(model, operation);
  return why === undefined ? insertPart(model, operation) : refused(why);
}

export function changePart<K extends PartKind>(model: ApplicationModel, operation: ChangePart<K>): Attempt {
  const { part, id, to } = operation;
  const place = placeOfPart(model, part, id);
  if (!place) return notThere(part);
  const changed = CHANGED[part](place.part, to);
  const list = place.list.map((item) => (item.id === id ? changed : item));
  const words = `${wordsOf(model, id)}${ofOwner(model, place.owner)}`;
  return { done: true, model: PART_LISTS[part].write(model, place.owner, list), change: `${words} changed` };
}

export function removePart(model: ApplicationModel, { part, id }: RemovePart): Attempt {
  const place = placeOfPart(model, part, id);
  if (!place) return notThere(part);
  const removal = removeNodes(model, [id]);
  if (!removal.done) return removal;
  const words = `${wordsOf(model, id)}${ofOwner(model, place.owner)}`;
  return { done: true, model: removal.model, change: withCompany(`${words} removed`, removal.also) };
}

export function movePart<K extends PartKind>(model: ApplicationModel, operation: MovePart<K>): Attempt {
  const { part, id, to } = operation;
  const place = placeOfPart(model, part, id);
  if (!place) return notThere(part);
  const words = `${wordsOf(model, id)}${ofOwner(model, place.owner)}`;
  const list = moved(place.list, id, to);
  if (!list) return refused(`the ${words} already stands there`);
  const at = list.findIndex((item) => item.id === id);
  return {
    done: true,
    model: PART_LISTS[part].write(model, place.owner, list),
    change: `${words} moved to place ${String(at + 1)}`,
  };
}
