import type { ApplicationModel } from '@tessera/shared/contracts';
import { behavioursOf } from './behaviours-of';
import { reachOf } from './reach';

/**
 * The ids of the behaviours that a change of the model is about: those that are new or gone, those whose own nodes are
 * others now, and those that are worked out from such nodes. Any other one that fails after the change was not meant to.
 */
export function affectedBehaviours(before: ApplicationModel, after: ApplicationModel): ReadonlySet<string> {
  const changed = changedNodes(before, after);
  const old = new Map(behavioursOf(before).map((behaviour) => [behaviour.id, behaviour]));
  const current = behavioursOf(after);
  const ids = new Set(current.map(({ id }) => id));
  const isAffected = (nodes: readonly string[]) => nodes.some((node) => changed.has(node));
  return new Set([
    ...[...old.keys()].filter((id) => !ids.has(id)),
    ...current.filter(({ id, nodes }) => !old.has(id) || isAffected(nodes)).map(({ id }) => id),
  ]);
}

/** The nodes that are described in another way now, with those whose expressions come to them. */
function changedNodes(before: ApplicationModel, after: ApplicationModel): ReadonlySet<string> {
  const old = nodesOf(before);
  const current = nodesOf(after);
  const changed = new Set(
    [...new Set([...old.keys(), ...current.keys()])].filter((id) => old.get(id) !== current.get(id)),
  );
  for (const [id, text] of current) {
    const expressions = expressionsIn(text);
    const reached = expressions.flatMap((expression) => [...reachOf(after, expression).fields]);
    if (reached.some((field) => changed.has(field))) changed.add(id);
  }
  return changed;
}

/** Every node as text, without the nodes in it. */
function nodesOf(model: ApplicationModel): ReadonlyMap<string, string> {
  const { entities, metrics, pages, next: _, ...application } = model;
  const nodes = new Map<string, string>([['', JSON.stringify(application)]]);
  const add = (list: readonly { readonly id: string }[]) => {
    for (const node of list) nodes.set(node.id, JSON.stringify(node));
  };
  for (const { fields, views, filters, rules, badges, actions, samples, ...entity } of entities) {
    nodes.set(entity.id, JSON.stringify(entity));
    for (const list of [fields, views, filters, rules, badges, actions, samples]) add(list);
  }
  add(metrics);
  add(pages);
  return nodes;
}

const WITH_EXPRESSIONS = new Set([
  'computed',
  'default',
  'holds',
  'where',
  'when',
  'value',
  'start',
  'end',
  'most',
  'to',
]);

/** The expressions that a node holds, at any depth. */
function expressionsIn(text: string): readonly string[] {
  const found: string[] = [];
  JSON.parse(text, (key: string, value: unknown) => {
    if (WITH_EXPRESSIONS.has(key) && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}
