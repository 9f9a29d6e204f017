import * as z from 'zod/mini';
import { repositorySchema, type Repository } from '../contracts';
import { personStorage } from '../remote';

const LIST = 'repositories';
const SELECTED = 'selected-repositories';
const ACCOUNT = 'repositories-account';
/** As many are kept: a browser gives a site some megabytes, and these are what changed last. */
const MOST = 1000;

const listSchema = z.object({ version: z.literal(1), raw: z.array(repositorySchema) });
const namesSchema = z.array(z.string());

function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string | null,
): z.infer<Schema> | undefined {
  try {
    return z.safeParse(schema, JSON.parse(text ?? 'null')).data;
  } catch {
    // Not ours: the same as nothing kept.
    return undefined;
  }
}

/** GIT-04: the list that GitHub gave last; undefined while this browser keeps none. */
export function readKeptRepositories(userId: string): readonly Repository[] | undefined {
  return parse(listSchema, personStorage(userId).read(LIST))?.raw;
}

export function keepRepositories(userId: string, repositories: readonly Repository[]): void {
  const kept = { version: 1, raw: repositories.slice(0, MOST) };
  personStorage(userId).write(LIST, JSON.stringify(kept));
}

/** GIT-04: the names of those that somebody selected for deploying; undefined while this browser keeps none. */
export function readKeptSelection(userId: string): readonly string[] | undefined {
  return parse(namesSchema, personStorage(userId).read(SELECTED));
}

export function keepSelection(userId: string, names: readonly string[]): void {
  personStorage(userId).write(SELECTED, JSON.stringify(names));
}

/** The account is disconnected: its names do not stay. */
export function forgetRepositories(userId: string): void {
  personStorage(userId).remove(LIST);
  personStorage(userId).remove(SELECTED);
  personStorage(userId).remove(ACCOUNT);
}

/**
 * What this browser keeps is of this account only: it may have been changed elsewhere.
 *
 * @param login null while none is connected
 */
export function keepToAccount(userId: string, login: string | null): void {
  const storage = personStorage(userId);
  if (login !== null && storage.read(ACCOUNT) === login) return;
  forgetRepositories(userId);
  if (login !== null) storage.write(ACCOUNT, login);
}
