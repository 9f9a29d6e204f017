import type { ApplicationModel, Field } from '@tessera/shared/contracts';

/** Written into every model, so that a later generator knows what it reads. */
export const GENERATOR = 'tessera-rules/1';

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
