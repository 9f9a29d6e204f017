import type { Tag } from '../../language/token';
import type { Node } from './pattern-tree';

/** A pattern as steps of a small machine, which tries each place of a text once for each step. */
export type Step =
  | { readonly do: 'word'; readonly words: ReadonlySet<string> }
  | { readonly do: 'phrase'; readonly phrases: readonly (readonly string[])[] }
  | { readonly do: 'tag'; readonly tags: ReadonlySet<Tag> }
  | { readonly do: 'any' }
  | { readonly do: 'open' }
  | { readonly do: 'close'; readonly name: string; readonly type: string }
  /** Goes on at the first of these that leads to the end. */
  | { readonly do: 'either'; readonly at: number[] }
  | { readonly do: 'end' };

function compileList(nodes: readonly Node[], steps: Step[]): void {
  for (const node of nodes) compileNode(node, steps);
}

function compileNode(node: Node, steps: Step[]): void {
  if (node.kind === 'word') steps.push({ do: 'word', words: node.words });
  else if (node.kind === 'tag') steps.push({ do: 'tag', tags: node.tags });
  else if (node.kind === 'phrase') steps.push({ do: 'phrase', phrases: node.phrases });
  else if (node.kind === 'capture') compileCapture(node, steps);
  else compileGroup(node, steps);
}

/** As few tokens as will do. */
function compileCapture({ name, type, least }: Node & { kind: 'capture' }, steps: Step[]): void {
  steps.push({ do: 'open' });
  if (least > 0) steps.push({ do: 'any' });
  const loop: Step = { do: 'either', at: [] };
  const start = steps.length;
  steps.push(loop);
  const more = steps.length;
  steps.push({ do: 'any' }, { do: 'either', at: [start] });
  loop.at.push(steps.length, more);
  steps.push({ do: 'close', name, type });
}

/** As many as there are. */
function compileGroup({ choices, least, most }: Node & { kind: 'group' }, steps: Step[]): void {
  const start = steps.length;
  const fork: Step = { do: 'either', at: [] };
  steps.push(fork);
  const ends: { readonly at: number[] }[] = [];
  for (const choice of choices) {
    fork.at.push(steps.length);
    compileList(choice, steps);
    const end = { do: 'either' as const, at: [] as number[] };
    steps.push(end);
    ends.push(end);
  }
  const behind = steps.length;
  for (const end of ends) end.at.push(...(most > 1 ? [start] : []), behind);
  if (least === 0 || most > 1) fork.at.push(...(least === 0 ? [behind] : []));
}

export function compileSteps(nodes: readonly Node[]): readonly Step[] {
  const steps: Step[] = [];
  compileList(nodes, steps);
  return [...steps, { do: 'end' }];
}
