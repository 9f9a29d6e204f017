import * as z from 'zod/mini';
import { defineContract } from './define-contract';
import { dataPlaceSchema } from './project.contract';
import { listedProjectSchema } from './project-list.contract';
import { branchNameSchema, repositoryNameSchema } from './github.contract';
import { projectNameSchema } from './projects.contract';
import { variableEnvironmentSchema } from './variables.contract';

/** A `.env` file that became variables: which, and never what they are. */
const importedEnvFileSchema = z.object({
  path: z.string(),
  environment: variableEnvironmentSchema,
  names: z.array(z.string()),
});
export type ImportedEnvFile = z.infer<typeof importedEnvFileSchema>;

/** What of a ZIP or a repository becomes the project, and what does not. */
export const importReportSchema = z.object({
  files: z.int(),
  /** Of all of them. */
  bytes: z.int(),
  skipped: z.array(z.object({ path: z.string(), why: z.string() })),
  /** Left out beside those that `skipped` names. */
  moreSkipped: z.int(),
  /** Files whose contents become variables of the project, and no files. */
  variables: z.optional(z.array(importedEnvFileSchema)),
  /** 'Tessera' for what comes back; null where nothing tells. */
  framework: z.nullable(z.string()),
  /** There is no application model: chat cannot change it. */
  isCodeOnly: z.boolean(),
  /** There is a file for the preview to start from. */
  hasEntry: z.boolean(),
  /** Of a repository: what was looked at. */
  source: z.optional(z.object({ repository: z.string(), branch: z.string(), commit: z.string() })),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/**
 * Makes a project out of a ZIP that was sent with the purpose `import` (docs/documents/project-archive.md), or out of a branch of a
 * repository, to which it is linked from then on. `dryRun` says what would become of it and makes nothing. 422 for what cannot be a
 * project, 415 for another kind of file; of a repository also 404, 409 NOT_CONNECTED and RECONNECT, 502.
 */
export const importProject = defineContract({
  method: 'POST',
  path: '/project/import',
  access: 'user',
  idempotent: true,
  request: {
    body: z
      .object({
        source: z.enum(['zip', 'github'], 'A ZIP or a repository can be imported'),
        uploadId: z.optional(z.uuid('The file is missing')),
        repository: z.optional(repositoryNameSchema),
        /** The repository's default one unless given. */
        branch: z.optional(branchNameSchema),
        /** What the report was about, so that nothing else is imported. */
        commit: z.optional(z.string().check(z.regex(/^[0-9a-f]{40}$/, 'Not a commit'))),
        projectName: projectNameSchema,
        description: z.optional(z.string().check(z.maxLength(2000))),
        /** The browser's, whatever is said, where what comes is code only. */
        dataPlace: z.optional(dataPlaceSchema),
        dryRun: z.optional(z.boolean()),
      })
      .check(
        z.refine(({ source, uploadId }) => source !== 'zip' || uploadId !== undefined, {
          path: ['uploadId'],
          message: 'The file is missing',
        }),
        z.refine(({ source, repository }) => source !== 'github' || repository !== undefined, {
          path: ['repository'],
          message: 'Please choose a repository',
        }),
      ),
  },
  /** The report of a dry run, else the project. */
  response: z.object({ report: z.optional(importReportSchema), project: z.optional(listedProjectSchema) }),
});
