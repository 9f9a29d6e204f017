import { projectSortSchema, type ProjectSort } from '@tessera/shared/contracts';
import * as z from 'zod/mini';

const cursorSchema = z.tuple([projectSortSchema, z.string().check(z.maxLength(100)), z.uuid()]);

interface Place {
  readonly value: string;
  readonly id: string;
}

/** The place at which a list in this order goes on, as the caller hands it back. */
export function writeCursor(sort: ProjectSort, { value, id }: Place): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

/** What a cursor says; undefined for what none of ours is, and for one of another order. */
export function readCursor(sort: ProjectSort, cursor: string): Place | undefined {
  const { data } = cursorSchema.safeParse(parseText(Buffer.from(cursor, 'base64url').toString()));
  if (data?.[0] !== sort) return undefined;
  const [, value, id] = data;
  const isTime = z.iso.datetime().safeParse(value).success;
  return sort === 'name' || isTime ? { value, id } : undefined;
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not one of ours: whoever asked is told so.
    return undefined;
  }
}
