import type { Visitor } from '../../core/visitor';

/** What counts as one network: the one place that says so. */
export function networkOf({ address }: Pick<Visitor, 'address'>): string {
  return address;
}
