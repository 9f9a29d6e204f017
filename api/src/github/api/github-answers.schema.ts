import * as z from 'zod/mini';

/** People are sent there. */
const page = z.url({ protocol: /^https?$/ });

/** What of GitHub's answers is used. */
export const accountSchema = z.object({ id: z.int(), login: z.string() });

export const repositoryAnswerSchema = z.object({
  id: z.int(),
  name: z.string(),
  full_name: z.string(),
  owner: z.object({ login: z.string() }),
  description: z.nullish(z.string()),
  language: z.nullish(z.string()),
  stargazers_count: z._default(z.int(), 0),
  forks_count: z._default(z.int(), 0),
  private: z.boolean(),
  visibility: z.optional(z.string()),
  updated_at: z.nullish(z.string()),
  pushed_at: z.nullish(z.string()),
  html_url: page,
  default_branch: z._default(z.string(), 'main'),
  topics: z._default(z.array(z.string()), []),
  license: z.nullish(z.object({ spdx_id: z.nullish(z.string()), name: z.nullish(z.string()) })),
  size: z._default(z.int(), 0),
  archived: z._default(z.boolean(), false),
  permissions: z.optional(z.object({ push: z._default(z.boolean(), false) })),
});
export type RepositoryAnswer = z.infer<typeof repositoryAnswerSchema>;

const sha = z.string().check(z.regex(/^[0-9a-f]{40}$/));

export const branchesSchema = z.array(z.object({ name: z.string() }));
export const referenceSchema = z.object({ object: z.object({ sha }) });
export const shaSchema = z.object({ sha });

export const treeSchema = z.object({
  sha,
  truncated: z._default(z.boolean(), false),
  tree: z.array(
    z.object({
      path: z.string(),
      mode: z.string(),
      type: z.enum(['blob', 'tree', 'commit']),
      sha,
      size: z._default(z.int(), 0),
    }),
  ),
});

export const blobSchema = z.object({ encoding: z.literal('base64'), content: z.string() });

const personSchema = z.nullish(
  z.object({
    name: z._default(z.string(), ''),
    email: z._default(z.string(), ''),
    date: z._default(z.string(), ''),
  }),
);
export const commitSchema = z.object({
  sha,
  html_url: page,
  commit: z.object({ message: z.string(), author: personSchema, tree: z.object({ sha }) }),
  parents: z.array(z.object({ sha })),
});
export type CommitAnswer = z.infer<typeof commitSchema>;

/** What putting a file answers. */
export const firstFileSchema = z.object({
  commit: z.object({ sha, tree: z.object({ sha }), parents: z._default(z.array(z.object({ sha })), []) }),
});

export const compareSchema = z.object({
  ahead_by: z.int(),
  behind_by: z.int(),
  total_commits: z.int(),
  merge_base_commit: z.object({ sha }),
  commits: z.array(commitSchema),
});

export const pullRequestSchema = z.object({ number: z.int(), html_url: page });

/** Nothing of it is used. */
export const anythingSchema = z.unknown();
