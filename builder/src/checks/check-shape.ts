import { applicationModelSchema } from '@tessera/shared/contracts';
import type { Breach } from './rule';

/** Says what in a model is not of the agreed shape: 'max of Rating of Book is not a value that can be kept'. */
export function brokenShape(model: unknown): Breach {
  const [issue] = applicationModelSchema.safeParse(model).error?.issues ?? [];
  if (!issue) return undefined;
  const part = issue.path.findLast((step) => typeof step === 'string') ?? 'the model';
  const owners = namesOn(model, issue.path).map((name) => ` of ${name}`);
  return `${part}${owners.reverse().join('')} is not a value that can be kept`;
}

/** What the nodes on a path are called, the outermost first. */
function namesOn(model: unknown, path: readonly PropertyKey[]): readonly string[] {
  const names: string[] = [];
  let node = model;
  for (const step of path) {
    node = isObject(node) ? node[step] : undefined;
    if (isObject(node) && typeof node['name'] === 'string') names.push(node['name']);
  }
  return names;
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
