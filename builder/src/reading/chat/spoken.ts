import type { Operation } from '../../operations/operation';
import type { Touched } from '../world';

/** What a message spoke of, kept until the next one as JSON, which an older build may have written. */

/** What 'it' and 'that one' mean in the next message. */
export type Spoken = Touched;

/** What was done is kept for 'the email too' and 'no, I meant the phone'; of a long message that is worth no more than this. */
const MOST_KEPT = 20_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOperation = (value: unknown): value is Operation =>
  isObject(value) && typeof value['kind'] === 'string';

/** For keeping: the same without what was done where that is long. */
export function keepSpoken(touched: Touched): Spoken {
  if (JSON.stringify(touched).length <= MOST_KEPT) return touched;
  const { did: _, ...rest } = touched;
  return rest;
}

function operationsOf(value: unknown): readonly Operation[] | undefined {
  return Array.isArray(value) && value.every(isOperation) ? value : undefined;
}

function didOf(value: unknown): Touched['did'] {
  if (!isObject(value)) return undefined;
  const [operations, undo] = [operationsOf(value['operations']), operationsOf(value['undo'])];
  return operations && undo ? { operations, undo } : undefined;
}

/** What was kept, as far as it is what it should be. */
export function takeSpoken(kept: unknown): Spoken {
  if (!isObject(kept)) return {};
  const textOf = (key: string) => (typeof kept[key] === 'string' ? kept[key] : undefined);
  const [entity, field, option, node] = [textOf('entity'), textOf('field'), textOf('option'), textOf('node')];
  const fields = Array.isArray(kept['fields'])
    ? kept['fields'].filter((id): id is string => typeof id === 'string')
    : undefined;
  const did = didOf(kept['did']);
  return {
    ...(entity !== undefined && { entity }),
    ...(field !== undefined && { field }),
    ...(option !== undefined && { option }),
    ...(node !== undefined && { node }),
    ...(fields && { fields }),
    ...(did && { did }),
  };
}
