import type { Metric } from '@tessera/shared/contracts';

/** How records are shown, written down by names. The first key says which kind it is. */

interface ViewBase {
  /** 'Table', 'By stage' and so on without it. */
  readonly name?: string;
  readonly where?: string;
  /** 'Due', 'Due desc'; the order of the entity without it. */
  readonly sort?: string;
}

type Names = readonly string[];

/** A view by its fields; `'table'` alone shows the most telling ones. */
export type ViewDraft =
  | 'table'
  | 'list'
  | 'cards'
  | (ViewBase & { readonly table: Names })
  | (ViewBase & { readonly list: Names })
  | (ViewBase & { readonly cards: Names })
  | (ViewBase & { readonly board: string; readonly show?: Names })
  | (ViewBase & { readonly calendar: string; readonly end?: string; readonly color?: string })
  | (ViewBase & { readonly timeline: string; readonly end: string })
  | (ViewBase & { readonly gallery: string; readonly show?: Names })
  | (ViewBase & { readonly chart: string; readonly shape?: 'bar' | 'line' | 'donut' })
  | (ViewBase & { readonly figures: Names });

interface MetricBase {
  readonly where?: string;
  /** One result for each value of this field. */
  readonly by?: string;
  readonly per?: NonNullable<Metric['by']>['period'];
  readonly goal?: number;
}

/** `{ count: 'Order' }`, `{ sum: 'Total', of: 'Order', by: 'Paid on', per: 'month' }`. */
export type MetricDraft =
  | (MetricBase & { readonly count: string })
  | (MetricBase & { readonly sum: string; readonly of: string })
  | (MetricBase & { readonly average: string; readonly of: string })
  | (MetricBase & { readonly smallest: string; readonly of: string })
  | (MetricBase & { readonly largest: string; readonly of: string });

export type BlockDraft =
  | { readonly records: string }
  | { readonly figures: Names; readonly title?: string }
  | { readonly chart: string; readonly shape?: 'bar' | 'line' | 'donut' | 'table'; readonly title?: string }
  | {
      readonly shortlist: string;
      readonly title: string;
      readonly where?: string;
      readonly sort?: string;
      /** Five without it. */
      readonly most?: number;
    }
  | { readonly add: Names }
  | { readonly text: string; readonly title?: string };
