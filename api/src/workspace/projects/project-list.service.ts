import { MOST_PROJECTS, type Project, type ProjectFilter, type ProjectSort } from '@tessera/shared/contracts';
import { invalidField } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { SiteAddress } from '../../config/site-addresses';
import type { Database, Queryable } from '../../db/database';
import { drawMissing } from '../overviews/overviews.service';
import { readCursor, writeCursor } from './list-cursor.rules';
import type { LiveDeployments } from './live-deployments.port';
import * as lists from './project-lists.repository';
import type { ProjectView } from './project-lists.repository';
import { presentProject } from './project.view';
import { restorableSince } from './restore-time.rules';

export interface ListQuery {
  readonly status?: ProjectFilter | undefined;
  readonly sort?: ProjectSort | undefined;
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export interface ProjectListSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly live: LiveDeployments;
  readonly addressOf: SiteAddress;
}

/** Lists of projects: so many statements whatever their length, and so many projects whatever there are. */
export function createProjectList({ db, clock, live, addressOf }: ProjectListSettings) {
  async function presentAll(q: Queryable, views: readonly ProjectView[]): Promise<Project[]> {
    const deployments = await live.ofProjects(
      q,
      views.map(({ project }) => project.id),
    );
    const undrawn = views.flatMap(({ head, thumbnail }) => (head && thumbnail === null ? head.id : []));
    const drawn = await drawMissing(q, undrawn);
    return views.map((view) => {
      const thumbnail = view.thumbnail ?? (view.head && drawn.get(view.head.id));
      const seen = view.thumbnail === undefined ? view : { ...view, thumbnail: thumbnail ?? null };
      return presentProject(seen, deployments.get(view.project.id), addressOf);
    });
  }

  return {
    /** One project; undefined when there is none. */
    async present(q: Queryable, id: string): Promise<Project | undefined> {
      const view = await lists.readProjectView(q, id);
      return view && (await presentAll(q, [view]))[0];
    },
    /** Throws BAD_REQUEST at a cursor of another order, or of nobody's. */
    async list(caller: Caller, query: ListQuery): Promise<Project[]> {
      if (isPlain(query))
        return presentAll(db, await lists.listProjectViews(db, caller.userId, MOST_PROJECTS));
      const { sort = 'changed', limit: most = MOST_PROJECTS } = query;
      const views = await lists.findProjectViews(
        db,
        wishOf(caller, query, most, clock()),
        await readLive(caller, query),
      );
      const last = views.length > most ? views[most - 1] : undefined;
      const projects = await presentAll(db, views.slice(0, most));
      if (!last) return projects;
      const nextCursor = writeCursor(sort, lists.placeOf(last, sort));
      return projects.map((project) =>
        project.id === last.project.id ? { ...project, nextCursor } : project,
      );
    },
  };

  /** Needed by two of the filters. */
  async function readLive({ userId }: Caller, { status }: ListQuery): Promise<readonly string[]> {
    return status === 'live' || status === 'not-deployed' ? live.projectsOf(db, userId) : [];
  }
}

/** What nearly every page asks. */
function isPlain(query: ListQuery): boolean {
  return Object.values(query).every((value) => value === undefined);
}

function wishOf(caller: Caller, query: ListQuery, most: number, now: Date): lists.ListWish {
  const { status: filter = 'all', sort = 'changed', search, limit, cursor } = query;
  const after = cursor === undefined ? undefined : readCursor(sort, cursor);
  if (cursor !== undefined && !after) throw invalidField('cursor', 'Not where this list goes on');
  // One more says whether the list goes on.
  return {
    userId: caller.userId,
    filter,
    deletedSince: restorableSince(now),
    sort,
    search,
    after,
    limit: most + 1,
    isDrawn: limit !== undefined,
  };
}
