import type { AgentDiff } from '@tessera/shared/contracts';
import { notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import { requireAgent, requireProject } from '../projects/project-access.service';
import { requireRunPlace } from '../runs/run-access.service';
import { requireVersion } from './version-access.service';
import type { VersionDiffService } from './version-diff.service';
import {
  findNewestOfAgent,
  findVersionSummary,
  listVersionSummaries,
  type VersionSummary,
} from './versions.repository';

/** What is asked for; the newest run with a version unless told. */
export interface AgentDiffQuery {
  readonly run?: string | undefined;
  readonly version?: string | undefined;
  readonly against?: string | undefined;
}

/** What an agent's runs changed (DIFF-06). */
export interface AgentDiffService {
  /** Throws FORBIDDEN for what is somebody else's, and for a version of another project. */
  read(caller: Caller, agentId: string, query: AgentDiffQuery): Promise<AgentDiff>;
}

interface Agent {
  readonly id: string;
  readonly projectId: string;
}

export function createAgentDiffService(db: Database, differences: VersionDiffService): AgentDiffService {
  async function requireOwn(caller: Caller, agent: Agent, id: string): Promise<VersionSummary> {
    const version = await requireVersion(db, caller, id);
    if (version.projectId !== agent.projectId) throw notYours('version');
    return version;
  }

  /** The version to show; a run that was asked for goes before one. */
  async function choose(
    caller: Caller,
    agent: Agent,
    { run, version }: AgentDiffQuery,
    all: readonly VersionSummary[],
  ): Promise<VersionSummary | undefined> {
    const asked = version === undefined ? undefined : await requireOwn(caller, agent, version);
    if (run === undefined) return asked ?? (await findNewestOfAgent(db, agent.id)) ?? all[0];
    const { agentId, versionId } = await requireRunPlace(db, caller, run);
    if (agentId !== agent.id || versionId === null) return undefined;
    return findVersionSummary(db, versionId);
  }

  return {
    async read(caller, agentId, query) {
      const agent = await requireAgent(db, caller, agentId);
      const { id, name } = await requireProject(db, caller, agent.projectId);
      const all = await listVersionSummaries(db, id);
      const chosen = await choose(caller, agent, query, all);
      if (query.against !== undefined) await requireOwn(caller, agent, query.against);
      const diff = chosen && (await differences.read(caller, chosen.id, query.against));
      return {
        project: { id, name },
        change:
          chosen && diff
            ? {
                ...diff,
                runId: chosen.runId,
                projectId: id,
                baseVersionId: diff.against?.id ?? null,
                versionId: chosen.id,
              }
            : null,
        versions: all.map((version) => ({
          id: version.id,
          number: version.number,
          note: version.note,
          author: version.author,
          origin: version.origin,
          runId: version.runId,
          at: version.createdAt.toISOString(),
        })),
      };
    },
  };
}
