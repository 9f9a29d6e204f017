import { momentSchema } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { invalidField } from './app-error';

/** Where a list that has its newest first goes on: behind the row of this time and id. */
export interface CursorPosition {
  readonly at: Date;
  readonly id: string;
}

const positionSchema = z.tuple([momentSchema, z.uuid()]);

export function writePosition({ at, id }: CursorPosition): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

/** Undefined at the beginning. Throws 400 at `cursor` for what `writePosition` did not make. */
export function readPosition(cursor: string | undefined): CursorPosition | undefined {
  if (cursor === undefined) return undefined;
  const parsed = positionSchema.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '));
  if (!parsed.success) throw invalidField('cursor', 'Not a cursor of this list');
  const [at, id] = parsed.data;
  return { at: new Date(at), id };
}
