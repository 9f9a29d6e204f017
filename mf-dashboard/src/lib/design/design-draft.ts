import { applyDesigns, tryUnchecked } from '@tessera/builder/design';
import type { ApplicationModel, DesignOperation } from '@tessera/shared/contracts';

/** What one press made: one operation or several that belong together. */
export type DesignAction = readonly DesignOperation[];

export interface DesignDraft {
  readonly actions: readonly DesignAction[];
  /** What was undone, the last one first. */
  readonly undone: readonly DesignAction[];
}

export const EMPTY_DRAFT: DesignDraft = { actions: [], undone: [] };

/** What a draft makes of a model. */
export interface Replayed {
  readonly model: ApplicationModel;
  /** A sentence for each operation, in order. */
  readonly changes: readonly string[];
}

/** Done on a model, all of it; otherwise why not. */
export function tryAction(
  model: ApplicationModel,
  action: DesignAction,
): ({ readonly done: true } & Replayed) | { readonly done: false; readonly why: string } {
  return applyDesigns(model, action);
}

/** A draft on the model that it was made on. What cannot be done there is left out. */
export function replay(base: ApplicationModel, { actions }: Pick<DesignDraft, 'actions'>): Replayed {
  let replayed: Replayed = { model: base, changes: [] };
  for (const action of actions) {
    const step = tryAction(replayed.model, action);
    if (step.done) replayed = { model: step.model, changes: [...replayed.changes, ...step.changes] };
  }
  return replayed;
}

export interface Rebased {
  readonly actions: readonly DesignAction[];
  /** What does not fit any more, with the reason. */
  readonly leftOut: readonly string[];
}

/**
 * A draft made on one version, for another one. What the draft itself adds gets other ids there, so what it says of those follows. What the
 * other version has no place for is left out and named.
 */
export function rebase(
  before: ApplicationModel,
  newest: ApplicationModel,
  actions: readonly DesignAction[],
): Rebased {
  const ids = new Map<string, string>();
  const kept: DesignAction[] = [];
  const leftOut: string[] = [];
  let old = before;
  let now = newest;
  for (const action of actions) {
    const was = tryAction(old, action);
    if (!was.done) continue;
    const moved = moveAction({ action, old, now, ids });
    const is = tryAction(now, moved);
    if (is.done) {
      kept.push(moved);
      now = is.model;
    } else leftOut.push(`${was.changes.join('. ')}: ${is.why}`);
    old = was.model;
  }
  return { actions: kept, leftOut };
}

interface Moving {
  readonly action: DesignAction;
  readonly old: ApplicationModel;
  readonly now: ApplicationModel;
  /** What something is called there that the draft has added here; grows. */
  readonly ids: Map<string, string>;
}

/** Operation by operation, as one speaks of what those before it have added. Where one of them has no place, the rest stays as it is. */
function moveAction({ action, old, now, ids }: Moving): DesignAction {
  let [before, after]: (ApplicationModel | undefined)[] = [old, now];
  return action.map((operation) => {
    const moved = withIds(operation, ids);
    const was = before && tryUnchecked(before, operation);
    const is = after && tryUnchecked(after, moved);
    if (before && after && was && is) {
      const added = newIds(after, is);
      newIds(before, was).forEach((id, place) => ids.set(id, added[place] ?? id));
    }
    [before, after] = [was, is];
    return moved;
  });
}

function idsOf({ entities }: ApplicationModel): string[] {
  return entities.flatMap(({ id, fields, rules, indexes = [] }) => [
    id,
    ...fields.flatMap((field) => [field.id, ...(field.options ?? []).map((option) => option.id)]),
    ...[...rules, ...indexes].map((part) => part.id),
  ]);
}

function newIds(before: ApplicationModel, after: ApplicationModel): string[] {
  const known = new Set(idsOf(before));
  return idsOf(after).filter((id) => !known.has(id));
}

/** Where an operation names something by its id; elsewhere are names that people gave, which may look like one. */
const NAMED_BY_ID = new Set([
  ...['entity', 'field', 'option', 'default', 'id', 'fields', 'within'],
  ...['first', 'second', 'start', 'end'],
]);

/** An operation in the words of another version. An id that the draft did not add stays. */
function withIds(operation: DesignOperation, ids: ReadonlyMap<string, string>): DesignOperation {
  const moved = (value: unknown) => (typeof value === 'string' ? (ids.get(value) ?? value) : value);
  return JSON.parse(
    JSON.stringify(operation, (key, value: unknown) => {
      if (!NAMED_BY_ID.has(key)) return value;
      return Array.isArray(value) ? value.map(moved) : moved(value);
    }),
  ) as DesignOperation;
}
