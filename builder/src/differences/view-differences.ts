import type { ApplicationModel, Entity, View, ViewKind } from '@tessera/shared/contracts';
import { wordsOf } from '../operations/part-operations';
import { listOf } from '../words/text';
import { isSame } from './same';

const KINDS: Readonly<Record<ViewKind, string>> = {
  table: 'a table',
  list: 'a list',
  cards: 'cards',
  board: 'a board',
  calendar: 'a calendar',
  timeline: 'a timeline',
  gallery: 'a gallery',
  chart: 'a chart',
  figures: 'figures',
};

interface Pair {
  readonly before: ApplicationModel;
  readonly after: ApplicationModel;
  /** The table that the view is of, as it is. */
  readonly entity: Entity;
}

/** How a view that two models share differs: its name, what it is, and its columns one by one. */
export function viewDifferences({ before, after, entity }: Pair, was: View, is: View): string[] {
  const name = `${wordsOf(after, is.id)} of ${entity.name}`;
  const said = [
    ...(was.name === is.name
      ? []
      : [`${wordsOf(before, was.id)} of ${entity.name} is now ${wordsOf(after, is.id)}`]),
    ...(was.kind === is.kind ? [] : [`${name} is now ${KINDS[is.kind]}`]),
    ...columnDifferences({ before, after, entity }, name, was, is),
    ...(isSame(was.where, is.where) ? [] : [`${name} shows other records`]),
    ...(isSame(was.sort, is.sort) ? [] : [`${name} is sorted differently`]),
    ...groupingDifferences(after, name, was, is),
  ];
  return said.length > 0 ? said : [`${name} changed`];
}

function columnsOf(view: View): readonly string[] | undefined {
  return 'fields' in view ? view.fields : undefined;
}

function columnDifferences({ before, after }: Pair, name: string, was: View, is: View): string[] {
  const [old, now] = [columnsOf(was), columnsOf(is)];
  if (isSame(old, now)) return [];
  if (now === undefined) return old && 'fields' in is ? [`${name} chooses its columns by itself`] : [];
  const labels = (model: ApplicationModel, ids: readonly string[]) => ids.map((id) => labelOf(model, id));
  if (old === undefined) return [`${name} now shows ${listOf(labels(after, now))}`];
  const added = now.filter((id) => !old.includes(id));
  const removed = old.filter((id) => !now.includes(id));
  const isReordered = !isSame(
    old.filter((id) => now.includes(id)),
    now.filter((id) => old.includes(id)),
  );
  return [
    ...columnWords(`${name} gains`, labels(after, added)),
    ...columnWords(`${name} loses`, labels(before, removed)),
    ...(isReordered ? [`the order of the columns of ${name} changed`] : []),
  ];
}

/** 'view Board of Task gains 3 columns: Due, Owner and Priority' */
function columnWords(said: string, labels: readonly string[]): string[] {
  if (labels.length === 0) return [];
  return [
    `${said} ${String(labels.length)} ${labels.length === 1 ? 'column' : 'columns'}: ${listOf(labels)}`,
  ];
}

function groupingDifferences(after: ApplicationModel, name: string, was: View, is: View): string[] {
  if (was.kind !== 'board' || is.kind !== 'board' || was.by === is.by) return [];
  return [`${name} is now grouped by ${labelOf(after, is.by)}`];
}

/** 'field Due date' → 'Due date' */
function labelOf(model: ApplicationModel, id: string): string {
  return wordsOf(model, id).replace(/^field /, '');
}
