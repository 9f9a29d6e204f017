import type { ApplicationModel } from '@tessera/shared/contracts';
import { usesOfText } from '../expressions/uses';

/** All that an expression comes from, also by way of fields that are worked out themselves. */
export interface Reach {
  readonly fields: ReadonlySet<string>;
  /** The entities whose records it goes through. */
  readonly entities: ReadonlySet<string>;
}

const known = new WeakMap<ApplicationModel, Map<string, Reach>>();

export function reachOf(model: ApplicationModel, expression: string): Reach {
  const reaches = known.get(model) ?? new Map<string, Reach>();
  known.set(model, reaches);
  const reach = reaches.get(expression) ?? follow(model, expression);
  reaches.set(expression, reach);
  return reach;
}

function follow(model: ApplicationModel, expression: string): Reach {
  const fields = new Set<string>();
  const entities = new Set<string>();
  const open = [expression];
  for (let text = open.pop(); text !== undefined; text = open.pop()) {
    const uses = usesOfText(text);
    for (const id of uses?.entities ?? []) entities.add(id);
    for (const id of uses?.fields ?? []) {
      if (fields.has(id)) continue;
      fields.add(id);
      const computed = model.entities
        .flatMap((entity) => entity.fields)
        .find((field) => field.id === id)?.computed;
      if (computed !== undefined) open.push(computed);
    }
  }
  return { fields, entities };
}
