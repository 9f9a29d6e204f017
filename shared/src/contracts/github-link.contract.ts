import * as z from 'zod/mini';
import { defineContract } from './define-contract';
import { branchNameSchema, githubProblemSchema, repositoryNameSchema } from './github.contract';
import { decidedPlaceSchema } from './run-conflict';
import { changedFileSchema } from './version-diff.contract';
import { versionSchema } from './version.contract';

const byProject = z.object({ id: z.uuid() });

const lastPushSchema = z.object({
  at: z.iso.datetime(),
  commit: z.string(),
  /** Where GitHub shows the commit. */
  url: z.string(),
  /** The newest version that it brought; versions may be gone since, their numbers stay. */
  versionNumber: z.int(),
});

/** What this server knows of a project's repository without asking GitHub. */
const linkSchema = z.object({
  repository: repositoryNameSchema,
  /** Where GitHub shows the branch. */
  url: z.string(),
  branch: z.string(),
  pushOnVersion: z.boolean(),
  /** Versions that the branch does not have yet. */
  ahead: z.int(),
  /**
   * The newest version that the branch has: compared with it, the newest one shows what a push would bring. Null where there is none,
   * where it is not kept any more, and after a pull that merged, until the next push.
   */
  branchVersionId: z.nullable(z.uuid()),
  /** The number of the newest version that the branch has as it is, kept or not; 0 where it has none. */
  branchVersionNumber: z.int(),
  /** After a pull that merged, until the next push: versions up to this one go there with the merge, and not by themselves. */
  mergedUpTo: z.nullable(z.int()),
  lastPush: z.nullable(lastPushSchema),
  /** Why the last push after a version did not work, for people; null once one did. */
  pushProblem: z.nullable(z.string()),
});

export const projectRepositorySchema = z.extend(linkSchema, {
  /** Commits of the branch that the project does not have; null where GitHub could not be asked, see `problem`. */
  behind: z.nullable(z.int()),
  problem: z.nullable(githubProblemSchema),
  /** The repository has no commit yet, or not this branch. */
  isEmpty: z.boolean(),
  /** The branch is somewhere else than the project knows it, also where it was set back: a push is refused, a pull brings both together. */
  isDiverged: z.boolean(),
});
export type ProjectRepository = z.infer<typeof projectRepositorySchema>;

/** The repository that a project is linked to; null while it is linked to none. Asks GitHub, and says where it could not. */
export const readProjectRepository = defineContract({
  method: 'GET',
  path: '/project/:id/github',
  access: 'user',
  request: { params: byProject },
  response: z.object({ link: z.nullable(projectRepositorySchema) }),
});

/**
 * Links a project, changes its branch or what happens after a version; null unlinks, and nothing at GitHub changes. 404 for a
 * repository that GitHub does not show, 403 for one that the account may not push to, 409 NOT_CONNECTED and RECONNECT, 502.
 */
export const linkProject = defineContract({
  method: 'PUT',
  path: '/project/:id/github',
  access: 'user',
  request: {
    params: byProject,
    body: z.object({
      repository: z.nullable(repositoryNameSchema),
      /** The repository's default one unless given. */
      branch: z.optional(branchNameSchema),
      pushOnVersion: z.optional(z.boolean()),
    }),
  },
  response: z.object({ link: z.nullable(projectRepositorySchema) }),
});

export const linkedProjectSchema = z.extend(linkSchema, {
  project: z.object({
    id: z.uuid(),
    name: z.string(),
    /** Whose changes the diff viewer shows. */
    agentId: z.uuid(),
    headVersionNumber: z.nullable(z.int()),
    headVersionId: z.nullable(z.uuid()),
  }),
});
export type LinkedProject = z.infer<typeof linkedProjectSchema>;

/** Every linked project of the caller's, the one changed last first. Does not ask GitHub. */
export const listLinkedProjects = defineContract({
  method: 'GET',
  path: '/github/projects',
  access: 'user',
  request: {},
  response: z.object({ items: z.array(linkedProjectSchema) }),
});

/** A file that does not go to GitHub or come from it, and why, for people. */
export const leftOutSchema = z.object({ path: z.string(), why: z.string() });
export type LeftOut = z.infer<typeof leftOutSchema>;

/** So many files that were left out are told by name. */
export const MAX_LEFT_OUT = 100;

const outsideCommitSchema = z.object({
  sha: z.string(),
  /** Its first line. */
  message: z.string(),
  author: z.string(),
  at: z.iso.datetime(),
  url: z.string(),
});

/** What a push would bring, before it does. */
export const pushPreviewSchema = z.object({
  branch: z.string(),
  /** GitHub has no such branch yet: the push makes it. */
  isNewBranch: z.boolean(),
  /** A commit for each version that is not there yet, the oldest first. None: there is nothing to push. */
  commits: z.array(
    z.object({ versionId: z.uuid(), number: z.int(), message: z.string(), at: z.iso.datetime() }),
  ),
  /** Other versions that are in the first of them, the oldest first: after a pull that merged, and where there are too many for a commit each. */
  besides: z.array(z.object({ versionId: z.uuid(), number: z.int() })),
  /** The files that they change, all together. */
  files: z.array(changedFileSchema),
  leftOut: z.array(leftOutSchema),
  /** Commits of the branch that the project does not have, the newest first, at most 20, and how many there are. */
  newer: z.array(outsideCommitSchema),
  behind: z.int(),
  /** A push would be refused: the branch has newer commits, or was set back. */
  isDiverged: z.boolean(),
  /** What a pull request for them would say: what the receipts of their runs say (SCR-18). */
  pullRequest: z.object({ title: z.string(), body: z.string() }),
});
export type PushPreview = z.infer<typeof pushPreviewSchema>;

