import { ownStorage } from '@tessera/shared/remote';
import * as z from 'zod/mini';
import type { Place } from './arrange-tables';

const storage = ownStorage('mf-dashboard', 'localStorage');
const keyOf = (projectId: string) => `design-places:${projectId}`;
const placesSchema = z.record(z.string(), z.object({ x: z.number(), y: z.number() }));

/** Where somebody put tables on the canvas of a project, by the ids of the tables. */
export function readPlaces(projectId: string): Readonly<Record<string, Place>> {
  try {
    return z.safeParse(placesSchema, JSON.parse(storage.read(keyOf(projectId)) ?? '{}')).data ?? {};
  } catch {
    // Cut off by a full storage: tables are arranged by themselves.
    return {};
  }
}

export function keepPlaces(projectId: string, places: Readonly<Record<string, Place>>): void {
  if (Object.keys(places).length > 0) storage.write(keyOf(projectId), JSON.stringify(places));
  else storage.remove(keyOf(projectId));
}
