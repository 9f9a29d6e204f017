import { applyDesigns } from '@tessera/builder/design';
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
    const moved = action.map((operation) => withIds(operation, ids));
    const is = tryAction(now, moved);
    if (is.done) {
      const added = newIds(now, is.model);
      newIds(old, was.model).forEach((id, place) => ids.set(id, added[place] ?? id));
      kept.push(moved);
      now = is.model;
    } else leftOut.push(`${was.changes.join('. ')}: ${is.why}`);
    old = was.model;
  }
  return { actions: kept, leftOut };
}

function idsOf({ entities }: ApplicationModel): string[] {
  return entities.flatMap(({ id, fields }) => [
    id,
    ...fields.flatMap((field) => [field.id, ...(field.options ?? []).map((option) => option.id)]),
  ]);
}

function newIds(before: ApplicationModel, after: ApplicationModel): string[] {
  const known = new Set(idsOf(before));
  return idsOf(after).filter((id) => !known.has(id));
}

/**
 * Rules and indexes come from the form of one table, which makes its design anew instead.
 * Everywhere in an operation: a value that is no id of the draft's own is none that the map has, unless it is a name.
 */
function withIds(operation: DesignOperation, ids: ReadonlyMap<string, string>): DesignOperation {
  const NAMED_BY_ID = new Set(['entity', 'field', 'option', 'default']);
  return JSON.parse(
    JSON.stringify(operation, (key, value: unknown) =>
      typeof value === 'string' && NAMED_BY_ID.has(key) ? (ids.get(value) ?? value) : value,
    ),
  ) as DesignOperation;
}