export const readPushPreview = defineContract({
  method: 'GET',
  path: '/project/:id/github/changes',
  access: 'user',
  request: {
    params: byProject,
    query: z.object({
      branch: z.optional(branchNameSchema),
      /** The newest version that is to be brought; the newest there is unless given. 403 for one of another project. */
      versionId: z.optional(z.uuid()),
    }),
  },
  response: pushPreviewSchema,
});

const messageSchema = z.string().check(z.trim(), z.maxLength(2000, 'A message has at most 2,000 characters'));

/**
 * Pushes each version that the branch does not have as one commit. `message` is that of the newest version's commit. 409 DIVERGED
 * with `behind` where GitHub has commits that the project does not: pull first, or give `newBranch`, which begins where both were
 * last the same. 409 NOT_CONNECTED and RECONNECT, 403 where the account may not push, 429 for too many, 502.
 */
export const pushProject = defineContract({
  method: 'POST',
  path: '/project/:id/github/push',
  access: 'user',
  idempotent: true,
  request: {
    params: byProject,
    body: z.object({
      /** The link's unless given. */
      branch: z.optional(branchNameSchema),
      message: z.optional(messageSchema),
      /** Makes a branch of this name; the link stays on its own. 409 CONFLICT where there is one. */
      newBranch: z.optional(branchNameSchema),
    }),
  },
  response: z.object({
    /** The newest commit; null where there was nothing to push. */
    commit: z.nullable(z.string()),
    url: z.string(),
    branch: z.string(),
    commits: z.int(),
    /** At most `MAX_LEFT_OUT`, and how many there are besides. */
    leftOut: z.array(leftOutSchema),
    moreLeftOut: z.optional(z.int()),
  }),
});

/** Places that can be decided in one pull, and UTF-16 code units of both sides of all of them: they are decided at once. */
export const MAX_PULL_PLACES = 5000;
export const MAX_PULL_LETTERS = 300_000;
/** Of both sides again, and of what is to stand there: all of both, and some words more. */
const MAX_DECIDED_LETTERS = 3 * MAX_PULL_LETTERS;

/** What a pull would bring came to: the texts of both sides where they touch the same lines. */
export const pullConflictSchema = z.object({
  path: z.string(),
  /** Mine is the project's, theirs is GitHub's. None: too much to show; the file is decided as a whole then. */
  places: z.array(z.object({ mine: z.string(), theirs: z.string() })),
  /** Which side has no such file any more: its text is '', as that of an empty one would be. */
  removedBy: z.optional(z.enum(['mine', 'theirs'])),
});
export type PullConflict = z.infer<typeof pullConflictSchema>;

/** A file that is to be one side's as a whole, also gone where that side removed it. Asked only where both sides do not go together. */
const decidedFileSchema = z.object({
  path: z.string().check(z.maxLength(400, 'A path has at most 400 characters')),
  take: z.enum(['mine', 'theirs']),
});
export type DecidedFile = z.infer<typeof decidedFileSchema>;

/**
 * Merges what the branch has and the project does not into one new version. 409 CONFLICT with `conflicts` where both sides changed
 * the same lines: sent again with `decided`, which names the text of each place, and with `decidedFiles` for files without places. 409
 * CONFLICT without them while the builder works on the project. 409 NOT_CONNECTED and RECONNECT, 422 where it is more than a project
 * can hold, 413 where the account has no room for it, 429 for too many pulls, 502.
 */
export const pullProject = defineContract({
  method: 'POST',
  path: '/project/:id/github/pull',
  access: 'user',
  idempotent: true,
  request: {
    params: byProject,
    body: z.object({
      strategy: z.optional(z.literal('merge')),
      decided: z.optional(
        z.array(decidedPlaceSchema).check(
          z.maxLength(MAX_PULL_PLACES, 'Too many places to decide'),
          z.refine(
            (places) =>
              places.reduce((sum, one) => sum + one.mine.length + one.theirs.length + one.text.length, 0) <=
              MAX_DECIDED_LETTERS,
            'The texts are too long to be sent. Change the files under Code instead.',
          ),
        ),
      ),
      decidedFiles: z.optional(
        z.array(decidedFileSchema).check(z.maxLength(MAX_PULL_PLACES, 'Too many files to decide')),
      ),
    }),
  },
  response: z.object({
    /** Null where there was nothing to pull, or nothing of it changes a file of the project. */
    version: z.nullable(versionSchema),
    /** Commits that came. */
    commits: z.int(),
    /** At most `MAX_LEFT_OUT`, and how many there are besides. */
    leftOut: z.array(leftOutSchema),
    moreLeftOut: z.optional(z.int()),
    conflicts: z.array(pullConflictSchema),
  }),
});

/** Pushes what is not there yet to a branch of its own, and opens a pull request from it; one that is open already is answered. 422 where GitHub refuses it, with why. */
export const openPullRequest = defineContract({
  method: 'POST',
  path: '/project/:id/github/pull-request',
  access: 'user',
  idempotent: true,
  request: {
    params: byProject,
    body: z.object({
      title: z
        .string('Please enter a title')
        .check(
          z.trim(),
          z.minLength(1, { message: 'Please enter a title', abort: true }),
          z.maxLength(200, 'A title has at most 200 characters'),
        ),
      body: z.string().check(z.maxLength(20_000, 'At most 20,000 characters')),
      /** Made by this call, or made before by a push of ours. */
      branch: branchNameSchema,
      /** Where it is to be merged; the link's branch unless given. */
      base: z.optional(branchNameSchema),
      /** The newest version that is proposed; the newest there is unless given. 403 for one of another project. */
      versionId: z.optional(z.uuid()),
    }),
  },
  response: z.object({ number: z.int(), url: z.string(), branch: z.string() }),
});
