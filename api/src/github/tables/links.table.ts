import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const repositoryId = () => bigint('repository_id', { mode: 'number' }).notNull();

export const projectRepositories = pgTable('project_repositories', {
  projectId: uuid('project_id').primaryKey(),
  /** As GitHub wrote it last; the id stays when it is renamed. */
  repository: text().notNull(),
  repositoryId: repositoryId(),
  branch: text().notNull(),
  pushOnVersion: boolean('push_on_version').notNull().default(false),
  pushProblem: text('push_problem'),
  linkedAt: at('linked_at').notNull(),
  /** Who pushes or pulls at the moment, and until when it is believed to. */
  busyId: uuid('busy_id'),
  busyUntil: at('busy_until'),
});

export const repositoryBranches = pgTable(
  'repository_branches',
  {
    projectId: uuid('project_id').notNull(),
    repositoryId: repositoryId(),
    branch: text().notNull(),
    /** The newest commit of the branch that the project has; null until the first one is known to be there. */
    commit: text(),
    /** The files that both have there. */
    treeHash: text('tree_hash'),
    /** Versions up to this one are in the branch. */
    versionNumber: integer('version_number').notNull().default(0),
    /** A pull that merged went over the versions after this one: the next commit has them all. */
    mergedAfter: integer('merged_after'),
    pendingCommit: text('pending_commit'),
    pendingTreeHash: text('pending_tree_hash'),
    pendingVersionNumber: integer('pending_version_number'),
    pushedAt: at('pushed_at'),
    pushedCommit: text('pushed_commit'),
    pushedVersionNumber: integer('pushed_version_number'),
    /** When it was last pushed to, pulled from or unlinked. */
    touchedAt: at('touched_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.repositoryId, table.branch] })],
);

export const repositoryCalls = pgTable(
  'repository_calls',
  {
    userId: uuid('user_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.idempotencyKey] })],
);
