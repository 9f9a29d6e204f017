import type { ApplicationModel, Field } from '@tessera/shared/contracts';

/** Written into every model, so that a later generator knows what it reads. */
export const GENERATOR = 'tessera-rules/2';

/** What an id begins with: view, filter, rule, badge, action, sample, metric, page, block. */
export type NodeLetter = 'v' | 'q' | 'r' | 'b' | 'a' | 's' | 'm' | 'p' | 'k';

export type Counters = ApplicationModel['next'];

/** A counter that hands out ids and never goes back. */
export class IdSource {
  private readonly counters: Counters;

  constructor(start: Counters) {
    this.counters = { ...start };
  }

  entity(): string {
    return `e${String(this.counters.entity++)}`;
  }

  field(): string {
    return `f${String(this.counters.field++)}`;
  }

  option(): string {
    return `o${String(this.counters.option++)}`;
  }

  /** The id of anything else: `v4` of a view, `r5` of a rule. All of them share one counter. */
  node(letter: NodeLetter): string {
    return `${letter}${String(this.counters.node++)}`;
  }

  /** What the model must keep in `next`. */
  state(): Counters {
    return { ...this.counters };
  }
}

/** The key of the same field one revision on: `f3.1` → `f3.2`. */
export function nextRevision(field: Field): string {
  const [id = field.id, revision = '1'] = field.key.split('.');
  return `${id}.${String(Number(revision) + 1)}`;
}
