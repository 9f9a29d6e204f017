import type { ApplicationModel, Field } from '@tessera/shared/contracts';

/** Written into every model, so that a later generator knows what it reads. */
export const GENERATOR = 'tessera-rules/2';

/** What an id begins with: view, filter, rule, index, badge, action, sample, metric, page, block. */
export type NodeLetter = 'v' | 'q' | 'r' | 'i' | 'b' | 'a' | 's' | 'm' | 'p' | 'k';

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

  /**
   * A later key of a field: `f3.1` → `f3.9`. Counted with the nodes, so that a change which was undone leaves no key to be used
   * again: records may still hold what was typed meanwhile.
   */
  key({ id, key }: Field): string {
    const [, revision = '1'] = key.split('.');
    const next = Math.max(Number(revision) + 1, this.counters.node);
    this.counters.node = next + 1;
    return `${id}.${String(next)}`;
  }

  /** What the model must keep in `next`. */
  state(): Counters {
    return { ...this.counters };
  }
}
