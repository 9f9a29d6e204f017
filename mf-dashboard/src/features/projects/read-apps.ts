import type { Project } from '@tessera/shared/contracts';
import type { AppsQuery } from './apps-query';

/** Of one call: a screenful or two. */
export const PART = 24;
const MOST_OF_CALL = 100;

export interface PartOfApps {
  readonly projects: readonly Project[];
  /** What asks for those behind them; undefined at the end. */
  readonly next: string | undefined;
}

export type ListApps = (query: AppsQuery, limit: number, cursor: string | undefined) => Promise<Project[]>;

/** The first of what a query asks for, at least `count` of them, one call after the other. */
export async function readApps(list: ListApps, query: AppsQuery, count: number): Promise<PartOfApps> {
  const projects: Project[] = [];
  for (let next: string | undefined; ;) {
    const wanted = Math.max(PART, count - projects.length);
    const part = await list(query, Math.min(MOST_OF_CALL, wanted), next);
    projects.push(...part);
    next = part.at(-1)?.nextCursor;
    if (next === undefined || projects.length >= count) return { projects, next };
  }
}
