import * as z from 'zod/mini';
import { readEntry, removeEntry, writeEntry } from './entry';
import { creationSchema } from './schemas';

/** An application that is asked for: the same key answers the same project and run, however often a page reloads. */
export type Creation = z.infer<typeof creationSchema>;

const VERSION = 1;
const keyOf = (name: string) => `tessera.creation:${name}`;

/**
 * Leaves what /create-app/{name} begins with by itself once somebody is signed in.
 *
 * Written by mf-marketing (a template that was chosen) and mf-dashboard (the app home, the create page); read by
 * mf-dashboard's create page, which removes it when the builder opens.
 *
 * @param name the name in the address
 */
export function writeCreation(name: string, creation: Creation): void {
  writeEntry(keyOf(name), VERSION, creation);
}

export function readCreation(name: string): Creation | undefined {
  // Before there were versions the fields were the same.
  const parse = (record: unknown) => z.safeParse(creationSchema, record).data;
  return readEntry(keyOf(name), { version: VERSION, parse });
}

export function removeCreation(name: string): void {
  removeEntry(keyOf(name));
}
