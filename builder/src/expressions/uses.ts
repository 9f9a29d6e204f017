import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import { parseCode } from './parse';
import { partsOf, type List, type Tree } from './tree';

/** The nodes of a model that an expression names. */
export interface Uses {
  readonly fields: ReadonlySet<string>;
  readonly entities: ReadonlySet<string>;
  readonly options: ReadonlySet<string>;
}

/** Every tree in a tree, and itself. */
function* treesIn(tree: Tree): Generator<Tree> {
  yield tree;
  for (const part of partsOf(tree)) yield* treesIn(part);
}

const fieldOfList = (list: List): string[] =>
  list.kind === 'all' ? [] : [list.kind === 'linked' ? list.by : list.field];

export function usesOf(tree: Tree): Uses {
  const fields = new Set<string>();
  const entities = new Set<string>();
  const options = new Set<string>();
  for (const each of treesIn(tree)) {
    if (each.kind === 'option') options.add(each.id);
    if (each.kind === 'path') for (const id of each.fields) fields.add(id);
    if (each.kind !== 'aggregate') continue;
    for (const id of fieldOfList(each.list)) fields.add(id);
    if (each.list.kind !== 'field') entities.add(each.list.entity);
  }
  return { fields, entities, options };
}

/** The same for a text; null when it is none that can be read. */
export function usesOfText(text: string): Uses | null {
  const parsed = parseCode(text);
  return 'problem' in parsed ? null : usesOf(parsed.tree);
}

/**
 * The fields that are worked out of each other in a circle, in the order in which each needs the next; null where none is.
 * Also one that needs itself only through other records counts: their chain may close as well.
 */
export function findComputedCycle(model: ApplicationModel): readonly Field[] | null {
  const computed = model.entities.flatMap(({ fields }) =>
    fields.filter((field) => field.computed !== undefined),
  );
  const byId = new Map(computed.map((field) => [field.id, field]));
  const needs = new Map(
    computed.map((field) => [field.id, [...(usesOfText(field.computed ?? '')?.fields ?? [])]]),
  );
  const done = new Set<string>();
  const visit = (id: string, trail: readonly string[]): readonly string[] | null => {
    if (trail.includes(id)) return trail.slice(trail.indexOf(id));
    if (done.has(id)) return null;
    for (const next of needs.get(id) ?? []) {
      const cycle = visit(next, [...trail, id]);
      if (cycle) return cycle;
    }
    done.add(id);
    return null;
  };
  for (const { id } of computed) {
    const cycle = visit(id, []);
    if (cycle) return cycle.flatMap((each) => byId.get(each) ?? []);
  }
  return null;
}
