import type { DiffRow } from '@tessera/shared/diff';

/** What the page asks of the worker that compares texts. */
export interface DiffQuestion {
  readonly number: number;
  readonly before: string;
  readonly after: string;
}

export interface DiffAnswer {
  readonly number: number;
  readonly rows: readonly DiffRow[];
}
