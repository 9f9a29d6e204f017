import type { ApplicationModel, ModelPage, View } from '@tessera/shared/contracts';
import { PART_LISTS, type PartKind, type Parts } from '../model/parts';
import { addedInWords, ofOwner, wordsOf } from '../operations/part-operations';
import { compareLists, isSame } from './same';

/** What the lists hold, for 'the order of the views of Task changed'. */
const PLURALS: Readonly<Record<PartKind, string>> = {
  view: 'views',
  filter: 'filters',
  rule: 'rules',
  index: 'indexes',
  badge: 'badges',
  action: 'actions',
  sample: 'sample records',
  metric: 'figures',
  page: 'pages',
  block: 'blocks',
};

/**
 * How one list of parts differs that an entity, a page or the application has in both models.
 *
 * @param ofViews what is said of two views, which differ in more than their names
 */
export function partDifferences(
  before: ApplicationModel,
  after: ApplicationModel,
  part: PartKind,
  owner: string,
  ofViews?: (was: View, is: View) => string[],
): string[] {
  const listOf = (model: ApplicationModel): readonly Parts[PartKind][] =>
    PART_LISTS[part].read(model, owner) ?? [];
  const { added, removed, kept, isReordered } = compareLists(listOf(before), listOf(after));
  const changed = kept.filter(([was, is]) => !isSame(ownOf(part, was), ownOf(part, is)));
  const where = ofOwner(after, owner);
  const order = isReordered ? [`the order of the ${PLURALS[part]}${where} changed`] : [];
  if (part === 'sample')
    return [...sampleWords(where, added.length, removed.length, changed.length), ...order];
  return [
    ...added.map(({ id }) => addedInWords(after, part, id, owner)),
    ...removed.map(({ id }) => `${wordsOf(before, id)}${ofOwner(before, owner)} removed`),
    ...changed.flatMap(([was, is]) =>
      part === 'view' && ofViews
        ? ofViews(was as View, is as View)
        : changedWords(wordsOf(before, was.id), wordsOf(after, is.id), where),
    ),
    ...order,
  ];
}

/** A page without its blocks, which are compared one by one. */
function ownOf(part: PartKind, node: object): object {
  if (part !== 'page') return node;
  const { blocks: _, ...own } = node as ModelPage;
  return own;
}

function changedWords(was: string, is: string, where: string): string {
  return was === is ? `${is}${where} changed` : `${was}${where} is now ${is}`;
}

/** There are dozens of them, and nobody reads of each. */
function sampleWords(where: string, added: number, removed: number, changed: number): string[] {
  const counts = [
    [added, 'added'],
    [removed, 'removed'],
    [changed, 'changed'],
  ] as const;
  return counts.flatMap(([count, word]) => {
    if (count === 0) return [];
    return [`${String(count)} sample ${count === 1 ? 'record' : 'records'}${where} ${word}`];
  });
}
