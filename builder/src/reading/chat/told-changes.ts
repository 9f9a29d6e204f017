import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { columnsOf, MOST_COLUMNS } from '../../emit/columns';
import { placeOfPart } from '../../model/parts';
import { hasOwnColumns } from '../../operations/kept-columns';
import type { Operation } from '../../operations/operation';
import type { Applied } from '../../operations/outcome';
import { inSentence } from '../../words/casing';
import { listOf } from '../../words/text';

/** What a message changed, each thing told once, and what that took along. */

export interface Step {
  readonly operation: Operation;
  readonly applied: Applied;
}

/** The figures that a block shows which was added or changed, and the page that it stands on. */
function shownBy({ operation, applied }: Step): {
  readonly metrics: readonly string[];
  readonly page: string;
} {
  const nothing = { metrics: [], page: '' };
  const isBlock =
    (operation.kind === 'addPart' || operation.kind === 'changePart') && operation.part === 'block';
  if (!isBlock) return nothing;
  const block = operation.kind === 'addPart' ? operation.draft : operation.to;
  const owner =
    operation.kind === 'addPart' ? operation.owner : placeOfPart(applied.model, 'block', operation.id)?.owner;
  const page = applied.model.pages.find(({ id }) => id === owner)?.name;
  if (page === undefined) return nothing;
  if (block.kind === 'chart') return { metrics: [block.metric], page };
  return block.kind === 'figures' ? { metrics: block.metrics, page } : nothing;
}

const isFigure = ({ operation }: Step) => operation.kind === 'addPart' && operation.part === 'metric';

/** A figure and the block that shows it are one thing to whoever asked for it: 'figure Orders added to Overview'. */
export function toldChanges(steps: readonly Step[]): string[] {
  const told = new Set<Step>();
  return steps.flatMap((step, at) => {
    const metric = isFigure(step) ? step.applied.model.metrics.at(-1)?.id : undefined;
    const later = steps.slice(at + 1);
    const shows = metric && later.find((other) => shownBy(other).metrics.includes(metric));
    if (shows && isChart(shows)) return [];
    if (shows) {
      told.add(shows);
      return [`${step.applied.change} to ${shownBy(shows).page}`];
    }
    return told.has(step) ? [] : [step.applied.change];
  });
}

const isChart = ({ operation }: Step) =>
  operation.kind === 'addPart' && operation.part === 'block' && operation.draft.kind === 'chart';

function lostBy(was: Entity, is: Entity): string[] {
  const left = new Set(columnsOf(is).map(({ id }) => id));
  const gone = columnsOf(was).filter(({ id }) => !left.has(id));
  // What was removed has been told of already.
  const lost = is.fields.filter(({ id }) => gone.some((field) => field.id === id));
  if (lost.length === 0 || !is.views.some(hasOwnColumns)) return [];
  const names = listOf(lost.map(({ name }) => name));
  const [are, columns] = lost.length === 1 ? ['is', 'a column'] : ['are', 'columns'];
  return [
    `${names} ${are} no longer ${columns} of the list of ${inSentence(is.plural)}, which has room for ${String(MOST_COLUMNS)}`,
  ];
}

/** The columns that made room for new ones: what somebody saw and no longer sees is said. */
export function columnsLost(before: ApplicationModel, after: ApplicationModel): string[] {
  return after.entities.flatMap((is) => {
    const was = before.entities.find(({ id }) => id === is.id);
    return was ? lostBy(was, is) : [];
  });
}
