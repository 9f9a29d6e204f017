import type { Sort } from '@tessera/shared/contracts';
import { quote } from './source-text';

/** An order as a property of a view or a block; the field as it is written there. */
export function sortProperty(field: string, { direction }: Sort): string {
  return `sort: { field: ${field}, direction: ${quote(direction)} }`;
}
