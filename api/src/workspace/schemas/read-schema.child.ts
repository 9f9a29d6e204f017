import { readSchema } from '../../validation/read-schema';
import { SpoiledError } from '../../work/serve-work';
import type { ReadSchema } from './read-schema.schema';

const TOO_DEEP: ReadSchema = { kind: 'unread', message: 'This SQL is nested too deeply to be read.' };

/** A parser that gave up may answer nonsense from now on. */
export async function readSchemaOf(sql: string): Promise<ReadSchema> {
  try {
    return await readSchema(sql);
  } catch {
    throw new SpoiledError(TOO_DEEP);
  }
}
