import type { PathStep, Step } from './steps';

/** Names one path among those of an expression; `depth` is that of the record that it begins at. */
export function pathKey({ from, fields }: PathStep, depth: number, length = fields.length): string {
  const ids = fields.slice(0, length).map(({ id }) => id);
  return `${String(from === 'this' ? 0 : depth)} ${ids.join('.')}`;
}

/** How often an expression reads each path, also on the way to another. */
export function countPaths(step: Step): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const visit = (each: Step, depth: number): void => {
    switch (each.kind) {
      case 'path':
        for (let length = 1; length <= each.fields.length; length += 1) {
          const key = pathKey(each, depth, length);
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
        break;
      case 'aggregate':
        if (each.value) visit(each.value, depth + 1);
        if (each.where) visit(each.where, depth + 1);
        break;
      default:
        for (const part of partsOfStep(each)) visit(part, depth);
    }
  };
  visit(step, 0);
  return counts;
}

function partsOfStep(step: Exclude<Step, { kind: 'path' | 'aggregate' }>): readonly Step[] {
  switch (step.kind) {
    case 'id':
    case 'not':
    case 'isEmpty':
      return [step.of];
    case 'and':
    case 'or':
    case 'equal':
      return [step.left, step.right];
    case 'if':
      return [step.condition, step.whenTrue, step.whenFalse];
    case 'call':
      return step.parts;
    default:
      return [];
  }
}
