import { listProjects } from '@tessera/shared/contracts';
import type { ApiPort } from '@tessera/shared/remote';
import { freeName } from './free-name';

/** A name like a taken one that none of the person's projects has; undefined where those cannot be read. */
export async function findFreeName(api: ApiPort, taken: string): Promise<string | undefined> {
  const projects = await api.call(listProjects, { query: {} }).catch(() => undefined);
  return projects && freeName(taken, projects);
}
