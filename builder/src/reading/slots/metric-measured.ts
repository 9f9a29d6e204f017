import type { Field, FieldType } from '@tessera/shared/contracts';
import { LEVEL } from '../figures/worked';
import type { Op } from '../figures/words';
import type { MetricSaid } from './metric-cut';
import type { Content } from './metric-names';

/** What a figure works out of each record. */
export interface Measure {
  readonly op: Op;
  readonly field?: Field;
  readonly value?: string;
  /** Of a share: what it is a share of. */
  readonly condition?: string;
}

/** A text that the figure says to be a number: it is made one first. */
export interface Retype {
  readonly retype: Field;
  readonly type: FieldType;
}
export type Measured = Measure | Retype | undefined;

export type Full = Content & { readonly measured?: Field };

export const usualOp = ({ type, name }: Field, { op }: MetricSaid): Op => {
  if (op !== undefined && op !== 'count') return op;
  return /^(?:rating|percent)$/.test(type) || LEVEL.test(name) ? 'average' : 'sum';
};
