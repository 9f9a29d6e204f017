import type { Field } from '@tessera/shared/contracts';

type Indexed = Pick<Field, 'type' | 'many' | 'computed'>;

/** Why a field can be in no index, as in 'Total, which is worked out'; undefined where it can. */
export function whyNotIndexed({ type, many, computed }: Indexed): string | undefined {
  if (computed !== undefined) return 'is worked out';
  if (many === true || type === 'tags') return 'holds several values';
  return type === 'image' ? 'is a picture' : undefined;
}
